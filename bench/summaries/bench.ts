import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Entitlements } from '../../src/features/identity/server/entitlements.ts';
import { WatchedSearches } from '../../src/features/search/server/reads.ts';
import { SearchIndex } from '../../src/features/search/server/searchIndex.ts';
import { writeDueSummaries } from '../../src/features/summaries/server/writeSummaries.ts';
import { brandOf, unsubscribeCodes } from '../../src/main/server/secrets.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { RedlinePool } from '../../src/redline/pool/pool.ts';
import { startPostgres } from '../../test/postgresServer.ts';
import { databaseWorker, fillDatabase } from '../appOnLibrary.ts';
import { makeChanges, makePeople } from './generate.ts';

/**
 * How long the summaries of the worst morning take: a Monday at seven, when daily and weekly ones fall due together, with the
 * changes of a day behind them. Needs PostgreSQL. `USERS` (100000) and `CHANGES` (200) may be set; the limits are those of the
 * product: five minutes and 1 GB, for this process and the database together.
 */
const USERS = Number(process.env.USERS ?? 100_000);
const CHANGES = Number(process.env.CHANGES ?? 200);
const LIMIT_SECONDS = 300;
const LIMIT_MB = 1_024;

/** Memory that processes hold by themselves and share, in MB: shared pages count once. */
function memoryOf(isOurs: (command: string, pid: number) => boolean): number {
  let kb = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (!isOurs(command, Number(pid))) continue;
      kb += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended meanwhile.
    }
  }
  return kb / 1_024;
}

const postgres = await startPostgres({ durable: true });
if (!postgres) throw new Error('This benchmark needs PostgreSQL (initdb and pg_ctl).');
const database = await openDatabase({
  databaseUrl: postgres.url,
  dataDir: '',
  workerUrl: databaseWorker,
});
const { db } = database;
const redlines = new RedlinePool({ size: 1 });
try {
  await fillDatabase(database);
  await db.transaction().execute((tx) => makePeople(tx, USERS));
  await makeChanges(db, CHANGES);
  console.log(`${USERS} people, ${CHANGES} changes`);

  const monday = new Date();
  while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() + 1);
  monday.setUTCHours(13, 0, 0, 0);
  const config = readConfig({});
  const index = new SearchIndex({ db, onError: (error) => console.error(error) });
  await index.fresh();

  const serverPid = Number(
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid,
  );
  const parentOf = (pid: number): number =>
    Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const postmaster = parentOf(serverPid);
  let [most, maxOwn] = [0, 0];
  const look = (): void => {
    const own = memoryOf((_, pid) => pid === process.pid);
    const theirs = memoryOf(
      (command, pid) => command.includes('postgres') && (pid === postmaster || parentOf(pid) === postmaster),
    );
    maxOwn = Math.max(maxOwn, own);
    most = Math.max(most, own + theirs);
  };
  const watch = setInterval(look, 1_000);
  const began = performance.now();
  const cpu = process.cpuUsage();
  const written = await writeDueSummaries({
    db,
    clock: new FixedClock(monday),
    brand: brandOf(config),
    unsubscribeCodes: unsubscribeCodes('a secret for benchmarks that is long'),
    entitlements: new Entitlements(null),
    redlines,
    searches: new WatchedSearches(db, index),
  });
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  look();
  clearInterval(watch);
  const { rows } = await sql<{ kb: number; entries: number; most: number }>`
    select avg(length(html) + length(text))::int / 1024 as kb, max(length(html))::int / 1024 as most,
      avg((length(text) - length(replace(text, '/m/builder/', ''))) / 11.0)::float as entries
    from outbox where kind = 'summary'`.execute(db);
  const [{ kb = 0, entries = 0, most: longest = 0 } = {}] = rows;
  const verdict = (ok: boolean): string => (ok ? 'holds' : 'DOES NOT HOLD');
  console.log(
    `  ${written} summaries; ${entries.toFixed(1)} changes and ${kb} KB each, the longest ${longest} KB of HTML`,
  );
  console.log(
    `  ${seconds.toFixed(1)} s, of which ${((user + system) / 1e6).toFixed(1)} s of this process: at most ${LIMIT_SECONDS} s ${verdict(seconds <= LIMIT_SECONDS)}`,
  );
  console.log(
    `  at most ${Math.round(most)} MB with the database, ${Math.round(maxOwn)} MB without: at most ${LIMIT_MB} MB ${verdict(most <= LIMIT_MB)}`,
  );
  if (seconds > LIMIT_SECONDS || most > LIMIT_MB) process.exitCode = 1;
} finally {
  await redlines.close();
  await database.close();
  postgres.stop();
}
process.exit();
