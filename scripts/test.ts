import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import pg from 'pg';
import { installedBrowser } from '../test/findBrowser.ts';
import { memoryDir } from '../test/memoryDir.ts';
import { startPostgres } from '../test/postgresServer.ts';
import { say } from './bootstrap/say.mjs';

/**
 * Everything that must hold, in the order in which a failure is cheapest: types, style, content, unit and database tests, then
 * journeys in a real browser. The database tests and the journeys always run on the embedded database, and again on a real
 * PostgreSQL where one is given (`TEST_DATABASE_URL`) or its programs are found.
 */
const long = process.env.LONG === '1';
const only = process.argv.slice(2);

const directory = memoryDir();
if (directory) process.env.TMPDIR = directory;

const failures: string[] = [];

function step(name: string, args: string[], env: Record<string, string | undefined> = {}): void {
  if (only.length > 0 && !only.some((word) => name.includes(word))) return;
  say(name);
  const options: SpawnSyncOptions = { stdio: 'inherit', env: { ...process.env, ...env } };
  const { status } = spawnSync(process.execPath, args, options);
  if (status === 0) return;
  failures.push(name);
  say(`${name}: FAILED`);
}

/** The journeys start on an empty database, as a newcomer does. */
async function emptyDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
}

const bin = (path: string): string => `node_modules/${path}`;
const VITEST = bin('vitest/vitest.mjs');
const PLAYWRIGHT = bin('@playwright/test/cli.js');

step('types', [bin('typescript/bin/tsc'), '--noEmit']);
step('style', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']);
step('content', ['--import', 'tsx', 'scripts/content-check.ts', '--quiet']);

const given = process.env.TEST_DATABASE_URL;
const started = given ? null : await startPostgres();
const serverUrl = given ?? started?.url;
try {
  const embedded = { TEST_DATABASE_URL: undefined };
  step('unit tests', [VITEST, 'run', '--project', 'unit', '--project', 'web'], embedded);
  step('database tests on the embedded database', [VITEST, 'run', '--project', 'database'], embedded);
  if (serverUrl) {
    say(given ? 'PostgreSQL: the one in TEST_DATABASE_URL' : 'PostgreSQL: started in a temporary directory');
    step('database tests on PostgreSQL', [VITEST, 'run', '--project', 'database'], {
      TEST_DATABASE_URL: serverUrl,
    });
  } else {
    say(
      'PostgreSQL: none found (initdb, pg_ctl) and no TEST_DATABASE_URL; the embedded database alone was tested',
    );
  }
  if (serverUrl) await emptyDatabase(serverUrl, 'lawleaf_e2e');
  const journeys = { TEST_DATABASE_URL: serverUrl };
  if (long) {
    const newer = process.env.CHROME_PATH ?? (await installedBrowser());
    step('browser journeys in the pinned browser', [PLAYWRIGHT, 'test'], {
      ...journeys,
      CHROME_PATH: undefined,
    });
    if (newer) {
      say(`the newer browser: ${newer}`);
      if (serverUrl) await emptyDatabase(serverUrl, 'lawleaf_e2e');
      step('browser journeys in a newer browser', [PLAYWRIGHT, 'test'], { ...journeys, CHROME_PATH: newer });
    } else {
      say('no newer browser: CHROME_PATH is not set and none is installed; the pinned one alone was tested');
    }
  } else {
    step('browser journeys', [PLAYWRIGHT, 'test'], journeys);
  }
} finally {
  started?.stop();
}

if (long) say('the long proofs were part of this run');
if (failures.length > 0) {
  console.error(`\nFailed: ${failures.join('; ')}`);
  process.exit(1);
}
say('everything holds');
