import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import type { OutboxTable } from '../../../platform/db/tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/newId.ts';
import type { Services } from '../../../platform/services.ts';
import type { Frequency } from '../contract.ts';
import { latestDue } from '../rules.ts';
import { arrange } from './arrange.ts';
import { dueOf, NOTHING_DUE, type PersonalDue, recordTold } from './due.ts';
import { EntryBodies } from './entries.ts';
import { type Fragment, fragmentOf } from './fragment.ts';
import { SUMMARY_EMAILS } from './frequency.ts';
import { type Match, matchesOf, type Searches } from './match.ts';
import { type Due, dueAmong, dueIds, passByOthers, type Recipient, startCursors } from './recipients.ts';
import { type SummaryContent, summaryEmail } from './summaryEmail.ts';
import './tables.ts';
import { settledSeq } from './settledSeq.ts';

/** What writing summaries works with. */
export interface SummaryServices
  extends Pick<Services, 'db' | 'clock' | 'brand' | 'unsubscribeCodes' | 'entitlements' | 'redlines'> {
  searches: Searches;
  /** People in one transaction. */
  batch?: number;
  /** Aborted when the process is to end: the batch under way is the last, and the rest is written by the next run. */
  stopping?: AbortSignal;
}

const BATCH = 500;
/** Emails in one statement: each is some tens of kilobytes. */
const ROWS = 100;
const DAY_MS = 86_400_000;
/** How long the unsubscribe address of an email works. */
const UNSUBSCRIBE_DAYS = 3_650;
/** Everybody who enters an update holds this lock (migration 0065). */
const ENTRIES_LOCK = 650065;

interface Run extends Due {
  day: string;
}

/**
 * Begins the summaries of a day, or takes up what a crash left; null when they are all written. How far they reach is settled
 * once: entries that come later belong to the next.
 */
async function beginRun(
  { db, entitlements }: SummaryServices,
  frequency: Due['frequency'],
  day: string,
  now: Date,
): Promise<Run | null> {
  const run = await inTransaction(db, async (tx) => {
    const known = () =>
      tx
        .selectFrom('summary_runs')
        .select(['horizon', 'finished_at'])
        .where('frequency', '=', frequency)
        .where('due_on', '=', day)
        .executeTakeFirst();
    const before = await known();
    if (before) return before;
    await sql`select pg_advisory_xact_lock(${ENTRIES_LOCK})`.execute(tx);
    await sql`insert into summary_runs (frequency, due_on, horizon, started_at)
      values (${frequency}, ${day}, ${settledSeq(now)}, ${now}) on conflict do nothing`.execute(tx);
    return known();
  });
  if (!run || run.finished_at) return null;
  return { frequency, day, horizon: run.horizon, now, entitlements };
}

