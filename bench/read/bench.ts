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
import { startPostgres } from '../../test/postgresServer.ts';

/**
 * How long the server takes for the largest topic in all 14 jurisdictions, beside the bare SQL: the very statements that read
 * all of it (those of a first call, when no cards are ready), replayed on the driver, plus turning the answer into JSON. Both are taken in turns in one run, because the machine is
 * noisy; the ratio is what counts.
 */
const ROUNDS = 200;

interface Statement {
  text: string;
  values: unknown[];
}

const percentile = (times: number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Writes down what one piece of work sends to the database. */
async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.connect = (async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((first: unknown, ...rest: unknown[]) => {
      if (typeof first === 'string') seen.push({ text: first, values: (rest[0] ?? []) as unknown[] });
      return query(first, ...rest);
    }) as typeof client.query;
    const release = client.release.bind(client);
    client.release = (error) => {
      client.query = query as typeof client.query;
      release(error);
    };
    return client;
  }) as typeof pool.connect;
  await work();
  pool.connect = connect as typeof pool.connect;
  return seen;
}

/** Where the time of the call goes, statement by statement: `EXPLAIN=1 npm run bench -- read`. */
async function explain(pool: pg.Pool, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) {
    const took = await timed(() => pool.query(text, values));
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${text}`, values);
    console.log(`${took.toFixed(1)} ms  ${text.replace(/\s+/g, ' ').slice(0, 90)}`);
    console.log(rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n'));
  }
}

async function measure(name: string, database: OpenDatabase): Promise<void> {
  const { db, pool } = database;
  await migrate(db, 'db/migrations');
  const loading = await timed(() => loadLibrary(db, 'content'));
  const again = await timed(() => loadLibrary(db, 'content'));
  await loadDemoAccounts(db, new Date(), 14);
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
    index: new SearchIndex({ db: database.db, onError: (error) => console.error(error) }),
    perMinute: 1_000_000,
  });
  await http.ready();
  const signedIn = await http.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email: 'owner@demo.test', password: DEMO_PASSWORD },
  });
  const authorization = `Bearer ${signedIn.json().token}`;
  const { rows: groups } = await pool.query<{ id: string }>(
    `select id from provision_groups where topic_id = (
       select g.topic_id from provisions p join provision_groups g on g.id = p.provision_group_id
       where p.is_published group by 1 order by count(*) desc limit 1)`,
  );
  const call = (encoding?: string) =>
    http.inject({
      method: 'POST',
      url: '/api/buildReport',
      headers: { authorization, ...(encoding ? { 'accept-encoding': encoding } : {}) },
      payload: { provisions: groups.map(({ id }) => id), jurisdictions: [] },
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
  const times: Record<'server' | 'gzip' | 'bare', number[]> = { server: [], gzip: [], bare: [] };
  for (let i = 0; i < ROUNDS; i += 1) {
    times.server.push(await timed(() => call()));
    times.bare.push(await timed(bare));
    times.gzip.push(await timed(() => call('gzip')));
  }
  const line = (label: string, list: number[]): string =>
    `  ${label.padEnd(26)} p50 ${percentile(list, 0.5).toFixed(1)} ms   p95 ${percentile(list, 0.95).toFixed(1)} ms`;
  console.log(
    `${name}: ${answer.length} provisions, ${Math.round(JSON.stringify(answer).length / 1024)} KB of JSON`,
  );
  console.log(line('POST /api/buildReport', times.server));
  console.log(line('the same, compressed', times.gzip));
  console.log(line(`bare: ${statements.length} statements + JSON`, times.bare));
  const ratio = (share: number): string =>
    (percentile(times.server, share) / percentile(times.bare, share)).toFixed(2);
  console.log(`  server / bare              p50 ${ratio(0.5)}   p95 ${ratio(0.95)}`);
  console.log(
    `  loading the library: ${(loading / 1000).toFixed(1)} s; a second time ${(again / 1000).toFixed(1)} s`,
  );
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
