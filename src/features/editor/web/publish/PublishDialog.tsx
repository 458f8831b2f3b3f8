import { Button, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Bar } from '../../../../ui/state/Skeleton.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { EnterKey, Kbd, modKey } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { Finding } from '../../../library/lintProvision.ts';
import { CHANGE_TYPES } from '../../../provisions/contract.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { overwrittenKeys } from '../../lintable.ts';
import type { OpenProvision } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { CheckedAgainst } from './CheckedAgainst.tsx';
import { Checks } from './Checks.tsx';
import c from './PublishDialog.module.css';
import { RollsIn } from './RollsIn.tsx';
import { usePublication } from './usePublication.ts';

/** A part that scrolls can be reached to be scrolled with the keyboard. */
const REACHABLE = { tabIndex: 0 };

interface Props {
  opened: boolean;
  onClose: () => void;
  open: OpenProvision;
  content: EditableProvision;
  /** Of the draft as the server has it. */
  version: number;
  findings: readonly Finding[];
  changes: number;
  onPublished: () => void;
}

const about = (kind: (typeof CHANGE_TYPES)[number], updated: string | null): string => {
  switch (kind) {
    case 'Amendment In Force':
      return t('The law changed and the change holds. Feed, bell and email.');
    case 'Upcoming Amendment':
      return t('Decided, starts later. Feed and email, with its date.');
    case 'Editorial':
      return updated
        ? t('Better words, same law. Nobody is told; Updated stays {{date}}.', { date: shortDate(updated) })
        : t('Better words, same law. Nobody is told.');
  }
};

