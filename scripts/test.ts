import { spawn } from 'node:child_process';
import pg from 'pg';
import { installedBrowser, isNewerThanPinned } from '../test/findBrowser.ts';
import { memoryDir } from '../test/memoryDir.ts';
import { startPostgres } from '../test/postgresServer.ts';
import { say } from './bootstrap/say.mjs';

/**
 * Everything that must hold, in the order in which a failure is cheapest: types, style and content, unit tests, database tests and
 * those that start programs of their own, then journeys in a real browser. They always run on the embedded database, and the
 * database tests that could tell the two apart again on a real PostgreSQL where one is given (`TEST_DATABASE_URL`) or its programs
 * are found; the long run asks it for all of them, and for the journeys.
 */
const long = process.env.LONG === '1';
const only = process.argv.slice(2);

const directory = memoryDir();
if (directory) process.env.TMPDIR = directory;

/** The last lines of a step that failed are said again at the end, where a log that was cut short still shows them. */
const LAST_LINES = 80;
const failures: { name: string; lastLines: string }[] = [];
/** What was not tested, for the last lines. */
const leftOut: string[] = [];

/** By this a step says that it could not even begin (bench/lighthouse). */
const NOT_TO_BE_HAD = 77;

interface Step {
  name: string;
  args: string[];
  env?: Record<string, string | undefined>;
}

const isWanted = ({ name }: Step): boolean => only.length === 0 || only.some((word) => name.includes(word));

/** Runs a program to its end; what it says is shown as it comes, or all at once when others run beside it. */
function run({ name, args, env = {} }: Step, isAlone: boolean): Promise<void> {
  say(name);
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, { env: { ...process.env, ...colour, ...env }, stdio: 'pipe' });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said.push(chunk);
      if (isAlone) process.stdout.write(chunk);
    });
  }
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const output = Buffer.concat(said);
      if (!isAlone) process.stdout.write(output);
      if (code === NOT_TO_BE_HAD) leftOut.push(`${name}: what it needs cannot be had on this machine`);
      else if (code !== 0) {
        const lines = output.toString('utf8').trimEnd().split('\n');
        failures.push({ name, lastLines: lines.slice(-LAST_LINES).join('\n') });
        say(`${name}: FAILED`);
      }
      resolve();
    }),
  );
}

/** Runs those of these steps that were asked for, side by side. */
async function together(...steps: Step[]): Promise<void> {
  const wanted = steps.filter(isWanted);
  await Promise.all(wanted.map((step) => run(step, wanted.length === 1)));
}

const step = (name: string, args: string[], env?: Step['env']): Promise<void> =>
  together({ name, args, env });

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

await together(
  { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'style', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  { name: 'content', args: [VITEST, 'run', '--project', 'content'] },
);

const given = process.env.TEST_DATABASE_URL;
const started = given ? null : await startPostgres();
const serverUrl = given ?? started?.url;
try {
  const embedded = { TEST_DATABASE_URL: undefined };
  await step('unit tests', [VITEST, 'run', '--project', 'unit', '--project', 'web'], embedded);
  if (serverUrl)
    say(given ? 'PostgreSQL: the one in TEST_DATABASE_URL' : 'PostgreSQL: started in a temporary directory');
  else {
    leftOut.push(
      'PostgreSQL: none found (initdb, pg_ctl) and no TEST_DATABASE_URL; the embedded database alone was tested',
    );
  }
  // Side by side: each alone leaves half of the processor's time unused.
  await together(
    {
      name: 'database tests on the embedded database',
      args: [VITEST, 'run', '--project', 'processes', '--project', 'database'],
      env: embedded,
    },
    ...(serverUrl
      ? [
          {
            name: 'database tests on PostgreSQL',
            args: [VITEST, 'run', '--project', 'database'],
            env: { TEST_DATABASE_URL: serverUrl },
          },
        ]
      : []),
  );
  if (long && serverUrl) await emptyDatabase(serverUrl, 'lawleaf_e2e');
  const journeys = { TEST_DATABASE_URL: serverUrl };
  if (long) {
    const chosen = process.env.CHROME_PATH;
    const installed = chosen ? null : await installedBrowser();
    const second = chosen ?? (installed && isNewerThanPinned(installed) ? installed : null);
    await step('browser journeys in the pinned browser', [PLAYWRIGHT, 'test'], {
      ...journeys,
      CHROME_PATH: undefined,
    });
    if (second) {
      say(`the second browser: ${second}`);
      if (serverUrl) await emptyDatabase(serverUrl, 'lawleaf_e2e');
      await step('browser journeys in a newer browser', [PLAYWRIGHT, 'test'], {
        ...journeys,
        CHROME_PATH: second,
      });
    } else {
      const why = installed ? `${installed} is no newer` : 'CHROME_PATH is not set and none is installed';
      leftOut.push(`a newer browser: ${why}; the journeys ran in the pinned one alone`);
    }
    // Alone, for it judges how fast the product is.
    await step('Lighthouse', ['--import', 'tsx', 'bench/lighthouse/bench.ts']);
  } else {
    await step('browser journeys', [PLAYWRIGHT, 'test'], journeys);
  }
} finally {
  started?.stop();
}

if (long) say('the long proofs were part of this run');
for (const what of leftOut) say(`not tested: ${what}`);
if (failures.length > 0) {
  for (const { name, lastLines } of failures) console.error(`\n${name}, its last lines:\n${lastLines}`);
  console.error(`\nFailed: ${failures.map(({ name }) => name).join('; ')}`);
  process.exit(1);
}
say('everything holds');
