import { loadLibrary } from '../../src/features/library/server/loadLibrary.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import type { OpenDatabase } from '../../src/platform/db/open.ts';
import { fillDatabase, onBothDatabases, openApp } from '../appOnLibrary.ts';
import { explain, statementsOf } from '../statements.ts';
import { percentile, timed } from '../timing.ts';

/**
 * How long the server takes for the largest topic in all 14 jurisdictions, beside the bare SQL: the very statements that read
 * all of it (those of a first call, when no cards are ready), replayed on the driver, plus turning the answer into JSON. Both
 * are taken in turns in one run, because the machine is noisy; the ratio is what counts. At the end, the first call after
 * content was changed, which finds nothing ready.
 */
const ROUNDS = 200;
const CHANGES = 25;

type Times = Record<'server' | 'day' | 'gzip' | 'bare' | 'changed', number[]>;

/** A day that is past: the law on it is to cost at most 1.3 times today's. */
const A_DAY = '2024-03-01';

const line = (label: string, list: number[]): string =>
  `  ${label.padEnd(26)} p50 ${percentile(list, 0.5).toFixed(1)} ms   p95 ${percentile(list, 0.95).toFixed(1)} ms`;

function tell(times: Times, statements: number): void {
  console.log(line('POST /api/buildReport', times.server));
  console.log(line(`the law on ${A_DAY}`, times.day));
  console.log(line('the same, compressed', times.gzip));
  console.log(line('after content was changed', times.changed));
  console.log(line(`bare: ${statements} statements + JSON`, times.bare));
  const ratio = (share: number): string =>
    (percentile(times.server, share) / percentile(times.bare, share)).toFixed(2);
  console.log(`  server / bare              p50 ${ratio(0.5)}   p95 ${ratio(0.95)}`);
  const dayRatio = percentile(times.day, 0.5) / percentile(times.server, 0.5);
  console.log(`  law on a day / today       p50 ${dayRatio.toFixed(2)} (wanted: 1.3)`);
}

async function measure(name: string, database: OpenDatabase): Promise<void> {
  const { db, pool } = database;
  await migrate(db, 'db/migrations');
  const loading = await timed(() => loadLibrary(db, 'content'));
  const again = await timed(() => loadLibrary(db, 'content'));
  await fillDatabase(database);
  await pool.query('analyze');
  const app = await openApp(database);
  const headers = await app.signIn('owner@demo.test');
  const { rows: groups } = await pool.query<{ id: string }>(
    `select id from provision_groups where topic_id = (
       select g.topic_id from provisions p join provision_groups g on g.id = p.provision_group_id
       where p.is_published group by 1 order by count(*) desc limit 1)`,
  );
  const call = (encoding?: string, on?: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/buildReport',
      headers: { ...headers, ...(encoding ? { 'accept-encoding': encoding } : {}) },
      payload: { provisions: groups.map(({ id }) => id), jurisdictions: [], ...(on ? { on } : {}) },
    });
  // The first call finds no cards ready, so that its statements are those that read everything.
  const statements = await statementsOf(pool, () => call());
  const answer = (await call()).json<unknown[]>();
  const bare = async (): Promise<void> => {
    for (const { text, values } of statements) await pool.query(text, values);
    JSON.stringify(answer);
  };
  if (process.env.EXPLAIN) await explain(pool, statements);
  for (let i = 0; i < 20; i += 1) {
    await call();
    await bare();
  }
  const times: Times = { server: [], day: [], gzip: [], bare: [], changed: [] };
  for (let i = 0; i < ROUNDS; i += 1) {
    times.server.push(await timed(() => call()));
    times.day.push(await timed(() => call(undefined, A_DAY)));
    times.bare.push(await timed(bare));
    times.gzip.push(await timed(() => call('gzip')));
  }
  for (let i = 0; i < CHANGES; i += 1) {
    await pool.query('update provisions set warning = warning where false');
    times.changed.push(await timed(() => call()));
  }
  const size = Math.round(JSON.stringify(answer).length / 1024);
  console.log(`${name}: ${answer.length} provisions, ${size} KB of JSON`);
  tell(times, statements.length);
  console.log(
    `  loading the library: ${(loading / 1000).toFixed(1)} s; a second time ${(again / 1000).toFixed(1)} s`,
  );
  await app.close();
}

await onBothDatabases(measure);
