import { Button, Modal } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { EnterKey, Kbd, modKey } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { Finding } from '../../../library/lintProvision.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { OpenProvision } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { PublicationForm } from './PublicationForm.tsx';
import c from './PublishDialog.module.css';
import { type AskedPublication, type Published, usePublication } from './usePublication.ts';
import { WhatFollows } from './WhatFollows.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  open: OpenProvision;
  content: EditableProvision;
  /** Of the draft as the server has it. */
  version: number;
  findings: readonly Finding[];
  changes: number;
  /** Somebody published meanwhile. */
  onStale: () => void;
  onPublished: () => void;
}

/** Says that it is out, waits or is scheduled; what is out can be taken back for a moment. */
function toastPublished({ publicationId, state, told }: Published, onUndone: () => void): void {
  if (state !== 'published' || !publicationId) {
    toast.success({ lead: state === 'review' ? t('Sent for review.') : t('Scheduled.') });
    return;
  }
  const undo = () =>
    void editorApi.undoPublish({ params: { id: publicationId } }).then(() => {
      toast.success({ lead: t('Taken back.'), detail: t('The draft is there again.') });
      onUndone();
    }, toastSomethingWentWrong);
  toast.success({
    lead: told > 0 ? t('Published. {{count}} are told.', { count: told }) : t('Published.'),
    link: <LinkButton onClick={undo}>{t('Undo')}</LinkButton>,
    milliseconds: 10_000,
  });
}

const buttonWords = (
  needsReview: boolean,
  asked: { isLater: boolean; day: string; time: string; changeType: string },
  members: number,
): string => {
  if (needsReview) return t('Send for review');
  if (asked.isLater)
    return t('Schedule for {{date}}, {{time}}', {
      date: asked.day === '' ? '–' : shortDate(asked.day),
      time: asked.time,
    });
  return asked.changeType === 'Editorial' || members === 0
    ? t('Publish')
    : t('Publish and tell {{count}}', { count: members });
};

const Head = ({ open, changes }: Pick<Props, 'open' | 'changes'>) => (
  <div className={c.head}>
    <div>
      <Modal.Title>
        {t('Publish {{name}}, {{jurisdiction}}', {
          name: open.group.name,
          jurisdiction: open.jurisdictionName,
        })}
      </Modal.Title>
      <p>
        {open.content.effectiveDate
          ? t('{{count}} changes against what was published {{date}}', {
              count: changes,
              date: shortDate(open.content.effectiveDate),
            })
          : t('{{count}} changes', { count: changes })}
      </p>
    </div>
    <Modal.CloseButton aria-label={t('Close')} size={36} />
  </div>
);

interface FootProps {
  publication: AskedPublication;
  /** Findings that keep it from being published. */
  errors: number;
  needsReview: boolean;
  onSend: () => void;
  onClose: () => void;
}

function Foot({ publication, errors, needsReview, onSend, onClose }: FootProps) {
  const { asked, preflight, publish, problem, otherProblems } = publication;
  return (
    <div className={c.foot}>
      <div className={c.problems} role="alert">
        {[problem, ...otherProblems].filter(Boolean).map((one) => (
          <p key={one}>{one}</p>
        ))}
        {errors > 0 && <p>{t('{{count}} findings keep this from being published.', { count: errors })}</p>}
      </div>
      <Button variant="default" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button
        disabled={errors > 0}
        loading={publish.isPending}
        onClick={onSend}
        rightSection={
          <Kbd>
            {modKey()} <EnterKey />
          </Kbd>
        }
      >
        {buttonWords(needsReview, asked, preflight.data?.members ?? 0)}
      </Button>
    </div>
  );
}

/** Asks how a draft goes out: what kind of change it is, what readers are told, what it was checked against, and when. */
function PublishDialog(props: Props) {
  const { opened, onClose, open, content, version, findings, changes, onPublished } = props;
  const publication = usePublication(open, content, version, opened, {
    onPublished: (answer) => {
      onClose();
      toastPublished(answer, onPublished);
      onPublished();
    },
    onStale: props.onStale,
  });
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const send = () => {
    if (errors === 0 && !publication.publish.isPending) publication.publish.mutate();
  };
  useKeys(opened ? { 'mod+Enter': send } : {}, { inDialog: true });
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={1040}
      yOffset="3dvh"
      centered
      radius="lg"
      transitionProps={{ duration: 140 }}
    >
      <Modal.Overlay color="#1b1916" backgroundOpacity={0.5} />
      <Modal.Content classNames={{ content: c.dialog }}>
        <Head open={open} changes={changes} />
        <div className={c.columns}>
          <PublicationForm open={open} content={content} publication={publication} />
          <WhatFollows open={open} publication={publication} findings={findings} />
        </div>
        <Foot
          publication={publication}
          errors={errors}
          needsReview={open.needsReview}
          onSend={send}
          onClose={onClose}
        />
      </Modal.Content>
    </Modal.Root>
  );
}

export { PublishDialog as Component };
