import { sql } from 'kysely';
import pLimit from 'p-limit';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { sourceAddresses } from '../../../provisions/server/reads.ts';
import { forbids, hostOf } from '../../hosts.ts';
import { nightOf } from '../../rounds.ts';
import { backOff, endBackOff, holdHost, releaseHost, takeFromBudget } from './lease.ts';
import { type Outcome, readPage } from './readPage.ts';
import { recordOutcome } from './record.ts';
import { type Robots, robotsOf } from './robots.ts';
import '../tables.ts';

const HOSTS_AT_ONCE = 4;
const PAUSE_MS = 2_000;
/** What cannot be watched, and what is dead, is tried again now and then. */
const LEFT_OUT_DAYS = 30;
const DEAD_DAYS = 7;
const DAY_MS = 86_400_000;
const NOW_MS = 60_000;
const WHY_FORBIDDEN = 'terms';

export type WatchServices = Pick<Services, 'db' | 'clock' | 'fetch' | 'config' | 'logger'>;

export interface RoundOptions {
  stopping: AbortSignal;
  /** Between two requests to one site. */
  pauseMs?: number;
}

/** Lets the watch know every address that provisions rest on by now, and forget the others. */
export async function followSources(db: Db): Promise<void> {
  const refs = (await sourceAddresses(db)).map(({ ref }) => ref).filter((ref) => URL.canParse(ref));
  const rows = refs.map((ref) => ({
    ref,
    host: hostOf(ref),
    ...(forbids(ref) === null ? {} : { state: 'leftOut', why: WHY_FORBIDDEN }),
  }));
  await inTransaction(db, async (tx) => {
    await sql`
      insert into source_watches (ref, host, state, why)
      select ref, host, coalesce(state, 'new'), why from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as rows(ref text, host text, state text, why text)
      on conflict (ref) do nothing`.execute(tx);
    await tx
      .deleteFrom('source_watches')
      .where((eb) => eb.not(oneOf('ref', refs)))
      .execute();
  });
}

/** The pages that are to be read tonight and were not yet, by site. */
async function dueByHost(db: Db, now: Date): Promise<Map<string, Due[]>> {
  const night = nightOf(now);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = await db
    .selectFrom('source_watches')
    .select(['ref', 'host', 'etag', 'last_modified'])
    .where(
      sql<boolean>`(read_at is null and why is distinct from ${WHY_FORBIDDEN}) or read_at < case state
        when 'leftOut' then ${ago(LEFT_OUT_DAYS)}::timestamptz when 'dead' then ${ago(DEAD_DAYS)}::timestamptz
        else ${night}::timestamptz end`,
    )
    .orderBy(sql`read_at asc nulls first`)
    .orderBy('ref')
    .execute();
  const byHost = new Map<string, Due[]>();
  for (const row of rows) byHost.set(row.host, [...(byHost.get(row.host) ?? []), row]);
  return byHost;
}

interface Due {
  ref: string;
  host: string;
  etag: string | null;
  last_modified: string | null;
}

const pause = (ms: number, stopping: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || stopping.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stopping.addEventListener('abort', done);
  });

/** Not now: somebody else asks the site, or the budget of the day is spent. */
const BUSY: Outcome = { kind: 'later', retryAfterMs: 0 };
const SPENT: Outcome = { kind: 'later', retryAfterMs: 0 };

/** Reads the pages of one site, one after the other, as long as this process may ask it. */
async function readHost(services: WatchServices, due: readonly Due[], options: RoundOptions): Promise<void> {
  const { db, clock, fetch, config, logger } = services;
  const { stopping, pauseMs = PAUSE_MS } = options;
  const lease = newId();
  const agent = config.productName;
  const held = new Map<string, Robots>();

  /** Holds a site, and knows what its robots.txt says; an outcome where it cannot be asked. */
  const enter = async (url: URL): Promise<Robots | Outcome> => {
    if (!(await holdHost(db, url.host, lease, clock.now()))) return BUSY;
    const known = held.get(url.host);
    if (known) return known;
    const robots = await robotsOf(db, fetch, agent, url, clock.now());
    if (!robots) {
      await backOff(db, url.host, clock.now());
      await releaseHost(db, url.host, lease, clock.now());
      return { kind: 'silent', status: null };
    }
    held.set(url.host, robots);
    return robots;
  };
  const mayAsk = async (url: URL): Promise<Outcome | null> => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'leftOut', why: 'address' };
    if (forbids(url.href) !== null) return { kind: 'leftOut', why: 'terms' };
    const entered = await enter(url);
    if ('kind' in entered) return entered;
    if (!entered.allows(url.href)) return { kind: 'leftOut', why: 'robots' };
    const isPaid = await takeFromBudget(db, torontoDay(clock.now()), config.sourceWatch.budget);
    return isPaid ? null : SPENT;
  };

  let delayMs = pauseMs;
  try {
    for (const { ref, host, etag, last_modified } of due) {
      if (stopping.aborted) break;
      const asking = { fetch, now: clock.now(), etag, lastModified: last_modified, mayAsk };
      const outcome = await readPage(ref, asking);
      if (outcome === BUSY) continue;
      if (outcome.kind === 'later') {
        if (outcome !== SPENT) await backOff(db, host, clock.now(), outcome.retryAfterMs);
        break;
      }
      await inTransaction(db, (tx) => recordOutcome(tx, clock.now(), ref, outcome, config.fetchesLoopback));
      // A site that does not answer for one page is not asked for the next: it gets its time.
      if (outcome.kind === 'silent') {
        await backOff(db, host, clock.now());
        break;
      }
      await endBackOff(db, host);
      delayMs = Math.max(pauseMs, pauseMs === 0 ? 0 : (held.get(host)?.delayMs ?? 0));
      await pause(delayMs, stopping);
    }
  } catch (error) {
    logger.error({ err: error, host: due[0]?.host }, 'the pages of a site could not be read');
  } finally {
    const notBefore = new Date(clock.now().getTime() + delayMs);
    for (const host of held.keys()) await releaseHost(db, host, lease, notBefore);
  }
}

/**
 * Reads what is to be read tonight, a few sites at once and each site by one request at a time, until all is read, the budget of the
 * day is spent, or it is to stop. What is left over, the next run takes up. Safe in several processes.
 */
export async function watchRound(services: WatchServices, options: RoundOptions): Promise<void> {
  await followSources(services.db);
  const due = await dueByHost(services.db, services.clock.now());
  const limit = pLimit(HOSTS_AT_ONCE);
  await Promise.all([...due.values()].map((pages) => limit(() => readHost(services, pages, options))));
}

/**
 * Reads one page now, by the same rules: one request at a time to its site, its robots.txt, the budget. False when that could not be
 * done at the moment.
 */
export async function readNow(services: WatchServices, ref: string): Promise<boolean> {
  const { db, clock } = services;
  await followSources(db);
  const page = await db
    .selectFrom('source_watches')
    .select(['ref', 'host', 'etag', 'last_modified', 'version'])
    .where('ref', '=', ref)
    .where(sql<boolean>`why is distinct from ${WHY_FORBIDDEN}`)
    .executeTakeFirst();
  if (!page) throw notFound(t('This source is not watched.'));
  await readHost(services, [page], { stopping: AbortSignal.timeout(NOW_MS), pauseMs: 0 });
  const after = await db
    .selectFrom('source_watches')
    .select(['version', 'read_at'])
    .where('ref', '=', ref)
    .executeTakeFirst();
  return (
    after !== undefined &&
    after.version !== page.version &&
    after.read_at !== null &&
    after.read_at <= clock.now()
  );
}
