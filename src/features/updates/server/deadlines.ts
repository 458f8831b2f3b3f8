import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/session/actor.ts';
import { inScope } from '../../provisions/server/reads.ts';
import '../../provisions/server/tables.ts';
import { type DateRange, occurrences } from '../rules.ts';
import type { BareReminder } from './inForceReminders.ts';

/** A dated duty, wherever it is written: once on a date, or every year on an MM-DD. */
export type Due = { date: string } | { yearly: string };

/** The days within the window on which the dated duties of provisions fall, for what the person may see. */
export async function provisionDeadlines(db: Db, scope: Scope, window: DateRange): Promise<BareReminder[]> {
  const rows = await db
    .selectFrom('provision_deadlines')
    .innerJoin('provisions', 'provisions.id', 'provision_deadlines.provision_id')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .select([
      'provision_deadlines.id',
      'provision_deadlines.provision_id',
      'provision_deadlines.duty',
      'provision_deadlines.due_on',
      'provision_deadlines.due_yearly',
    ])
    .where(inScope(scope))
    .execute();
  return rows.flatMap(({ id, provision_id: provisionId, duty, due_on, due_yearly }) => {
    const due: Due | null = due_on ? { date: due_on } : due_yearly ? { yearly: due_yearly } : null;
    const days = due ? occurrences(due, window) : [];
    return days.map((date) => ({
      id: `${id}-${date}`,
      date,
      provisionId,
      billId: null,
      description: duty,
    }));
  });
}
