import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { createJobs, type Jobs } from '../../../platform/jobs/jobs.ts';

let app: TestApp;
let admin: Visitor;
let jobs: Jobs;
let isBroken = true;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('admin@demo.test');
});
afterAll(async () => {
  await jobs?.stop();
  await app.close();
});

const queue = async () => (await admin.get('/api/staff/jobs')).json();

test('before any process worked there is nothing to see', async () => {
  expect(await queue()).toEqual({ lines: [], failures: [] });
});

test('a failed job is shown with its reason, and runs again when an ADMIN says so', async () => {
  jobs = createJobs(app.database.pool, pino({ level: 'silent' }));
  await jobs.start([
    {
      name: 'test.broken',
      about: () => 'Breaks.',
      pollSeconds: 0.5,
      retryLimit: 0,
      run: async () => {
        if (isBroken) throw new Error('The disk is full.');
      },
    },
  ]);
  await jobs.send('test.broken');
  await vi.waitFor(async () => expect((await queue()).failures).toHaveLength(1), { timeout: 20_000 });
  const { lines, failures } = await queue();
  expect(lines).toMatchObject([{ name: 'test.broken', failed: 1, waiting: 0, cron: null }]);
  expect(failures).toMatchObject([{ name: 'test.broken', attempts: 1, error: 'The disk is full.' }]);
  const { administration } = (await admin.get('/api/staff/dashboard')).json();
  expect(administration.jobs).toMatchObject({
    count: 1,
    items: [{ name: 'test.broken', error: 'The disk is full.' }],
  });
  isBroken = false;
  expect((await admin.post(`/api/staff/jobs/${failures[0].id}/retry`)).statusCode).toBe(200);
  await vi.waitFor(async () => expect((await queue()).lines[0].lastDoneAt).not.toBeNull(), {
    timeout: 20_000,
  });
  expect((await queue()).failures).toEqual([]);
  expect((await admin.post(`/api/staff/jobs/${failures[0].id}/retry`)).statusCode).toBe(404);
});

test('it is for ADMIN only', async () => {
  for (const email of ['editor@demo.test', 'owner@demo.test']) {
    const other = await app.signIn(email);
    expect((await other.get('/api/staff/jobs')).statusCode).toBe(403);
    expect((await other.post('/api/staff/jobs/x/retry')).statusCode).toBe(403);
  }
});
