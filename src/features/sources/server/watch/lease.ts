import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/schema.ts';
import '../tables.ts';

/** Longer than a request can take: when it is over, whoever held it and vanished has no request under way any more. */
export const LEASE_MS = 90_000;

/**
 * Lets this process ask a site, and nobody else meanwhile. False while another does, or while the site wants to be left alone.
 * `lease` names who holds it; asking again with the same name makes it last.
 */
export async function holdHost(db: Db, host: string, lease: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql`
    insert into source_hosts (host, lease, leased_until) values (${host}, ${lease}, ${until})
    on conflict (host) do update set lease = excluded.lease, leased_until = excluded.leased_until
    where source_hosts.lease = ${lease}
      or ((source_hosts.leased_until is null or source_hosts.leased_until <= ${now})
        and (source_hosts.not_before is null or source_hosts.not_before <= ${now}))
    returning host`.execute(db);
  return rows.length > 0;
}

/** Lets others ask the site again, not before this moment. */
export async function releaseHost(db: Db, host: string, lease: string, notBefore: Date): Promise<void> {
  await db
    .updateTable('source_hosts')
    .set({ lease: null, leased_until: null, not_before: sql`greatest(not_before, ${notBefore})` })
    .where('host', '=', host)
    .where('lease', '=', lease)
    .execute();
}

const HOUR_MS = 3_600_000;
const MAX_BACK_OFF_MS = 7 * 24 * HOUR_MS;

/**
 * A site answered badly, or asked to be left alone (`retryAfterMs`): it is asked again after an hour, two, four …, a week at most.
 */
export async function backOff(db: Db, host: string, now: Date, retryAfterMs = 0): Promise<void> {
  const { failures } = await db
    .updateTable('source_hosts')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('host', '=', host)
    .returning('failures')
    .executeTakeFirstOrThrow();
  const wait = Math.min(MAX_BACK_OFF_MS, Math.max(retryAfterMs, HOUR_MS * 2 ** Math.min(failures - 1, 10)));
  await db
    .updateTable('source_hosts')
    .set({ not_before: new Date(now.getTime() + wait) })
    .where('host', '=', host)
    .execute();
}

/** A site answers again. */
export async function endBackOff(db: Db, host: string): Promise<void> {
  await db
    .updateTable('source_hosts')
    .set({ failures: 0 })
    .where('host', '=', host)
    .where('failures', '>', 0)
    .execute();
}

/** Counts one request of the day; false when the budget is spent, and then nothing is counted. */
export async function takeFromBudget(db: Db, day: string, budget: number): Promise<boolean> {
  const { rows } = await sql`
    insert into source_days (day, requests) values (${day}, 1)
    on conflict (day) do update set requests = source_days.requests + 1 where source_days.requests < ${budget}
    returning day`.execute(db);
  return rows.length > 0;
}
