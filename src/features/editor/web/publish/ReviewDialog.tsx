import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { shortDate, shortMoment } from '../../../../shared/torontoDate.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { ChangeTag } from '../../../../ui/parts/ChangeTag.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { RedlineText } from '../../../provisions/web/compare/RedlineText.tsx';
import { SourceRef } from '../../../provisions/web/SourceRef.tsx';
import type { OpenProvision } from '../../schemas.ts';
import { DATA_KEY, editorApi } from '../api.ts';
import c from './ReviewDialog.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  provisionId: string;
  /** Whose draft it is. */
  of: OpenProvision['othersDrafts'][number] | null;
  onDone: () => void;
}

type Draft = Awaited<ReturnType<typeof editorApi.colleagueDraft>>;

const parts = ({ texts }: Draft): [name: string, html: string | null][] => [
  [t('Text'), texts.description],
  [t('Warning'), texts.warning],
  [t('Policy'), texts.policy],
];

/** The draft of a colleague as a second reader has it, and what they answer. */
function useSecondReading({ opened, onClose, provisionId, of, onDone }: Props) {
  const editorId = of?.editorId ?? '';
  const draft = useQuery({
    queryKey: [...DATA_KEY, 'colleagueDraft', provisionId, editorId],
    enabled: opened && of !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => editorApi.colleagueDraft({ params: { id: provisionId, editorId } }, { signal }),
  });
  const finish = (lead: string) => () => {
    toast.success({ lead });
    onClose();
    onDone();
  };
  const approve = useMutation({
    mutationFn: (version: number) =>
      editorApi.approve({ params: { id: provisionId }, body: { editorId, version } }),
    onSuccess: ({ state }) =>
      finish(state === 'time' ? t('Approved. It goes out at its time.') : t('Approved and published.'))(),
    onError: (error) => {
      toastSomethingWentWrong(error);
      void draft.refetch();
    },
  });
  const sendBack = useMutation({
    mutationFn: () => editorApi.cancelWaiting({ params: { id: provisionId }, body: { editorId } }),
    onSuccess: finish(t('Sent back. The draft stays with its editor.')),
    onError: toastSomethingWentWrong,
  });
  const isBusy = approve.isPending || sendBack.isPending;
  return { draft, approve, sendBack, isBusy };
}

const Texts = ({ draft }: { draft: Draft }) => (
  <div className={c.texts}>
    {/* Numbers and sources are short, and would be missed below a long text. */}
    {draft.others.map(({ name, redline }) => (
      <section key={name} aria-label={name}>
        <h3>{name}</h3>
        <RedlineText html={redline} />
      </section>
    ))}
    {parts(draft).map(
      ([name, html]) =>
        html && (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <RedlineText html={html} />
          </section>
        ),
    )}
  </div>
);

/** Whether the time that its editor asked for is still to come. */
const goesOutLater = ({ publication }: Draft): boolean =>
  publication?.at != null && new Date(publication.at) > new Date();

interface AnswerProps {
  draft: Draft;
  reading: ReturnType<typeof useSecondReading>;
}

const Answer = ({ draft, reading: { approve, sendBack, isBusy } }: AnswerProps) => (
  <Actions atEnd>
    <Button variant="default" disabled={isBusy} onClick={() => sendBack.mutate()}>
      {t('Send back')}
    </Button>
    <Button
      loading={approve.isPending}
      disabled={isBusy || draft.isStale}
      title={draft.isStale ? t('Somebody published since. It has to be merged first.') : undefined}
      onClick={() => approve.mutate(draft.version)}
    >
      {goesOutLater(draft) ? t('Approve') : t('Approve and publish')}
    </Button>
  </Actions>
);

/** What a colleague wrote, against what is published. Where they asked for a second reader, it is approved or sent back from here. */
function ReviewDialog(props: Props) {
  const { opened, onClose, of } = props;
  const reading = useSecondReading(props);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('Draft of {{name}}', { name: of?.name ?? '' })}
      width={680}
    >
      <Loaded query={reading.draft} skeleton={320} failed={t('The draft could not be loaded.')}>
        {(read) => (
          <>
            <HowItGoesOut draft={read} />
            <Texts draft={read} />
            {of?.mayApprove && <Answer draft={read} reading={reading} />}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function HowItGoesOut({ draft }: { draft: Draft }) {
  const { publication } = draft;
  if (!publication) return null;
  const { changeType, effectiveDate, line, checkedAgainst, nothingRead } = publication;
  return (
    <dl className={c.how}>
      <dt>{t('Kind of change')}</dt>
      <dd>
        {changeType === 'Editorial' ? <Tag>{changeType}</Tag> : <ChangeTag type={changeType} />}{' '}
        {effectiveDate && shortDate(effectiveDate)}
      </dd>
      {line && (
        <>
          <dt>{t('What readers are told')}</dt>
          <dd>{line}</dd>
        </>
      )}
      <dt>{t('Checked against')}</dt>
      <dd>
        {checkedAgainst.length === 0 && nothingRead}
        {checkedAgainst.map((ref) => (
          <div key={ref}>
            <SourceRef source={ref} />
          </div>
        ))}
      </dd>
      <dt>{t('When it goes out')}</dt>
      <dd>
        {publication.at && goesOutLater(draft)
          ? t('{{at}}, Toronto time', { at: shortMoment(publication.at) })
          : t('As soon as it is approved')}
      </dd>
    </dl>
  );
}

export { ReviewDialog as Component };
