import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { pino } from 'pino';
import { DEMO_PASSWORD, loadDemoAccounts } from '../../src/features/accounts/server/demo.ts';
import { loadLibrary } from '../../src/features/library/server/loadLibrary.ts';
import { SearchIndex } from '../../src/features/search/server/searchIndex.ts';
import { createApp } from '../../src/main/app.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../src/platform/db/open.ts';
import { RedlinePool } from '../../src/redline/pool.ts';
import { addDays, torontoDay } from '../../src/shared/torontoDate.ts';
import { startPostgres } from '../../test/postgresServer.ts';

/**
 * How long the feed takes with 5 years of updates: 10,000 entries spread over the library's provisions, for an account that sees
 * everything and one that sees three jurisdictions and two areas. Wanted: p95 of at most 40 ms for the default 60 days.
 */
const ROUNDS = 200;
const ENTRIES = 10_000;
const YEARS = 5;

const percentile = (times: number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Entries at even distances in the past, on published provisions by turns; every third with a bill of its jurisdiction. */
const spreadEntries = (pool: pg.Pool) =>
  pool.query(
    `insert into update_entries (id, at, change_type, provision_id, bill_id)
     select 'bench' || n, now() - n * interval '${YEARS * 365} days' / ${ENTRIES},
       case when n % 3 = 0 then 'Upcoming Amendment' else 'Amendment In Force' end, p.id,
       case when n % 3 = 0 then (select b.id from bills b where b.jurisdiction = p.jurisdiction order by md5(b.id || n) limit 1) end
     from generate_series(1, ${ENTRIES}) n
     join (select id, jurisdiction, row_number() over (order by md5(id)) as place, count(*) over () as all_of_them
           from provisions where is_published) p on p.place = n % p.all_of_them + 1`,
  );

async function measure(name: string, database: OpenDatabase): Promise<void> {
  const { db, pool } = database;
  await migrate(db, 'db/migrations');
  await loadLibrary(db, 'content');
  await loadDemoAccounts(db, new Date(), 14);
  await spreadEntries(pool);
  await pool.query('analyze');
  const redlines = new RedlinePool();
  const http = await createApp({
    config: readConfig({ DEMO: 'true' }),
    database,
    clock: systemClock,
    logger: pino({ level: 'silent' }),
    webDir: path.resolve('dist/web'),
    secret: 'a secret for benchmarks that is long',
    health: {},
    redlines,
    index: new SearchIndex({ db, onError: (error) => console.error(error) }),
    perMinute: 1_000_000,
  });
  await http.ready();
  const today = torontoDay(new Date());
  const ranges = { '60 days': '', '2 years': `?dateStart=${addDays(today, -729)}` };
  for (const email of ['owner@demo.test', 'west@demo.test']) {
    const signedIn = await http.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password: DEMO_PASSWORD },
    });
    const authorization = `Bearer ${signedIn.json().token}`;
    for (const [label, query] of Object.entries(ranges)) {
      const call = () => http.inject({ url: `/api/updates${query}`, headers: { authorization } });
      const { matchedEntries } = (await call()).json();
      for (let i = 0; i < 10; i += 1) await call();
      const times: number[] = [];
      for (let i = 0; i < ROUNDS; i += 1) {
        const began = performance.now();
        await call();
        times.push(performance.now() - began);
      }
      console.log(
        `${name}, ${email}, ${label}: ${matchedEntries.length} entries` +
          `   p50 ${percentile(times, 0.5).toFixed(1)} ms   p95 ${percentile(times, 0.95).toFixed(1)} ms`,
      );
    }
  }
  if (process.env.EXPLAIN) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain analyze select e.id from update_entries e where e.at >= now() - interval '60 days' order by e.at desc`,
    );
    console.log(rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n'));
  }
  await http.close();
  await redlines.close();
  await database.close();
}

const workerUrl = pathToFileURL(path.resolve('dist/server/databaseWorker.mjs'));
const dataDir = mkdtempSync(path.join(tmpdir(), 'lawleaf-bench-'));
await measure('embedded', await openDatabase({ databaseUrl: null, dataDir, workerUrl }));
rmSync(dataDir, { recursive: true, force: true });
const postgres = await startPostgres();
if (postgres) {
  await measure('PostgreSQL', await openDatabase({ databaseUrl: postgres.url, dataDir: '', workerUrl }));
  postgres.stop();
} else console.log('PostgreSQL: not found, not measured');
