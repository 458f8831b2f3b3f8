import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { htmlToText } from '../../../platform/html/htmlToText.ts';
import { openChanges } from '../../legislation/server/reads.ts';
import type { DateRange } from '../rules.ts';

/** A reminder before its provision and bill are joined to it. */
export interface BareReminder {
  id: string;
  date: string;
  provisionId: string;
  billId: string | null;
  /** Plain text. */
  description: string;
}

/** The changes that start within the days: enacted, and not in the text of their provision yet. */
export async function startingBetween(db: Db, { from, to }: DateRange): Promise<BareReminder[]> {
  const dated = await openChanges(
    db,
    sql`coalesce(part.in_force_date, b.in_force_date, c.in_force_date, b.assent_date) >= ${from}::date`,
  );
  return dated.flatMap(({ id, day, provisionId, billId, overview }) =>
    day !== null && day >= from && day <= to
      ? [{ id, date: day, provisionId, billId, description: htmlToText(overview) }]
      : [],
  );
}