function emailOf(
  { brand, unsubscribeCodes }: SummaryServices,
  run: Run,
  person: Recipient,
  told: Pick<SummaryContent, 'groups' | 'fragments' | 'due'>,
): Insertable<OutboxTable> {
  const forever = new Date(run.now.getTime() + UNSUBSCRIBE_DAYS * DAY_MS);
  const code = unsubscribeCodes.sign([person.userId, SUMMARY_EMAILS], forever);
  const content = { frequency: run.frequency, ...told };
  const email = summaryEmail(brand, { ...content, unsubscribeUrl: `${brand.publicUrl}/unsubscribe/${code}` });
  return {
    id: newId(),
    kind: 'summary',
    is_bulk: true,
    to_address: person.email,
    ...email,
    headers: JSON.stringify({
      'List-Unsubscribe': `<${brand.publicUrl}/api/unsubscribe/${code}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    dedupe_key: `summary:${run.frequency}:${run.day}:${person.userId}`,
  };
}

/** Somebody else moved a cursor of the batch: what it would be told was told already. */
class CursorMoved extends Error {}

async function insertEmails(tx: Tx, emails: Insertable<OutboxTable>[]): Promise<Set<string>> {
  const written = new Set<string>();
  for (let start = 0; start < emails.length; start += ROWS) {
    const rows = await tx
      .insertInto('outbox')
      .values(emails.slice(start, start + ROWS))
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning('dedupe_key')
      .execute();
    for (const { dedupe_key } of rows) if (dedupe_key) written.add(dedupe_key);
  }
  return written;
}

/** What a batch brings: emails by person, and what is due that they tell of. */
interface Batch {
  emails: Map<string, Insertable<OutboxTable>>;
  due: ReadonlyMap<string, PersonalDue>;
}

/** The emails and the cursors of a batch, both or neither. Answers how many emails were new. */
async function commitBatch(
  { db }: SummaryServices,
  run: Run,
  people: Recipient[],
  { emails, due }: Batch,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const written = await insertEmails(tx, [...emails.values()]);
    // Whoever has an email of this period already keeps the cursor: what is left is told in the next.
    const moving = people.filter(({ userId }) => {
      const key = emails.get(userId)?.dedupe_key;
      return !key || written.has(key);
    });
    const moved = await sql`
      update summary_cursors c set seq = ${run.horizon}
      from unnest(${moving.map(({ userId }) => userId)}::text[], ${moving.map(({ cursor }) => cursor)}::bigint[]) as p(user_id, seq)
      where c.user_id = p.user_id and c.seq = p.seq`.execute(tx);
    if (Number(moved.numAffectedRows) !== moving.length) throw new CursorMoved();
    const told = moving.filter(({ userId }) => emails.has(userId));
    await recordTold(tx, new Map(told.map(({ userId }) => [userId, due.get(userId) ?? NOTHING_DUE])));
    await sql`update summary_runs set written = written + ${written.size}
      where frequency = ${run.frequency} and due_on = ${run.day}`.execute(tx);
    return written.size;
  });
}

const byPerson = (matches: Match[]): Map<string, Match[]> => {
  const found = new Map<string, Match[]>();
  for (const match of matches) {
    const theirs = found.get(match.userId);
    if (theirs) theirs.push(match);
    else found.set(match.userId, [match]);
  }
  return found;
};

class Fragments {
  readonly #bodies: EntryBodies;
  readonly #siteUrl: string;
  readonly #made = new Map<string, Fragment>();

  constructor({ db, redlines, brand }: SummaryServices) {
    this.#bodies = new EntryBodies(db, redlines);
    this.#siteUrl = brand.publicUrl;
  }

  async of(ids: Set<string>): Promise<ReadonlyMap<string, Fragment>> {
    const bodies = await this.#bodies.of(ids);
    for (const id of ids) {
      const body = bodies.get(id);
      if (body && !this.#made.has(id)) this.#made.set(id, fragmentOf(body, this.#siteUrl));
    }
    return this.#made;
  }
}

/** The emails of these people; whoever nothing concerns has none. */
async function emailsOf(
  services: SummaryServices,
  run: Run,
  people: Recipient[],
  entries: Fragments,
): Promise<Batch> {
  const matches = await matchesOf(services.db, services.searches, people, run.horizon, run.now);
  const fragments = await entries.of(new Set(matches.map(({ entryId }) => entryId)));
  const due = await dueOf(services.db, people, run.now);
  const theirs = byPerson(matches);
  const emails = new Map<string, Insertable<OutboxTable>>();
  for (const person of people) {
    const groups = arrange(theirs.get(person.userId) ?? []);
    const isEmpty = !groups.some((group) => group.entries.some(({ entryId }) => fragments.has(entryId)));
    const { list, hasNew } = due.get(person.userId) ?? NOTHING_DUE;
    if (isEmpty && !hasNew) continue;
    emails.set(person.userId, emailOf(services, run, person, { groups, fragments, due: list }));
  }
  return { emails, due };
}

/** How many emails a run brought, and whether it came to its end. */
interface Outcome {
  written: number;
  isWhole: boolean;
}

/** Writes batch after batch; while the database takes one, the next is composed. */
async function writeBatches(services: SummaryServices, run: Run): Promise<Outcome> {
  const { db, batch = BATCH, stopping } = services;
  const entries = new Fragments(services);
  const left = await dueIds(db, run);
  /** How many emails the batch on its way brought; none when its cursors moved under it, and it must be written again. */
  let underway = Promise.resolve<number | CursorMoved>(0);
  let before: string[] = [];
  let written = 0;
  for (;;) {
    const ids = left.splice(0, batch);
    const people = await dueAmong(db, run, ids);
    const composed = await emailsOf(services, run, people, entries);
    const outcome = await underway;
    if (outcome instanceof CursorMoved) left.unshift(...before);
    else written += outcome;
    if (ids.length === 0 && left.length === 0) return { written, isWhole: true };
    if (stopping?.aborted) return { written, isWhole: false };
    underway = commitBatch(services, run, people, composed).catch((error: unknown) => {
      if (error instanceof CursorMoved) return error;
      throw error;
    });
    // It is waited for above; until then a failure belongs to nobody.
    underway.catch(() => {});
    before = ids;
  }
}

async function writeRun(services: SummaryServices, run: Run): Promise<number> {
  const { db, clock } = services;
  await startCursors(db);
  if (run.frequency === 'Daily Summary') await passByOthers(db, run.horizon);
  const { written, isWhole } = await writeBatches(services, run);
  if (!isWhole) return written;
  await db
    .updateTable('summary_runs')
    .set({ finished_at: clock.now() })
    .where('frequency', '=', run.frequency)
    .where('due_on', '=', run.day)
    .execute();
  return written;
}

const SENT: Exclude<Frequency, 'Never'>[] = ['Daily Summary', 'Weekly Summary'];

/**
 * Writes the summaries that fell due and were not written: one email for a person and period, in the transaction that moves the
 * person's cursor (decisions 9). Safe to run at any time, any number of times, in any number of processes; a missed day is made
 * up for by one summary. Answers how many emails were written.
 */
export async function writeDueSummaries(services: SummaryServices): Promise<number> {
  let written = 0;
  for (const frequency of SENT) {
    if (services.stopping?.aborted) break;
    const now = services.clock.now();
    const { day } = latestDue(frequency, now);
    const run = await beginRun(services, frequency, day, now);
    if (run) written += await writeRun(services, run);
  }
  return written;
}
