import type pg from 'pg';
import type { OpenDatabase } from '../../src/platform/db/open.ts';
import { addDays, torontoDay } from '../../src/shared/torontoDate.ts';
import { fillDatabase, onBothDatabases, openApp } from '../appOnLibrary.ts';
import { explain, statementsOf } from '../statements.ts';
import { percentile, timed } from '../timing.ts';

/**
 * How long the feed takes with 5 years of updates: 10,000 entries spread over the library's provisions, for an account that sees
 * everything and one that sees three jurisdictions and two areas. Wanted: p95 of at most 40 ms for the default 60 days.
 */
const ROUNDS = 200;
const ENTRIES = 10_000;
const YEARS = 5;

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
  const { pool } = database;
  await fillDatabase(database);
  await spreadEntries(pool);
  await pool.query('analyze');
  const app = await openApp(database);
  const today = torontoDay(new Date());
  const ranges = { '60 days': '', '2 years': `?dateStart=${addDays(today, -729)}` };
  for (const email of ['owner@demo.test', 'west@demo.test']) {
    const headers = await app.signIn(email);
    for (const [label, query] of Object.entries(ranges)) {
      const call = () => app.http.inject({ url: `/api/updates${query}`, headers });
      if (process.env.EXPLAIN) await explain(pool, await statementsOf(pool, call));
      const answer = await call();
      for (let i = 0; i < 10; i += 1) await call();
      const times: number[] = [];
      for (let i = 0; i < ROUNDS; i += 1) times.push(await timed(call));
      console.log(
        `${name}, ${email}, ${label}: ${answer.json().matchedEntries.length} entries,` +
          ` ${Math.round(answer.payload.length / 1024)} KB` +
          `   p50 ${percentile(times, 0.5).toFixed(1)} ms   p95 ${percentile(times, 0.95).toFixed(1)} ms`,
      );
    }
  }
  await app.close();
}

await onBothDatabases(measure);
