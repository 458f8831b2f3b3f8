import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { BillDetails, TrackedBill } from '../contract.ts';

let app: TestApp;
const people: Record<string, Visitor> = {};

beforeAll(async () => {
  app = await testApp();
  for (const name of ['owner', 'west', 'trial', 'editor']) {
    people[name] = await app.signIn(`${name}@demo.test`);
  }
});
afterAll(() => app.close());

const person = (name: string): Visitor => people[name] as Visitor;
const bills = async (name: string): Promise<TrackedBill[]> => (await person(name).get('/api/bills')).json();
const details = (name: string, id: string) => person(name).get(`/api/bills/${id}`);

test('the tracker lists the bills of every jurisdiction, those that moved last first', async () => {
  const list = await bills('owner');
  expect(list.length).toBeGreaterThan(60);
  expect(new Set(list.map(({ jurisdiction }) => jurisdiction)).size).toBeGreaterThan(8);
  const moves = list.map(({ lastMove }) => lastMove ?? '');
  expect(moves).toEqual([...moves].sort().reverse());
});

test('a long-passed bill is in force, and one before the House is not', async () => {
  const list = await bills('owner');
  const named = (number: string) => list.find((bill) => bill.number === number);
  expect(named('Bill 2 - 2024')).toMatchObject({ isInForce: true, inForceDate: '2024-06-01' });
  expect(named('Bill C-31 (45-1)')).toMatchObject({ isInForce: false, status: 'Introduction (House)' });
  expect(named('Bill 10 - 2026')).toMatchObject({ isInForce: false, inForce: 'others' });
});

test('an account sees the bills of its jurisdictions and areas, and the others do not exist for it', async () => {
  const everything = await bills('owner');
  const west = await bills('west');
  const areas = ['Employment Standards', 'Occupational Health & Safety'];
  const expected = everything.filter(
    (bill) =>
      ['AB', 'SK', 'FED'].includes(bill.jurisdiction) && bill.areas.some(({ name }) => areas.includes(name)),
  );
  expect(expected.length).toBeGreaterThan(3);
  expect(west.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(west.flatMap((bill) => bill.areas).every(({ name }) => areas.includes(name))).toBe(true);

  const hidden = everything.filter(({ id }) => !west.some((bill) => bill.id === id));
  for (const { id } of hidden.slice(0, 12)) expect((await details('west', id)).statusCode).toBe(404);
  expect((await details('west', 'nosuchbill')).statusCode).toBe(404);
  for (const { id } of west.slice(0, 6)) {
    const { provisions } = (await details('west', id)).json<BillDetails>();
    expect(provisions.every(({ area }) => areas.includes(area.name))).toBe(true);
  }
});

test('a bill tells of its stages and of each provision it changes, part by part', async () => {
  const { db } = app.database;
  const { bill_id } = await db
    .selectFrom('upcoming_changes')
    .select('bill_id')
    .where('bill_part_id', 'is not', null)
    .groupBy('bill_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const changes = await db
    .selectFrom('upcoming_changes')
    .select('id')
    .where('bill_id', '=', bill_id)
    .execute();
  const { bill, provisions, stageDates } = (await details('owner', bill_id ?? '')).json<BillDetails>();
  expect(provisions).toHaveLength(changes.length);
  const parts = new Set(bill.parts.map(({ what }) => what));
  expect(provisions.every(({ part }) => part === null || parts.has(part))).toBe(true);
  const days = stageDates.map(({ date }) => date);
  expect(days).toEqual([...days].sort());
});

test('a bill that is not published is for staff', async () => {
  const [first] = await bills('owner');
  const id = first?.id ?? '';
  await app.database.db.updateTable('bills').set({ is_published: false }).where('id', '=', id).execute();
  expect((await bills('owner')).some((bill) => bill.id === id)).toBe(false);
  expect((await details('owner', id)).statusCode).toBe(404);
  expect((await bills('editor')).some((bill) => bill.id === id)).toBe(true);
  expect((await details('editor', id)).statusCode).toBe(200);
});
