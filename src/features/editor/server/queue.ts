import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { addDays } from '../../../shared/torontoDate.ts';
import type { TypedValue } from '../../provisions/contract.ts';
import {
  HAS_CHANGED_SOURCE,
  placedProvisions,
  readsSince,
  sourceChangesOf,
  valuesOf,
} from '../../provisions/server/reads.ts';
import type { QueueRow } from '../schemas.ts';
import { weightOf } from '../weight.ts';
import './tables.ts';

/** What falls due so soon is read along with what is due. */
const AHEAD_DAYS = 120;
const MAX_ROWS = 200;
/** Weighed at most: far more than anybody reads in a year. */
const MAX_WEIGHED = 2_000;
const READ_DAYS = 30;
/** Characters of a text: enough to know what is to be read again. */
const EXCERPT = 420;

const due = (today: string) => sql<boolean>`(provisions.is_published
  and (provisions.review_due is null or provisions.review_due <= ${addDays(today, AHEAD_DAYS)}::date
    or ${HAS_CHANGED_SOURCE})
  and not exists (select 1 from review_put_off r where r.provision_id = provisions.id and r.until > ${today}::date))`;

/** How many provisions stand in the queue. */
export async function countDue(db: Db, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('provisions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(due(today))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface QueueFilter {
  area?: string | undefined;
  jurisdiction?: JurisdictionCode | undefined;
}

/** Those that are due, what is most pressing first. */
const dueRows = (db: Db, today: string, { area, jurisdiction }: QueueFilter) =>
  placedProvisions(db)
    .select([
      'provisions.id',
      'provisions.jurisdiction',
      'provisions.verification',
      'provisions.confidence',
      'provisions.review_due',
      'provisions.sources',
      'provisions.text_warning',
      'provisions.revision',
      sql<string>`left(provisions.text_description, ${EXCERPT})`.as('excerpt'),
      'provision_groups.name',
      'provision_groups.fields',
      HAS_CHANGED_SOURCE.as('has_changed'),
      'areas.id as area_id',
      'areas.name as area',
      'topics.id as topic_id',
      'topics.name as topic',
    ])
    .where(due(today))
    .$if(area !== undefined, (query) => query.where('areas.id', '=', area ?? ''))
    .$if(jurisdiction !== undefined, (query) =>
      query.where(oneOf('provisions.jurisdiction', jurisdiction ? [jurisdiction] : [])),
    )
    .orderBy(sql`${HAS_CHANGED_SOURCE} desc`)
    .orderBy(sql`provisions.review_due asc nulls first`)
    .orderBy('provisions.id')
    .limit(MAX_WEIGHED)
    .execute();

type DueRow = Awaited<ReturnType<typeof dueRows>>[number];

interface Weighed {
  row: DueRow;
  /** How often it was read in the last days. */
  reads: number;
  weight: QueueRow['weight'];
}

/** The heaviest of these; before all others those with a changed source, which readers are told of. */
async function heaviest(db: Db, today: string, rows: readonly DueRow[]): Promise<Weighed[]> {
  const reads = await readsSince(
    db,
    rows.map(({ id }) => id),
    addDays(today, -READ_DAYS),
  );
  const maxReads = Math.max(1, ...reads.values());
  return rows
    .map((row) => ({
      row,
      reads: reads.get(row.id) ?? 0,
      weight: weightOf({
        ...row,
        hasChanged: row.has_changed,
        reads: (reads.get(row.id) ?? 0) / maxReads,
        today,
      }),
    }))
    .sort(
      (a, b) =>
        Number(b.row.has_changed) - Number(a.row.has_changed) ||
        sum(b.weight) - sum(a.weight) ||
        (a.row.id < b.row.id ? -1 : 1),
    )
    .slice(0, MAX_ROWS);
}

const sum = ({ readers, evidence, stakes }: QueueRow['weight']): number => readers + evidence + stakes;

/** Those that a list of the queue shows, with what is to be known before opening one. */
async function presentRows(db: Db, today: string, weighed: readonly Weighed[]): Promise<QueueRow[]> {
  const values = await valuesOf(
    db,
    weighed.map(({ row }) => row.id),
  );
  const changes = await sourceChangesOf(
    db,
    weighed.filter(({ row }) => row.has_changed).map(({ row }) => row.id),
  );
  return weighed.map(({ row, reads, weight }) => ({
    id: row.id,
    name: row.name,
    jurisdiction: row.jurisdiction,
    area: { id: row.area_id, name: row.area },
    topic: { id: row.topic_id, name: row.topic },
    verification: row.verification,
    confidence: row.confidence,
    weight,
    reads,
    newestPage: newestPage(row),
    reviewDue: row.review_due,
    isOverdue: row.review_due === null || row.review_due <= today,
    warning: row.text_warning,
    excerpt: row.excerpt.length < EXCERPT ? row.excerpt : `${row.excerpt.replace(/\s+\S*$/, '')} …`,
    value: numberToday(values.get(row.id) ?? [], today),
    sources: row.sources,
    changes: changes.get(row.id) ?? [],
    revision: row.revision,
  }));
}

const newestPage = ({ sources }: DueRow): string | null =>
  sources
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1) ?? null;

/** The first number of a provision that holds on the day. */
function numberToday(values: readonly TypedValue[], today: string): QueueRow['value'] {
  const number = values.find(
    ({ value, from, to }) => typeof value === 'number' && (!from || from <= today) && (!to || to >= today),
  );
  return number ? { label: number.label, value: number.value, unit: number.unit, from: number.from } : null;
}

/**
 * What to read next: published provisions whose sources changed since they were read, which readers are told of, and then those to be
 * read again by now or soon; of each the heaviest first.
 */
export async function queueOf(db: Db, today: string, filter: QueueFilter) {
  const weighed = await heaviest(db, today, await dueRows(db, today, filter));
  return {
    rows: await presentRows(db, today, weighed),
    due: await countDue(db, today),
    ...(await totals(db, today)),
  };
}

async function totals(db: Db, today: string): Promise<{ published: number; readThisWeek: number }> {
  const { published } = await db
    .selectFrom('provisions')
    .select((eb) => eb.fn.countAll<number>().as('published'))
    .where('is_published', '=', true)
    .executeTakeFirstOrThrow();
  const { read } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.count<number>('subject_id').distinct().as('read'))
    .where('action', '=', 'provision.readAgain')
    .where('at', '>=', sql<Date>`${addDays(today, -7)}::date::timestamp at time zone 'America/Toronto'`)
    .executeTakeFirstOrThrow();
  return { published: Number(published), readThisWeek: Number(read) };
}
