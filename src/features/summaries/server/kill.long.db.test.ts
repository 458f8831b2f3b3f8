import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addressOf, testDatabase, workerOf } from '../../../../test/database.ts';
import {
  changeWhatTheyWatch,
  expectOneEach,
  makeCrowd,
  summariesSoFar,
} from '../../../../test/summaries/crowd.ts';
import { Random } from '../../../../test/summaries/random.ts';
import { type OpenDatabase, openDatabase } from '../../../platform/db/open.ts';

const PEOPLE = 2_000;
const KILLS = 50;
/** Batches of ten that a process begins at most before it is killed. */
const MAX_BATCHES = 6;
/** Milliseconds after the beginning of its last batch at which it is killed at the latest. */
const LAST_MOMENT = 40;

const template = inject('template');
const worker = workerOf('databaseWorker');
let dataDir = '';
let databaseUrl = '';
let held: OpenDatabase | null = null;
/** The process that is killed, as one file: it starts in a fraction of the time that its sources take. */
const script = path.join(template.workersDir, 'summaryProcess.mjs');

/** On a server the database stays open beside the processes; the embedded one belongs to one process at a time. */
async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  if (held) return work(held);
  const database = await openDatabase({ databaseUrl: null, dataDir, workerUrl: worker });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  const bundle = await rolldown({
    input: 'test/summaries/summaryProcess.ts',
    platform: 'node',
    external: /^[^./]/,
    resolve: { extensions: ['.ts'] },
  });
  await bundle.write({ file: script, format: 'esm', codeSplitting: false });
  dataDir = mkdtempSync(path.join(tmpdir(), 'lawleaf-kill-'));
  if (template.kind === 'embedded') {
    cpSync(path.join(template.location, 'postgres'), path.join(dataDir, 'postgres'), { recursive: true });
    return;
  }
  held = await testDatabase();
  databaseUrl = await addressOf(held);
});
afterAll(async () => {
  await held?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** When a process dies: so many milliseconds after it began so many batches. */
interface Fate {
  batches: number;
  after: number;
}

/** Lets a process write summaries, and kills it without warning; null lets it live. */
function summaryProcess(fate: Fate | null): Promise<{ wasKilled: boolean; said: string }> {
  const workers = [worker, workerOf('redlineWorker')].map((url) => fileURLToPath(url));
  const child = spawn(process.execPath, [script, databaseUrl, dataDir, ...workers], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let isDue = fate !== null;
  const listen = (chunk: Buffer): void => {
    said += chunk;
    if (!isDue || !fate || said.split('batch').length - 1 < fate.batches) return;
    isDue = false;
    setTimeout(() => child.kill('SIGKILL'), fate.after);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((resolve) =>
    child.once('close', (_code, signal) => resolve({ wasKilled: signal === 'SIGKILL', said })),
  );
}

const progress = () => withDatabase(({ db }) => summariesSoFar(db));

test(`killed ${KILLS} times in a run of ${PEOPLE} summaries, everybody gets exactly one`, async () => {
  const random = new Random(Number(process.env.SEED ?? Date.now()));
  const changes = await withDatabase(async ({ db }) => {
    await makeCrowd(db, PEOPLE);
    return changeWhatTheyWatch(db, 6);
  });
  const seen: number[] = [];
  let kills = 0;
  while (kills < KILLS) {
    const { wasKilled, said } = await summaryProcess({
      batches: 1 + random.below(MAX_BATCHES),
      after: random.below(LAST_MOMENT),
    });
    const { people, emails } = await progress();
    expect(emails, said).toBe(people);
    seen.push(emails);
    if (!wasKilled) break;
    kills += 1;
  }
  const last = await summaryProcess(null);
  expect(last.said).toContain('wrote');
  await withDatabase(({ db }) => expectOneEach(db, PEOPLE, changes));
  // They were killed in the middle of it, not before or after.
  console.log({ kills, seen: seen.join(' ') });
  expect(kills).toBe(KILLS);
  expect(seen.some((emails) => emails > 0 && emails < PEOPLE)).toBe(true);
  expect((await summaryProcess(null)).said).toContain('wrote 0');
}, 900_000);
