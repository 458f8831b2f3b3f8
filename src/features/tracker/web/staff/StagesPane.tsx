import { Button, Select } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { StageBar } from '../../../../ui/parts/StageBar.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { BILL_OUTCOMES, IN_FORCE_TYPES, type InForceType } from '../../../legislation/contract.ts';
import { FILED } from '../../../legislation/rules.ts';
import { progressOf, type Stage, stageLabel, stagesOf } from '../../../legislation/stages.ts';
import { startName } from '../../../legislation/startName.ts';
import { outcomeWords } from '../../seenText.ts';
import type { StaffBill } from '../../staffContract.ts';
import { CommitField } from './CommitField.tsx';
import { commencementOf } from './commencementOf.ts';
import { moveOn } from './moveOn.ts';
import c from './StaffTracker.module.css';
import type { BillDraft } from './useBillDraft.ts';

interface Props {
  bill: StaffBill;
  draft: BillDraft;
}

/** Where a chamber stands in the passage of a federal bill, for its colour; the stage after both has its own. */
const placeOf = (stages: readonly Stage[], chamber: Stage['chamber']): string | undefined => {
  if (stages[0]?.chamber === null) return undefined;
  return chamber === null ? 'after' : chamber === stages[0]?.chamber ? 'first' : 'second';
};

function Stages({ bill, draft: { draft, change, errors } }: Props) {
  const stages = stagesOf(bill.jurisdiction, draft.number);
  const at = stages.findIndex(({ name }) => name === draft.status);
  const days = new Map(draft.stageDates.map(({ stage, date }) => [stage, date]));
  const commit = (stage: string) => (date: string | null) =>
    change({
      stageDates: [
        ...draft.stageDates.filter((other) => other.stage !== stage),
        ...(date ? [{ stage, date }] : []),
      ],
    });
  return (
    <ol className={c.stages}>
      {stages.flatMap(({ name, chamber }, i) => [
        chamber && chamber !== stages[i - 1]?.chamber && (
          <li key={chamber} data-head>
            {chamber === 'House' ? t('House') : t('Senate')}
          </li>
        ),
        <li
          key={name}
          data-on={i <= at || undefined}
          data-chamber={draft.outcome ? 'after' : placeOf(stages, chamber)}
        >
          <button
            type="button"
            aria-pressed={i === at}
            aria-label={t('Stands at {{stage}}', { stage: t(stageLabel(name)) })}
            onClick={() => change({ status: name })}
          >
            <i aria-hidden />
            {t(stageLabel(name).replace(/ \((?:House|Senate)\)$/, ''))}
          </button>
          <CommitField
            type="date"
            label={t('Day of {{stage}}', { stage: t(stageLabel(name)) })}
            placeholder={t('Day unknown')}
            value={days.get(name) ?? null}
            onCommit={commit(name)}
            error={errors[`stageDates.${name}`]}
          />
        </li>,
      ])}
    </ol>
  );
}

interface StartAndEndProps extends Pick<Props, 'draft'> {
  today: string;
  onLook: () => void;
}

/** How a bill starts, how it ended, and when somebody last looked. */
function StartAndEnd({ draft: { draft, change, errors }, today, onLook }: StartAndEndProps) {
  return (
    <div className={c.fields}>
      <Select
        label={t('In force')}
        data={IN_FORCE_TYPES.map((value) => ({ value, label: startName(value) }))}
        value={draft.inForce}
        onChange={(value) => value && change({ inForce: value as InForceType, inForceDate: null })}
        error={errors.inForce}
      />
      {(draft.inForce === 'on date' || draft.inForce === 'retro on date') && (
        <CommitField
          type="date"
          label={t('Day it starts')}
          isLabelShown
          value={draft.inForceDate}
          onCommit={(inForceDate) => change({ inForceDate })}
          error={errors.inForceDate}
        />
      )}
      <Select
        label={t('Ended')}
        placeholder={t('It has not ended')}
        data={BILL_OUTCOMES.map((value) => ({ value, label: outcomeWords(value) }))}
        value={draft.outcome}
        onChange={(outcome) => change({ outcome: outcome as typeof draft.outcome })}
        clearable
        clearButtonProps={{ 'aria-label': t('It has not ended') }}
        error={errors.outcome}
      />
      <CommitField
        type="date"
        label={t('Looked at')}
        isLabelShown
        value={draft.seenOn}
        onCommit={(seenOn) => change({ seenOn })}
        error={errors.seenOn}
      />
      <Button
        variant="default"
        onClick={onLook}
        disabled={draft.seenOn === today}
        rightSection={<Kbd>R</Kbd>}
      >
        {t('Looked at today, no move')}
      </Button>
    </div>
  );
}

/** Where a bill stands: its stages with their days, how it starts, how it ended, and when somebody last looked. */
export function StagesPane({ bill, draft: form }: Props) {
  const { draft, change, takeBack, errors } = form;
  const today = torontoDay(new Date());
  const next = moveOn(draft, bill.jurisdiction, today);
  const progress = progressOf(bill.jurisdiction, draft.status, draft.number);
  const move = () => {
    if (!next) return;
    const { number, name, status, stageDates, seenOn } = draft;
    change(next);
    toast.success({
      lead: t('Moved on to {{stage}}.', { stage: t(stageLabel(next.status)) }),
      detail: number ?? name,
      link: <LinkButton onClick={() => takeBack({ status, stageDates, seenOn })}>{t('Undo')}</LinkButton>,
      milliseconds: 10_000,
    });
  };
  const look = () => change({ seenOn: today });
  useKeys({ m: next ? move : undefined, r: look });
  return (
    <>
      <PaneHeading title={t('Stages')}>
        {bill.kind === 'bill' && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={!next}
            onClick={move}
            rightSection={<Kbd>M</Kbd>}
          >
            {t('Move on')}
          </Button>
        )}
      </PaneHeading>
      {bill.kind === 'bill' ? (
        <>
          {progress && (
            <StageBar
              segments={draft.outcome ? progress.chambers.map(() => 'after') : progress.chambers}
              reached={progress.reached}
              inForce={commencementOf(draft, bill.jurisdiction, today) === 'whole'}
              label={draft.outcome ? outcomeWords(draft.outcome) : t(stageLabel(draft.status))}
            />
          )}
          <Stages bill={bill} draft={form} />
        </>
      ) : (
        <p className={c.quiet}>{t(FILED)}</p>
      )}
      {errors.status && <p className={c.error}>{errors.status}</p>}
      <StartAndEnd draft={form} today={today} onLook={look} />
    </>
  );
}
