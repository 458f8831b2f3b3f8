import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINIMUM_WAGE, provisionOf } from '../../../../test/editor/desk.ts';
import { type TestApp, testApp } from '../../../../test/testApp.ts';
import { ReadCounter } from './readCounter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const counted = () =>
  app.database.db.selectFrom('provision_reads').select(['provision_id', 'day', 'reads']).execute();

test('what members read is counted by day, written once a minute, and weighs in what to read next', async () => {
  const owner = await app.signIn('owner@demo.test');
  const editor = await app.signIn('editor@demo.test');
  const id = await provisionOf(app, MINIMUM_WAGE, 'SK');
  for (let i = 0; i < 3; i++) await owner.get(`/api/provisions/${id}`);
  await editor.get(`/api/provisions/${id}`);
  expect(await counted()).toEqual([]);
  app.clock.set('2026-11-20T15:01:30Z');
  await owner.get(`/api/provisions/${id}`);
  await expect.poll(counted).toEqual([{ provision_id: id, day: '2026-11-20', reads: 4 }]);
  const { rows } = (await editor.get('/api/staff/data/queue')).json();
  const [first] = rows.filter((row: { id: string }) => row.id === id);
  if (first) expect(first).toMatchObject({ reads: 4, weight: { readers: expect.any(Number) } });
  expect(rows.every((row: { reads: number }) => row.reads === 0 || row.reads === 4)).toBe(true);
});

test('a provision that is gone is left out, and counts that could not be written are kept', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'MB');
  const reader = { isStaff: false };
  const counter = new ReadCounter({ db: app.database.db, clock: app.clock, onError: () => {} });
  counter.note(reader, [{ id }, { id: 'gone' }]);
  counter.note(
    reader,
    Array.from({ length: 61 }, () => ({ id })),
  );
  await counter.close();
  expect((await counted()).filter((row) => row.provision_id !== 'gone' && row.reads === 1)).toEqual([
    { provision_id: id, day: '2026-11-20', reads: 1 },
  ]);
});