/** Asks how a draft goes out: what kind of change it is, what readers are told, what it was checked against, and when. */
function PublishDialog({ opened, onClose, open, content, version, findings, changes, onPublished }: Props) {
  const publication = usePublication(open, content, version, opened, (answer) => {
    onClose();
    const { publicationId } = answer;
    if (answer.state === 'published' && publicationId) {
      const undo = () =>
        void editorApi.undoPublish({ params: { id: publicationId } }).then(() => {
          toast.success({ lead: t('Taken back.'), detail: t('The draft is there again.') });
          onPublished();
        }, toastSomethingWentWrong);
      toast.success({
        lead: answer.told > 0 ? t('Published. {{count}} are told.', { count: answer.told }) : t('Published.'),
        link: <LinkButton onClick={undo}>{t('Undo')}</LinkButton>,
        milliseconds: 10_000,
      });
    } else {
      toast.success({ lead: answer.state === 'review' ? t('Sent for review.') : t('Scheduled.') });
    }
    onPublished();
  });
  const { asked, ask, preflight, publish, fieldError, problem, otherProblems } = publication;
  const isEditorial = asked.changeType === 'Editorial';
  const overwritten = overwrittenKeys(open.content, content);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const isBlocked = errors.length > 0;
  const send = () => {
    if (!isBlocked && !publish.isPending) publish.mutate();
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
      <Modal.Content className={c.dialog}>
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
                ? t('{{changes}} changes against what was published {{date}}', {
                    changes,
                    date: shortDate(open.content.effectiveDate),
                  })
                : t('{{count}} changes', { count: changes })}
            </p>
          </div>
          <Modal.CloseButton aria-label={t('Close')} size={36} />
        </div>
        <div className={c.columns}>
          <div className={c.left}>
            <fieldset className={c.kinds}>
              <legend>{t('What kind of change is it?')}</legend>
              {CHANGE_TYPES.map((kind) => (
                <label key={kind} className={c.kind}>
                  <input
                    type="radio"
                    name="changeType"
                    value={kind}
                    checked={asked.changeType === kind}
                    onChange={() => ask({ changeType: kind })}
                  />
                  <span>
                    <strong>{kind}</strong>
                    <span>{about(kind, open.content.effectiveDate)}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            {!isEditorial && (
              <>
                <TextInput
                  type="date"
                  w={220}
                  label={t('Effective date')}
                  description={t('From the newest rows. Readers see it as Updated.')}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  value={asked.effectiveDate ?? ''}
                  error={fieldError('effectiveDate')}
                  onChange={(event) => ask({ effectiveDate: event.currentTarget.value || null })}
                />
                <TextInput
                  label={t('What readers are told, in one line')}
                  rightSectionWidth={84}
                  rightSection={
                    <span className={c.count}>
                      {t('{{count}} of 160', { count: asked.line?.length ?? 0 })}
                    </span>
                  }
                  description={t('Suggested from the values. Goes to the feed, the bell and the summaries.')}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  maxLength={160}
                  value={asked.line ?? ''}
                  error={fieldError('line')}
                  onChange={(event) => ask({ line: event.currentTarget.value })}
                />
              </>
            )}
            {asked.changeType === 'Amendment In Force' && <RollsIn open={open} asked={asked} ask={ask} />}
            {overwritten.length > 0 && (
              <TextInput
                label={t('Why an older row was changed')}
                value={asked.correctionWhy ?? ''}
                error={fieldError('correctionWhy')}
                onChange={(event) => ask({ correctionWhy: event.currentTarget.value })}
              />
            )}
            <CheckedAgainst content={content} publication={publication} />
            <fieldset className={c.when}>
              <legend>{t('When does it go out?')}</legend>
              <SegmentedControl
                size="xs"
                aria-label={t('When does it go out?')}
                data={[
                  { value: 'now', label: t('Now') },
                  { value: 'later', label: t('At a time') },
                ]}
                value={asked.isLater ? 'later' : 'now'}
                onChange={(value) => ask({ isLater: value === 'later' })}
              />
              <TextInput
                type="date"
                size="xs"
                aria-label={t('Day')}
                disabled={!asked.isLater}
                value={asked.day}
                error={fieldError('at')}
                onChange={(event) => ask({ day: event.currentTarget.value })}
              />
              <TextInput
                type="time"
                size="xs"
                aria-label={t('Time')}
                disabled={!asked.isLater}
                value={asked.time}
                onChange={(event) => ask({ time: event.currentTarget.value })}
              />
              <span className={c.count}>{t('Toronto time')}</span>
            </fieldset>
          </div>
          <section className={c.right} aria-label={t('What follows')} {...REACHABLE}>
            <h3>{t('Who is told')}</h3>
            <div className={c.told} data-quiet={isEditorial || undefined}>
              <Told
                count={preflight.data?.members}
                what={t('members')}
                how={t('with {{jurisdiction}}, in the feed', { jurisdiction: open.jurisdictionName })}
              />
              <Told
                count={preflight.data && preflight.data.daily + preflight.data.weekly}
                what={t('by email')}
                how={
                  preflight.data
                    ? t('{{daily}} daily and {{weekly}} weekly', {
                        daily: preflight.data.daily,
                        weekly: preflight.data.weekly,
                      })
                    : ''
                }
              />
              <Told
                count={preflight.data?.reports}
                what={t('reports')}
                how={t('hold this provision and show a change')}
              />
            </div>
            {preflight.error && <p className={c.problem}>{t('Who is told could not be counted.')}</p>}
            {!isEditorial && (
              <>
                <h3>{t('In the feed')}</h3>
                <div className={c.entry}>
                  <strong>{open.group.name}</strong>
                  <p>{asked.line}</p>
                  <p className={c.tags}>
                    <Tag tone={asked.changeType === 'Amendment In Force' ? 'teal' : 'amber'}>
                      {asked.changeType}
                    </Tag>{' '}
                    <Jur code={open.jurisdiction} />
                  </p>
                  <p>{open.area.name}</p>
                </div>
              </>
            )}
            <h3>{t('Before it goes out')}</h3>
            <Checks findings={findings} />
          </section>
        </div>
        <div className={c.foot}>
          <div className={c.problems} role="alert">
            {[problem, ...otherProblems].filter(Boolean).map((one) => (
              <p key={one}>{one}</p>
            ))}
            {isBlocked && (
              <p>{t('{{count}} findings keep this from being published.', { count: errors.length })}</p>
            )}
          </div>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            disabled={isBlocked}
            loading={publish.isPending}
            onClick={send}
            rightSection={
              <Kbd>
                {modKey()} <EnterKey />
              </Kbd>
            }
          >
            {buttonWords(open.needsReview, asked, preflight.data?.members ?? 0)}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
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

const Told = ({ count, what, how }: { count: number | undefined; what: string; how: string }) => (
  <div>
    <span className={c.big}>{count === undefined ? <Bar width={36} height={18} /> : count}</span>
    <span>
      <strong>{what}</strong>
      <span>{how}</span>
    </span>
  </div>
);

export { PublishDialog as Component };
