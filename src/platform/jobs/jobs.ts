import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { currentTransaction } from '../db/transaction.ts';

/**
 * One kind of background work. Jobs are delivered at least once: `run` must be safe to repeat, by unique keys
 * in what it writes.
 */
export interface JobKind {
  name: string;
  /** What it does, for the staff who watch the queue. */
  about: () => string;
  /**
   * `stopping` is aborted when the process is to end: long work then ends at the next point from which it can
   * be taken up, and counts as done; whatever starts it by the clock takes up the rest.
   */
  run: (data: Record<string, unknown>, stopping: AbortSignal) => Promise<void>;
  /** Toronto time, when it runs by itself. */
  cron?: string;
  /** Runs once as soon as a process starts working, too: what a stop delayed does not wait for the clock. */
  atStart?: boolean;
  retryLimit?: number;
  pollSeconds?: number;
}

export interface Jobs {
  /**
   * Puts work in the queue, in the transaction under way if there is one. With `key`, once while one waits.
   */
  send(name: string, data?: Record<string, unknown>, options?: { key?: string; after?: Date }): Promise<void>;
  /** Starts the queue, and working on these kinds; none in processes that only queue. */
  start(kinds: JobKind[]): Promise<void>;
  isWell(): Promise<boolean>;
  /** Takes no more work, and waits `MAX_STOP_MS` at most for what is under way. */
  stop(): Promise<void>;
}

const SCHEMA = 'pgboss';
/** What has not ended by then counts as failed and is tried again: the process itself gives up after 15 s. */
const MAX_STOP_MS = 8_000;

/** The library's queue on this database. What it writes within a transaction commits or vanishes with it. */
function queueIn(pool: pg.Pool): PgBoss {
  const executeSql = async (text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> => {
    const tx = currentTransaction();
    if (tx) return tx.executeQuery(CompiledQuery.raw(text, values));
    return pool.query(text, values);
  };
  return new PgBoss({
    db: { executeSql },
    schema: SCHEMA,
    maintenanceIntervalSeconds: 120,
    // Staff find what failed for two weeks.
    archiveFailedAfterSeconds: 14 * 86_400,
    monitorStateIntervalSeconds: 60,
  });
}

/** Makes the queue of a kind of job, once in a process. */
function queueMaker(boss: PgBoss): (kind: JobKind) => Promise<void> {
  const known = new Set<string>();
  return async ({ name, retryLimit = 5 }) => {
    if (known.has(name)) return;
    await boss.createQueue(name, { name, retryLimit, retryDelay: 10, retryBackoff: true });
    known.add(name);
  };
}

/** Works on a kind of job from now on: on what waits in its queue, by the clock, and at the start where it asks for that. */
async function work(
  boss: PgBoss,
  { name, pollSeconds = 5, cron, atStart }: JobKind,
  run: (data: Record<string, unknown>) => Promise<void>,
): Promise<void> {
  await boss.work<Record<string, unknown>>(
    name,
    { pollingIntervalSeconds: pollSeconds, batchSize: 1 },
    async ([job]) => {
      if (job) await run(job.data ?? {});
    },
  );
  if (cron) await boss.schedule(name, cron, {}, { tz: 'America/Toronto' });
  if (atStart) await boss.send(name, {}, { singletonKey: 'start', singletonSeconds: 5 });
}

/**
 * The queue lives in the product's own database, so that work and the change that causes it commit together.
 */
export function createJobs(pool: pg.Pool, logger: Logger): Jobs {
  const boss = queueIn(pool);
  let lastError: Error | null = null;
  const stopping = new AbortController();
  boss.on('error', (error) => {
    lastError = error;
    logger.error({ err: error }, 'the job queue reported an error');
  });

  let begun: Promise<unknown> | null = null;
  // Not before somebody needs it: while the library is loaded the embedded database has no connection to
  // spare.
  const begin = (): Promise<unknown> => {
    begun ??= boss.start().catch((error: unknown) => {
      lastError = error instanceof Error ? error : new Error(String(error));
      logger.error({ err: error }, 'the job queue could not start');
      throw error;
    });
    return begun;
  };
  const ensureQueue = queueMaker(boss);

  const run = async (kind: JobKind, data: Record<string, unknown>): Promise<void> => {
    try {
      await kind.run(data, stopping.signal);
      lastError = null;
    } catch (error) {
      logger.error({ err: error, job: kind.name }, 'a job failed and will be tried again');
      throw error;
    }
  };

  return {
    async send(name, data = {}, options = {}) {
      await begin();
      await boss.send(name, data, {
        ...(options.key ? { singletonKey: options.key } : {}),
        ...(options.after ? { startAfter: options.after } : {}),
      });
    },
    async start(kinds) {
      await begin();
      for (const kind of kinds) {
        await ensureQueue(kind);
        await work(boss, kind, (data) => run(kind, data));
      }
    },
    async isWell() {
      return !stopping.signal.aborted && lastError === null;
    },
    async stop() {
      stopping.abort();
      if (!begun) return;
      await begun.catch(() => {});
      await boss.stop({ graceful: true, timeout: MAX_STOP_MS, wait: true });
    },
  };
}
