import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { OpenDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: OpenDatabase;
let jobs: Jobs;
const ran: string[] = [];
let failures = 0;

beforeAll(async () => {
  database = await testDatabase();
  jobs = createJobs(database.pool, pino({ level: 'silent' }));
  await jobs.start([
    {
      name: 'test.note',
      about: () => 'Notes a text.',
      pollSeconds: 0.5,
      run: async (data) => void ran.push(String(data.text)),
    },
    {
      name: 'test.fail',
      about: () => 'Fails.',
      pollSeconds: 0.5,
      run: async () => {
        failures += 1;
        throw new Error('refused');
      },
    },
  ]);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

test('a job runs after the transaction that sent it, and never when that is undone', async () => {
  const { db } = database;
  await inTransaction(db, async (tx) => {
    await jobs.send('test.note', { text: 'kept' });
    await tx.insertInto('installation').values({ name: 'kept', value: '1' }).execute();
  });
  await inTransaction(db, async () => {
    await jobs.send('test.note', { text: 'undone' });
    throw new Error('changed my mind');
  }).catch(() => {});
  await vi.waitFor(() => expect(ran).toContain('kept'), { timeout: 15_000 });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(ran).toEqual(['kept']);
});

test('a job that fails is reported, and the queue goes on', async () => {
  expect(await jobs.isWell()).toBe(true);
  await jobs.send('test.fail');
  await vi.waitFor(() => expect(failures).toBe(1), { timeout: 15_000 });
  await jobs.send('test.note', { text: 'after' });
  await vi.waitFor(() => expect(ran).toContain('after'), { timeout: 15_000 });
});
