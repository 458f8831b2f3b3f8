import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import type { ChecklistRequirement } from '../contract.ts';
import { urgencyOf } from '../rules.ts';
import c from './Checklists.module.css';

/** Whether something is still to be done about a requirement. */
export const isOpen = ({ status, notApplicable, isRetired }: ChecklistRequirement): boolean =>
  status !== 'Done' && notApplicable === null && !isRetired;

/** How pressing the due date of an open requirement is; null without one. */
export const dueUrgency = (one: ChecklistRequirement, today: string) =>
  one.due && isOpen(one) ? urgencyOf(one.due.on, today) : null;

/** When a requirement is due: as the organisation says, or else as the law does. */
export function DueCell({ requirement: one, today }: { requirement: ChecklistRequirement; today: string }) {
  const { due, lawDueOn } = one;
  if (due) {
    const urgency = dueUrgency(one, today);
    return (
      <span className={c.due} data-urgency={urgency ?? undefined}>
        {shortDate(due.on)}
        {urgency === 'overdue' && <small>{t('Overdue')}</small>}
      </span>
    );
  }
  return lawDueOn ? (
    <span className={c.due} data-law>
      {shortDate(lawDueOn)}
      <small>{t('set by law')}</small>
    </span>
  ) : null;
}
