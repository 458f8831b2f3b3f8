import { type RawBuilder, sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
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
import { changesAfter, type HistoryText } from './history.ts';
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
const textSince = dayOrMoment(LAW_CHANGED_AT).$castTo<Date | null>();

/** The provisions of a report that the person may see, as they stand, in the report's order. */
const textsNow = (db: Db, { scope }: Actor, reportId: string) =>
  placedProvisions(db)
    .innerJoin('report_provisions', 'report_provisions.provision_id', 'provisions.id')
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
      'provisions.text_description',
      'provisions.as_of',
      'provisions.updated_at',
      'report_provisions.added_at',
    ])
    .select(textSince.as('changed_at'))
    .where('report_provisions.report_id', '=', reportId)
    .where(inScope(scope))
    .orderBy('report_provisions.position')
    .execute();

type TextNow = Awaited<ReturnType<typeof textsNow>>[number];

/** The earlier texts of these provisions, oldest first. */
const earlierTexts = (db: Db, provisionIds: string[]) =>
  db
    .selectFrom('provision_versions')
    .select([
      'provision_id',
      'description',
      'text_description',
      'effective_from',
      'from_library',
      'change_type',
    ])
    .select([
      sql<Date | null>`(effective_from::timestamp at time zone 'America/Toronto')`.as('effective'),
      sql<Date | null>`((effective_to + 1)::timestamp at time zone 'America/Toronto')`.as('ended'),
      dayOrMoment(sql<Date>`provision_versions.published_at`).as('shown'),
    ])
    .where(oneOf('provision_id', provisionIds))
    .orderBy(sql`coalesce(effective_from, (published_at at time zone 'America/Toronto')::date)`)
    .orderBy('shown')
    .execute();

type EarlierText = Awaited<ReturnType<typeof earlierTexts>>[number];

/**
 * When an earlier text began: the day of its rule; for a look, the moment at which it was first shown. Publishing does not always
 * move the day of the rule: of several texts with the same one, the later began when they were shown.
 */
function beganOf(versions: EarlierText[], index: number, byDay: boolean): Date | null {
  const { effective, effective_from, from_library, shown } = versions[index] as EarlierText;
  const older = versions[index - 1];
  if (from_library) return effective ?? older?.ended ?? null;
  if (!older) return effective;
  const isTaken = versions.slice(0, index).some((one) => one.effective_from === effective_from);
  return byDay && effective && !isTaken ? effective : shown;
}

/** All known texts of a provision, oldest first, today's last. */
function historyOf(now: TextNow, versions: EarlierText[], byDay: boolean): HistoryText[] {
  const began = versions.map((_, index) => beganOf(versions, index, byDay));
  const last = versions.at(-1);
  const nowBegan = now.changed_at ?? last?.ended ?? null;
  return [
    ...versions.map((version, index) => ({
      description: version.description,
      began: began[index] ?? null,
      knownOn: torontoDay(began[index] ?? version.shown),
      endedByWords:
        version.change_type === 'Editorial' ||
        version.text_description === (versions[index + 1] ?? now).text_description,
    })),
    {
      description: now.description,
      began: nowBegan,
      knownOn: nowBegan ? torontoDay(nowBegan) : (now.as_of ?? torontoDay(now.updated_at)),
      endedByWords: false,
    },
  ];
}

const placeOf = (row: TextNow) => ({
  provisionId: row.id,
  name: row.name,
  jurisdiction: row.jurisdiction,
  jurisdictionName: row.jurisdiction_name,
  area: { id: row.area_id, name: row.area_name },
  topic: { id: row.topic_id, name: row.topic_name },
});

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/**
 * What changed in the texts of a report since a calendar day (Toronto), or since the person last looked, with a redline for
 * each provision, and the provisions whose history does not reach back to that day. Changes from before a provision came into
 * the report do not count for a last look; for a day they do. Throws 404 when the report is not there for this person.
 */
export async function reportChanges(
  { db, clock, redlines }: ReportsServices,
  actor: Actor,
  id: string,
  day: string | null,
): Promise<ReportChanges> {
  await findReport(db, actor, id);
  const until = clock.now();
  const { rows } = await sql<{ since: Date }>`select ${
    day === null ? lastLook(id, actor.userId) : torontoMidnight(day)
  } as since`.execute(db);
  const since = rows[0]?.since ?? until;
  const texts = await textsNow(db, actor, id);
  const earlier = await earlierTexts(
    db,
    texts.map((text) => text.id),
  );
  const byProvision = new Map<string, EarlierText[]>();
  for (const version of earlier) {
    byProvision.set(version.provision_id, [...(byProvision.get(version.provision_id) ?? []), version]);
  }
  const read = texts.map((text) => {
    const known = day === null ? later(since, text.added_at) : since;
    const history = historyOf(text, byProvision.get(text.id) ?? [], day !== null);
    return { text, ...changesAfter(history, known, until) };
  });
  // A look compares with what the person saw: what was never shown to them is no change.
  const changed = read.filter(({ days, before }) => days.length > 0 && (day !== null || before !== null));
  const changes = await compareAll(changed, async ({ text, days, lastChange, before, knownSince }) => {
    const compared = before && (await redlines.redline(before.description ?? '', text.description ?? ''));
    return {
      ...placeOf(text),
      changedAt: (lastChange ?? until).toISOString(),
      days,
      knownSince: day === null ? null : knownSince,
      redline: compared?.html ?? null,
      changes: compared && changesOf(compared),
    };
  });
  const unreached =
    day === null ? [] : read.filter(({ days, knownSince }) => days.length === 0 && knownSince);
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    changes,
    unreached: unreached.map(({ text, knownSince }) => ({ ...placeOf(text), knownSince: knownSince ?? '' })),
  };
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
