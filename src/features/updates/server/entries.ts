import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { htmlToText } from '../../../shared/htmlToText.ts';
import { placedProvisions, VALUE_CHANGES } from '../../provisions/server/reads.ts';
import { PLACE_COLUMNS, placeOf } from './places.ts';
import { summaryText } from './summaryText.ts';
import '../../catalogue/server/tables.ts';
import '../../legislation/server/tables.ts';
import type { UpdateEntry, ValueChange } from '../contract.ts';

/** An entry before bills and reasons are joined to it. */
export type BareEntry = Omit<UpdateEntry, 'bill' | 'why'> & { billId: string | null };

const summaryOf = (overview: string | null, description: string | null): string =>
  summaryText(overview ? htmlToText(overview) : (description ?? ''));

/** These entries, the same for everybody, by id. */
export async function entriesByIds(db: Db, ids: string[]): Promise<Map<string, BareEntry>> {
  const rows = await placedProvisions(db)
    .innerJoin('update_entries', 'update_entries.provision_id', 'provisions.id')
    .leftJoin('upcoming_changes', 'upcoming_changes.id', 'update_entries.upcoming_change_id')
    .select([
      'update_entries.id',
      'update_entries.at',
      'update_entries.change_type',
      'update_entries.bill_id',
      'update_entries.line',
      'upcoming_changes.changes_overview',
    ])
    .select(PLACE_COLUMNS)
    .select([
      sql<string>`((update_entries.at at time zone 'America/Toronto')::date)::text`.as('day'),
      sql<string | null>`left(provisions.text_description, 1200)`.as('description'),
      VALUE_CHANGES.$castTo<ValueChange[] | null>().as('values'),
    ])
    .where(oneOf('update_entries.id', ids))
    .execute();
  const made = rows.map(
    (row): BareEntry => ({
      ...placeOf(row),
      id: row.id,
      date: row.day,
      createdAt: row.at.toISOString(),
      changeType: row.change_type,
      billId: row.bill_id,
      summary: row.line ?? summaryOf(row.changes_overview, row.description),
      values: row.values ?? [],
    }),
  );
  return new Map(made.map((entry) => [entry.id, entry]));
}
