import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addressOf, testDatabase } from '../../../../test/database.ts';
import {
  changeWhatTheyWatch,
  expectOneEach,
  makeCrowd,
  summariesSoFar,
} from '../../../../test/summaries/crowd.ts';
import type { OpenDatabase } from '../../../platform/db/open.ts';

const PEOPLE = 8_000;
const STOPS = 3;
/** The limit of `runUntilStopped`, in milliseconds: beyond, the process gives up with 1. */
const DRAIN_LIMIT = 15_000;
/** What `npm run worker` starts. */
const WORKER = 'dist/server/worker.mjs';

/** The embedded database belongs to one process, so a worker is refused there. */
const isAsked = process.env.LONG === '1' && inject('template').kind === 'server';
let database: OpenDatabase;
let databaseUrl = '';
let dataDir = '';
const started: ChildProcess[] = [];

beforeAll(async () => {
  if (!isAsked) return;
  expect(existsSync(WORKER), 'npm test builds first; alone: node scripts/bootstrap/buildOnly.mjs').toBe(true);
  dataDir = mkdtempSync(path.join(tmpdir(), 'lawleaf-drain-'));
  database = await testDatabase();
  databaseUrl = await addressOf(database);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await database?.close();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

function startWorker(): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [WORKER], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for tests that is long enough',
      LOG_LEVEL: 'warn',
    },
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
  return { child, said: () => said };
}

/** Waits until more summaries are written than before, and at most two minutes. */
async function untilMoreThan(emails: number): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if ((await summariesSoFar(database.db)).emails > emails) return;
    await wait(100);
  }
  throw new Error('The worker writes nothing.');
}

test.skipIf(!isAsked)(
  `a worker told to stop in the middle of ${PEOPLE} summaries ends cleanly, and the next goes on where it stood`,
  async () => {
    await makeCrowd(database.db, PEOPLE);
    const changes = await changeWhatTheyWatch(database.db, 6);
    // What the planner knows then is what it knows in an installation that has stood for a while.
    await database.pool.query('analyze');
    const seen: { emails: number; tookMs: number }[] = [];
    for (let stops = 0; stops < STOPS; stops += 1) {
      const { child, said } = startWorker();
      await untilMoreThan(seen.at(-1)?.emails ?? 0);
      const told = Date.now();
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      const tookMs = Date.now() - told;
      const { emails, people } = await summariesSoFar(database.db);
      seen.push({ emails, tookMs });
      expect({ code, said: said() }).toEqual({ code: 0, said: 'Lawleaf worker is ready.\n' });
      expect(tookMs).toBeLessThan(DRAIN_LIMIT);
      expect(emails).toBe(people);
    }
    console.log(seen);
    expect(seen.every(({ emails }) => emails < PEOPLE)).toBe(true);

    const { child } = startWorker();
    const isDone = async () =>
      (
        await database.db
          .selectFrom('summary_runs')
          .select('finished_at')
          .where('frequency', '=', 'Daily Summary')
          .executeTakeFirst()
      )?.finished_at !== null;
    for (let tries = 0; tries < 1_200 && !(await isDone()); tries += 1) await wait(100);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await expectOneEach(database.db, PEOPLE, changes);
  },
  600_000,
);
