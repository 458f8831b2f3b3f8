import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import type { BillFacts, BillFault } from './billFaults.ts';
import { assentStage, stageLabel } from './stages.ts';

/** The field at which a contradiction is told: `status`, `stageDates.Royal Assent`, `parts.0.inForceDate` … */
export function faultField(fault: BillFault, bill: Pick<BillFacts, 'jurisdiction'>): string {
  const start = (name: string, part: number | null) => (part === null ? name : `parts.${part}.${name}`);
  switch (fault.fault) {
    case 'startNeedsDay':
    case 'proclaimedHasDay':
    case 'startsBeforeAssent':
    case 'retroAfterAssent':
      return start('inForceDate', fault.part);
    case 'order':
      return `stageDates.${fault.later.stage}`;
    case 'dayBeyondStatus':
    case 'reachedToCome':
      return `stageDates.${fault.reached.stage}`;
    case 'seenToCome':
      return 'seenOn';
    case 'unknownStage':
      return `stageDates.${fault.stage}`;
    case 'assentNeedsDay':
      return `stageDates.${assentStage(bill.jurisdiction)}`;
    case 'othersNeedParts':
      return 'inForce';
    case 'lawHasOutcome':
      return 'outcome';
    case 'sameName':
      return `parts.${fault.part}.what`;
    default:
      return 'status';
  }
}

const named = ({ stage, date }: { stage: string; date: string }): string =>
  `${t(stageLabel(stage))}, ${shortDate(date)}`;

/** The same in words for an editor. */
export function faultText(fault: BillFault): string {
  switch (fault.fault) {
    case 'startNeedsDay':
      return t('Say on which day it starts.');
    case 'proclaimedHasDay':
      return t('What is to be proclaimed has no day yet.');
    case 'order':
      return t('{{later}}, comes before {{earlier}}.', {
        later: named(fault.later),
        earlier: named(fault.earlier),
      });
    case 'startsBeforeAssent':
      return t('{{date}} comes before {{assent}}: it would be retroactive to that day.', {
        date: shortDate(fault.date),
        assent: named(fault.assent),
      });
    case 'retroAfterAssent':
      return t('{{date}} comes after {{assent}}: that is no retroactive start.', {
        date: shortDate(fault.date),
        assent: named(fault.assent),
      });
    case 'reachedToCome':
      return t('{{date}} is still to come.', { date: shortDate(fault.reached.date) });
    case 'seenToCome':
      return t('{{date}} is still to come.', { date: shortDate(fault.date) });
    case 'dayBeyondStatus':
      return t('The bill has not reached this stage.');
    case 'unknownStage':
      return t('This legislature has no such stage.');
    case 'assentNeedsDay':
      return t('It starts on assent: say on which day that was.');
    case 'regulationIsFiled':
      return t('A regulation is filed; it passes no stages.');
    case 'billIsNotFiled':
      return t('A bill is not filed; choose a stage of its legislature.');
    case 'othersNeedParts':
      return t('Add the parts that say when each starts.');
    case 'lawHasOutcome':
      return t('What became law did not end without becoming law.');
    case 'sameName':
      return t('Another part has this name.');
    default:
      return t('This legislature has no such stage.');
  }
}
