import { sql } from 'kysely';
import { likePattern } from '../../../platform/db/likePattern.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../platform/services.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { sourceAddresses } from '../../provisions/server/reads.ts';
import type { WatchedSource } from '../contract.ts';
import { nextRound } from '../rounds.ts';
import { sourceCounts } from './reads.ts';
import './tables.ts';

const MAX_ROWS = 200;
type Show = 'todo' | 'moved' | 'dead' | 'all';
const STATES = { todo: ['changed', 'moved', 'dead'], moved: ['moved'], dead: ['dead'] } as const;

const watches = (db: Db) =>
  db
    .selectFrom('source_watches')
    .select([
      ...(['ref', 'title', 'state', 'why', 'changed_on', 'confirmed', 'moved_to', 'status'] as const),
      ...(['failures', 'failed_since', 'read_at', 'version'] as const),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof watches>['executeTakeFirstOrThrow']>>;

/** A watched page as staff see it. */
export const presentWatch = (
  row: Row,
  resting: { provisions: number; rules: number } | undefined,
): WatchedSource => ({
  ref: row.ref,
  title: row.title,
  state: row.state,
  why: row.state === 'leftOut' ? (row.why as WatchedSource['why']) : null,
  changedOn: row.changed_on,
  isConfirmed: row.confirmed,
  movedTo: row.moved_to,
  status: row.status,
  failures: row.failures,
  failedSince: row.failed_since?.toISOString() ?? null,
  readAt: row.read_at?.toISOString() ?? null,
  provisions: resting?.provisions ?? 0,
  rules: resting?.rules ?? 0,
});

/**
 * The watched pages, newest change first; what is to do, or all. At most 200: `find` narrows them to those whose title or address
 * has it, and `total` is how many there are of them.
 */
export async function listSources(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { show, find }: { show: Show; find: string },
) {
  const now = clock.now();
  const addresses = new Map((await sourceAddresses(db)).map((address) => [address.ref, address]));
  const rows = await watches(db)
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .$if(show !== 'all', (query) => query.where('state', 'in', STATES[show as Exclude<Show, 'all'>]))
    .$if(find !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('ref', 'ilike', likePattern(find)), eb('title', 'ilike', likePattern(find))]),
      ),
    )
    .orderBy('changed_on', (order) => order.desc().nullsLast())
    .orderBy('failed_since', (order) => order.desc().nullsLast())
    .orderBy('ref')
    .limit(MAX_ROWS)
    .execute();
  const asked = await db
    .selectFrom('source_days')
    .select('requests')
    .where('day', '=', torontoDay(now))
    .executeTakeFirst();
  const { changed, moved, dead } = await sourceCounts(db);
  return {
    isOn: config.sourceWatch.isOn,
    budget: config.sourceWatch.budget,
    askedToday: asked?.requests ?? 0,
    addresses: addresses.size,
    nextRound: config.sourceWatch.isOn ? nextRound(now).toISOString() : null,
    counts: { changed, moved, dead },
    sources: rows.map((row) => presentWatch(row, addresses.get(row.ref))),
    total: rows[0]?.total ?? 0,
  };
}
