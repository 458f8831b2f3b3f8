import { IconClock } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { StageBar } from '../../../../ui/parts/StageBar.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { RowLine, RowTitle } from '../../../../ui/workspace/ChoiceList.tsx';
import { inForceText } from '../../../legislation/inForceText.ts';
import { progressOf, stageLabel } from '../../../legislation/stages.ts';
import { outcomeWords, staleDays } from '../../seenText.ts';
import type { StaffBillRow } from '../../staffContract.ts';
import { standingOf } from '../trackerFilters.ts';
import c from './StaffTracker.module.css';

const stageText = (bill: StaffBillRow): string => {
  if (bill.outcome) return outcomeWords(bill.outcome);
  const { total, inForce } = bill.parts;
  if (!bill.isInForce && inForce > 0) return t('Part {{inForce}} of {{total}} in force', { inForce, total });
  return bill.isInForce ? t('In Force') : t(stageLabel(bill.status));
};

/** A bill in the list: its name, how far it is, and whether nobody looked at it for long. */
export function BillRow({ bill }: { bill: StaffBillRow }) {
  const progress = progressOf(bill.jurisdiction, bill.status, bill.number);
  const isBefore = standingOf(bill) === 'before';
  const days = isBefore ? staleDays(bill, torontoDay(new Date())) : null;
  const stale =
    days !== null
      ? t('Not looked at for {{count}} days', { count: days })
      : isBefore && !bill.seenOn && !bill.outcome && t('Never looked at');
  const label = stageText(bill);
  return (
    <>
      <RowTitle
        left={<Jur code={bill.jurisdiction} />}
        right={
          stale && (
            <Tag tone="amber" icon={<IconClock size={13} aria-hidden />}>
              {stale}
            </Tag>
          )
        }
      >
        {bill.number ?? bill.name}
      </RowTitle>
      {bill.number && <RowLine>{bill.name}</RowLine>}
      <span className={c.state}>
        {progress && (
          <StageBar
            segments={bill.outcome ? progress.chambers.map(() => 'after') : progress.chambers}
            reached={progress.reached}
            inForce={bill.isInForce}
            label={label}
          />
        )}
        <span>{label}</span>
        {!bill.outcome && (
          <span>{isBefore ? bill.lastMove && shortDate(bill.lastMove) : inForceText(bill)}</span>
        )}
      </span>
    </>
  );
}
