import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { addDays } from '../../../shared/torontoDate.ts';
import type { Scope } from '../../identity/scope.ts';
import { CONTENT_VERSION, inScope, provisionsInTopics } from '../../provisions/server/reads.ts';
import '../../catalogue/server/tables.ts';
import { visibleDuties } from '../../checklists/server/reads.ts';
import { fromOpenChanges } from '../../legislation/server/reads.ts';
import type { DateRange } from '../rules.ts';

/** What of the feed a person may see, by id, with the content version at which that was asked. */
export interface VisibleFeed {
  version: number;
  /** Newest first. */
  entries: string[];
  /** Changes that may start on a day of the reminders or later. */
  changes: string[];
  duties: string[];
  /** Of the provisions asked about. */
  provisions: string[];
}

/** What is looked for: the days of the entries, the first day of the reminders, and provisions that notes remind of. */
export interface FeedQuestion {
  range: DateRange;
  remindersFrom: string;
  provisionIds: string[];
}

/** The instant at which a calendar day begins in Toronto. */
const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone 'America/Toronto'`;

/** Answers all that depends on who asks, in one statement; topics whose changes are no longer reported have none (decisions 6). */
export async function visibleFeed(
  db: Db,
  scope: Scope,
  { range, remindersFrom, provisionIds }: FeedQuestion,
): Promise<VisibleFeed> {
  const entries = provisionsInTopics(db)
    .innerJoin('update_entries', 'update_entries.provision_id', 'provisions.id')
    .select('update_entries.id')
    .where('update_entries.at', '>=', startOf(range.from))
    .where('update_entries.at', '<', startOf(addDays(range.to, 1)))
    .where('topics.frozen_at', 'is', null)
    .where(inScope(scope))
    .orderBy('update_entries.at', 'desc')
    .orderBy('update_entries.seq', 'desc');
  const provisions = provisionsInTopics(db).select('provisions.id').where(inScope(scope));
  const ofChange = provisions
    .where('provisions.id', '=', sql.ref<string>('c.provision_id'))
    .where('topics.frozen_at', 'is', null);
  const changes = sql`select c.id ${fromOpenChanges}
    and coalesce(part.in_force_date, b.in_force_date, c.in_force_date, b.assent_date) >= ${remindersFrom}::date
    and exists (${ofChange}) order by c.id`;
  const noted = provisions.where(oneOf('provisions.id', provisionIds));
  const { rows } = await sql<VisibleFeed>`select ${CONTENT_VERSION} as version,
    array(${entries}) as entries, array(${changes}) as changes, array(${visibleDuties(db, scope)}) as duties,
    array(${noted}) as provisions`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The feed was asked about and nothing was answered.');
  return row;
}
