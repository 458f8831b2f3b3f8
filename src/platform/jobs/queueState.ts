import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** One kind of background work as the queue sees it. */
export interface QueueLine {
  name: string;
  /** When it runs by itself: a cron expression in Toronto time. */
  cron: string | null;
  waiting: number;
  active: number;
  failed: number;
  lastDoneAt: Date | null;
}

/** A job that used up its attempts. */
export interface FailedJob {
  id: string;
  name: string;
  attempts: number;
  failedAt: Date;
  error: string;
}

export interface QueueState {
  lines: QueueLine[];
  /** The newest first. */
  failures: FailedJob[];
}

const MAX_FAILURES = 100;
/** What the job queue keeps for its own upkeep. */
const OWN = '\\_\\_%';

/** Whether a process ever worked on this database: before, there is no queue to look at. */
async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** What waits, what runs and what failed, by kind of work. */
export async function queueState(db: Db): Promise<QueueState> {
  if (!(await hasQueue(db))) return { lines: [], failures: [] };
  const lines = await sql<QueueLine>`
    select q.name, s.cron,
      count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(j.id) filter (where j.state = 'active')::int as active,
      count(j.id) filter (where j.state = 'failed')::int as failed,
      greatest(max(j.completed_on) filter (where j.state = 'completed'),
        (select max(a.completed_on) from pgboss.archive a where a.name = q.name and a.state = 'completed')) as "lastDoneAt"
    from pgboss.queue q
    left join pgboss.schedule s on s.name = q.name
    left join pgboss.job j on j.name = q.name
    where q.name not like ${OWN}
    group by q.name, s.cron
    order by q.name`.execute(db);
  const { jobs } = await failuresOf(db, MAX_FAILURES);
  return { lines: lines.rows, failures: jobs };
}

interface Failures {
  count: number;
  /** The newest of them first. */
  jobs: FailedJob[];
}

async function failuresOf(db: Db, limit: number): Promise<Failures> {
  const { rows } = await sql<FailedJob & { count: number }>`
    select id::text, name, retry_count + 1 as attempts, coalesce(completed_on, created_on) as "failedAt",
      left(coalesce(output ->> 'message', output ->> 'value', output::text, ''), 2000) as error,
      (count(*) over ())::int as count
    from pgboss.job
    where state = 'failed' and name not like ${OWN}
    order by coalesce(completed_on, created_on) desc, id
    limit ${limit}`.execute(db);
  return { count: rows[0]?.count ?? 0, jobs: rows.map(({ count: _, ...job }) => job) };
}

/** How many jobs used up their attempts within two weeks, and the newest of them. */
export const latestFailures = async (db: Db, limit: number): Promise<Failures> =>
  (await hasQueue(db)) ? failuresOf(db, limit) : { count: 0, jobs: [] };

/**
 * Puts a failed job back into the queue, to run at once. Answers its name; null when it is not among the
 * failed.
 */
export async function retryJob(db: Db, id: string): Promise<string | null> {
  if (!(await hasQueue(db))) return null;
  const { rows } = await sql<{ name: string }>`
    update pgboss.job
    set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null, keep_until = now() + interval '14 days'
    where id::text = ${id} and state = 'failed'
    returning name`.execute(db);
  return rows[0]?.name ?? null;
}
