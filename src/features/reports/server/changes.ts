import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../identity/actor.ts';
import {
  changesOf,
  compareAll,
  inScope,
  LAW_CHANGED_AT,
  placedProvisions,
} from '../../provisions/server/reads.ts';
import type { ReportChanges } from '../contract.ts';
import { findReport } from './find.ts';
import type { ReportsServices } from './services.ts';

/** The beginning of a calendar day in Toronto. */
const torontoMidnight = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date::timestamp at time zone 'America/Toronto')`;

/** When a person last saw the texts of a report: their last visit, or else when it was made. */
const lastLook = (reportId: string, userId: string): RawBuilder<Date> => sql<Date>`coalesce(
  (select seen_at from report_visits where report_id = ${reportId} and user_id = ${userId}),
  (select created_at from reports where id = ${reportId}))`;

/** The library dates its texts by the day, at noon exactly: who looked in the morning of that day knows them already. */
const dayOrMoment = (moment: RawBuilder<Date | null>) =>
  sql<Date>`(case when (${moment} at time zone 'America/Toronto')::time = '12:00'
    then date_trunc('day', ${moment} at time zone 'America/Toronto') at time zone 'America/Toronto' else ${moment} end)`;

/** When the text of a provision became what it is: that it was told in other words or looked over since changed nothing in it. */
const textSince = dayOrMoment(LAW_CHANGED_AT);

/** From when an earlier text stood: one of the library whose beginning is not known is older than any day asked about. */
const stoodSince = sql<Date>`coalesce(
  provision_versions.effective_from::timestamp at time zone 'America/Toronto',
  case when provision_versions.from_library then '-infinity'::timestamptz
    else ${dayOrMoment(sql<Date>`provision_versions.published_at`)} end)`;

/**
 * The provisions of a report whose text is another one than it was, with the text as it stood: the newest version that was
 * shown by then. Changes from before a provision came into the report do not count for a last look; for a day they do.
 */
function changedBetween(
  db: Db,
  { scope }: Actor,
  reportId: string,
  { since, until, isDay }: { since: RawBuilder<Date>; until: Date; isDay: boolean },
) {
  const known = isDay ? since : sql<Date>`greatest(${since}, report_provisions.added_at)`;
  return placedProvisions(db)
    .innerJoin('report_provisions', 'report_provisions.provision_id', 'provisions.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('provision_versions')
          .select(['description', 'text_description'])
          .whereRef('provision_versions.provision_id', '=', 'provisions.id')
          .where(stoodSince, '<=', known)
          .orderBy(stoodSince, 'desc')
          .orderBy('provision_versions.published_at', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .select([
      'provisions.id',
      'provision_groups.name',
      'provisions.jurisdiction',
      'jurisdictions.name as jurisdiction_name',
      'areas.id as area_id',
      'areas.name as area_name',
      'topics.id as topic_id',
      'topics.name as topic_name',
      'provisions.description',
      'before.description as before',
    ])
    .select(textSince.as('changed_at'))
    .where('report_provisions.report_id', '=', reportId)
    .where(textSince, '>', known)
    .where(textSince, '<=', until)
    .where(sql<boolean>`provisions.text_description is distinct from before.text_description`)
    .where(inScope(scope))
    .orderBy('report_provisions.position')
    .execute();
}

/**
 * What changed in the texts of a report since a calendar day (Toronto), or since the person last looked, with a redline for
 * each provision. Throws 404 when the report is not there for this person.
 */
export async function reportChanges(
  { db, clock, redlines }: ReportsServices,
  actor: Actor,
  id: string,
  day: string | null,
): Promise<ReportChanges> {
  await findReport(db, actor, id);
  const since = day === null ? lastLook(id, actor.userId) : torontoMidnight(day);
  const until = clock.now();
  const { rows } = await sql<{ since: Date }>`select ${since} as since`.execute(db);
  const changed = await changedBetween(db, actor, id, { since, until, isDay: day !== null });
  const changes = await compareAll(changed, async (row) => {
    const compared = await redlines.redline(row.before ?? '', row.description ?? '');
    return {
      provisionId: row.id,
      name: row.name,
      jurisdiction: row.jurisdiction,
      jurisdictionName: row.jurisdiction_name,
      area: { id: row.area_id, name: row.area_name },
      topic: { id: row.topic_id, name: row.topic_name },
      changedAt: row.changed_at.toISOString(),
      redline: compared.html,
      changes: changesOf(compared),
    };
  });
  return { since: (rows[0]?.since ?? until).toISOString(), until: until.toISOString(), changes };
}

/** Records when the person last saw the texts of a report: never in the future, and never earlier than recorded before. */
export async function markRead(
  { db, clock }: ReportsServices,
  actor: Actor,
  id: string,
  until: Date,
): Promise<void> {
  await findReport(db, actor, id);
  const seen_at = new Date(Math.min(until.getTime(), clock.now().getTime()));
  await db
    .insertInto('report_visits')
    .values({ report_id: id, user_id: actor.userId, seen_at })
    .onConflict((conflict) =>
      conflict
        .columns(['report_id', 'user_id'])
        .doUpdateSet({ seen_at: sql<Date>`greatest(report_visits.seen_at, excluded.seen_at)` }),
    )
    .execute();
}
