import { IconCheck } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { StageBar } from '../../../ui/parts/StageBar.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { progressOf, stageAbbreviation, stageLabel } from '../../legislation/stages.ts';
import type { TrackedBill } from '../contract.ts';
import { outcomeNote, outcomeWords, staleText } from '../seenText.ts';
import c from './StageCell.module.css';
import { standingOf } from './trackerFilters.ts';

/** How far a bill is, in words and as a bar; a filed regulation has no bar (specification 4). */
export function StageCell({ bill }: { bill: TrackedBill }) {
  if (bill.outcome) {
    const note = outcomeNote(bill.outcome);
    return (
      <>
        <Tag>{outcomeWords(bill.outcome)}</Tag>
        {note && <div className={c.note}>{note}</div>}
      </>
    );
  }
  const progress = progressOf(bill.jurisdiction, bill.status, bill.number);
  const label = bill.isInForce ? t('In Force') : t(stageLabel(bill.status));
  if (!progress) return <Tag tone={bill.isInForce ? 'green' : undefined}>{label}</Tag>;
  const short = stageAbbreviation(bill.status);
  const stale = standingOf(bill) === 'before' ? staleText(bill, torontoDay(new Date())) : null;
  const hasTwoChambers = progress.chambers.includes('second');
  return (
    <>
      <div className={c.stage}>
        <span>{label}</span>
        {bill.isInForce ? (
          <IconCheck size={14} stroke={2.4} color="var(--ll-green)" aria-hidden />
        ) : (
          <span className={c.step}>
            {short && (
              <>
                <abbr title={label}>{short}</abbr> ·{' '}
              </>
            )}
            {t('{{reached}} of {{total}}', { reached: progress.reached, total: progress.chambers.length })}
          </span>
        )}
      </div>
      <StageBar
        segments={hasTwoChambers ? progress.chambers : progress.chambers.map(() => 'first')}
        reached={progress.reached}
        inForce={bill.isInForce}
        label={label}
      />
      {stale && <div className={c.note}>{stale}</div>}
    </>
  );
}
