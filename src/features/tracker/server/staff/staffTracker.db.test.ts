import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import type { StaffBill, StaffBillRow, WrittenBillBody } from '../../staffContract.ts';

let app: TestApp;
let editor: Visitor;

const BILL: WrittenBillBody = {
  number: 'Bill 900',
  name: 'Fair Hours Act, 2026',
  chapter: null,
  url: 'https://www.ola.org/bill-900',
  description: 'Changes the hours of work.',
  status: 'First Reading',
  stageDates: [{ stage: 'First Reading', date: '2026-11-02' }],
  inForce: 'assent',
  inForceDate: null,
  outcome: null,
  seenOn: '2026-11-20',
  parts: [],
  sources: [],
  confidence: 'medium',
  acts: [],
  regulations: [],
};

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
});
afterAll(() => app.close());

const create = (bill: Partial<WrittenBillBody> = {}) =>
  editor.post('/api/staff/bills', { kind: 'bill', jurisdiction: 'ON', bill: { ...BILL, ...bill } });
const change = ({ id, revision, bill }: StaffBill, part: Partial<WrittenBillBody>) =>
  editor.patch(`/api/staff/bills/${id}`, { revision, bill: { ...bill, ...part } });
const auditOf = (id: string) =>
  app.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', id)
    .where('subject_kind', '=', 'bill')
    .orderBy('seq')
    .execute();

test('a bill is added, moved on and ended; members follow, and each write stands in the log with before and after', async () => {
  const owner = await app.signIn('owner@demo.test');
  const answer = await create();
  expect(answer.statusCode).toBe(201);
  const added = answer.json<StaffBill>();
  expect((await owner.get(`/api/bills/${added.id}`)).json()).toMatchObject({
    bill: { status: 'First Reading', introductionDate: '2026-11-02' },
    seenOn: '2026-11-20',
  });

  const moved = await change(added, {
    status: 'Second Reading',
    stageDates: [...added.bill.stageDates, { stage: 'Second Reading', date: '2026-11-20' }],
  });
  expect(moved.statusCode).toBe(200);
  expect(moved.json()).toMatchObject({ revision: added.revision + 1, bill: { status: 'Second Reading' } });
  expect((await owner.get(`/api/bills/${added.id}`)).json().bill.status).toBe('Second Reading');

  const ended = await change(moved.json(), { outcome: 'defeated' });
  expect(ended.statusCode).toBe(200);
  expect((await owner.get(`/api/bills/${added.id}`)).json()).toMatchObject({
    outcome: 'defeated',
    bill: { isActive: false },
  });
  expect(await auditOf(added.id)).toMatchObject([
    {
      action: 'bill.create',
      user_email: 'editor@demo.test',
      before: null,
      after: { status: 'First Reading' },
    },
    { action: 'bill.change', before: { status: 'First Reading' }, after: { status: 'Second Reading' } },
    { action: 'bill.change', before: { outcome: null }, after: { outcome: 'defeated' } },
  ]);
});

test('who began from an older state is told so, and overwrites nothing', async () => {
  const added = (await create({ number: 'Bill 901' })).json<StaffBill>();
  expect((await change(added, { name: 'By Mira' })).statusCode).toBe(200);
  const late = await change(added, { name: 'By Tom' });
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'changed_meanwhile']);
  expect((await editor.get(`/api/staff/bills/${added.id}`)).json().bill.name).toBe('By Mira');
});

test.each<[string, Partial<WrittenBillBody>, string, RegExp]>([
  [
    'stages out of order',
    {
      status: 'Second Reading',
      stageDates: [
        { stage: 'First Reading', date: '2026-11-10' },
        { stage: 'Second Reading', date: '2026-11-05' },
      ],
    },
    'bill.stageDates.Second Reading',
    /^Second Reading, Nov 05, 2026, comes before First Reading, Nov 10, 2026\.$/,
  ],
  ['a stage of another legislature', { status: 'Referral for Consultation' }, 'bill.status', /no such stage/],
  [
    'a day of a stage that is not reached',
    { stageDates: [{ stage: 'Royal Assent', date: '2026-11-10' }] },
    'bill.stageDates.Royal Assent',
    /not reached/,
  ],
  ['a start on a day that is not given', { inForce: 'on date' }, 'bill.inForceDate', /on which day/],
  ['several starts without parts', { inForce: 'others' }, 'bill.inForce', /Add the parts/],
  [
    'assent without its day',
    { status: 'Royal Assent', stageDates: [] },
    'bill.stageDates.Royal Assent',
    /assent/,
  ],
  [
    'a start before assent that is not called retroactive',
    {
      ...{ status: 'Royal Assent', inForce: 'on date', inForceDate: '2026-01-01' },
      stageDates: [{ stage: 'Royal Assent', date: '2026-11-10' }],
    },
    'bill.inForceDate',
    /retroactive/,
  ],
  [
    'a stage that was reached tomorrow',
    { stageDates: [{ stage: 'First Reading', date: '2062-11-02' }] },
    'bill.stageDates.First Reading',
    /^Nov 02, 2062 is still to come\.$/,
  ],
  ['a look that is still to come', { seenOn: '2062-11-02' }, 'bill.seenOn', /still to come/],
  ['a name of nothing', { name: '   ' }, 'bill.name', /./],
  ['an address that runs script', { url: 'javascript:alert(1)' }, 'bill.url', /./],
  ['a day that is none', { seenOn: '2026-02-30' }, 'bill.seenOn', /./],
])('%s is refused at its field, and nothing is written', async (_, part, field, words) => {
  const count = async () => (await sql`select 1 from bills`.execute(app.database.db)).rows.length;
  const before = await count();
  const answer = await create(part);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields[field]).toMatch(words);
  expect(await count()).toBe(before);
});

test('what a bill changes in a provision is told to readers, once, and its part cannot go', async () => {
  const part = { what: 'Hours', inForce: 'to be proclaimed' as const, inForceDate: null, sections: 's 4' };
  const added = (
    await create({ number: 'Bill 902', inForce: 'others', parts: [{ id: null, ...part }] })
  ).json<StaffBill>();
  const offered = (await editor.get(`/api/staff/bills/${added.id}/provisions`)).json<
    { id: string; name: string }[]
  >();
  const wage = offered.find(({ name }) => name.startsWith('Minimum Wage'));
  const partId = added.bill.parts[0]?.id ?? null;
  const body = { provisionId: wage?.id, partId, overview: 'The wage **rises**.<script>alert(1)</script>' };
  const answer = await editor.post(`/api/staff/bills/${added.id}/changes`, body);
  expect(answer.statusCode).toBe(201);
  const [made] = answer.json<StaffBill>().changes;
  expect(made).toMatchObject({ partId, state: 'upcoming', provision: { name: 'Minimum Wage' } });
  expect(made?.overview).toContain('<strong>rises</strong>');
  expect(made?.overview).not.toContain('<script');
  const entries = await app.database.db
    .selectFrom('update_entries')
    .select(['change_type', 'provision_id'])
    .where('bill_id', '=', added.id)
    .execute();
  expect(entries).toEqual([{ change_type: 'Upcoming Amendment', provision_id: wage?.id }]);

  const again = await editor.post(`/api/staff/bills/${added.id}/changes`, body);
  expect([again.statusCode, Object.keys(again.json().error.fields)]).toEqual([400, ['provisionId']]);
  const without = await change(added, { inForce: 'assent', parts: [] });
  expect([without.statusCode, Object.keys(without.json().error.fields)]).toEqual([400, ['bill.parts']]);
});

test('of a bill that starts part by part a change says which part brings it: nothing else would ever come into force', async () => {
  const part = { what: 'Hours', inForce: 'on date' as const, inForceDate: '2026-11-19', sections: null };
  const assented = { stage: 'Royal Assent', date: '2026-11-18' };
  const added = (
    await create({
      ...{ number: 'Bill 907', inForce: 'others', parts: [{ id: null, ...part }], status: 'Royal Assent' },
      stageDates: [...BILL.stageDates, assented],
    })
  ).json<StaffBill>();
  const [provision] = (await editor.get(`/api/staff/bills/${added.id}/provisions`)).json<{ id: string }[]>();
  const add = (partId: string | null) =>
    editor.post(`/api/staff/bills/${added.id}/changes`, {
      ...{ provisionId: provision?.id, partId, overview: 'Changes.' },
    });
  const whole = await add(null);
  expect([whole.statusCode, whole.json().error.fields]).toEqual([
    400,
    { partId: 'This bill starts part by part: say which part changes it.' },
  ]);
  const made = (await add(added.bill.parts[0]?.id ?? null)).json<StaffBill>();
  expect(made.changes).toMatchObject([{ state: 'toRollIn', day: '2026-11-19' }]);
});

test('a bill that came into force and that no text says yet waits to be rolled in', async () => {
  const added = (await create({ number: 'Bill 903' })).json<StaffBill>();
  const [provision] = (await editor.get(`/api/staff/bills/${added.id}/provisions`)).json<{ id: string }[]>();
  await editor.post(`/api/staff/bills/${added.id}/changes`, {
    provisionId: provision?.id,
    partId: null,
    overview: 'More.',
  });
  const waiting = async () =>
    (await editor.get('/api/staff/bills')).json<StaffBillRow[]>().find(({ id }) => id === added.id)?.toRollIn;
  expect(await waiting()).toBe(0);
  const assented = { stage: 'Royal Assent', date: '2026-11-19' };
  await change(added, { status: 'Royal Assent', stageDates: [...added.bill.stageDates, assented] });
  expect(await waiting()).toBe(1);
});

test('a bill of the library that staff changed is marked as theirs', async () => {
  const { id } = await app.database.db
    .selectFrom('bills')
    .select('id')
    .where('number', '=', 'Bill C-31 (45-1)')
    .executeTakeFirstOrThrow();
  const bill = (await editor.get(`/api/staff/bills/${id}`)).json<StaffBill>();
  expect((await change(bill, { seenOn: '2026-11-20' })).statusCode).toBe(200);
  const row = await app.database.db
    .selectFrom('bills')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.revision).not.toBe(row.loaded_revision);
  expect(row).toMatchObject({ seen_on: '2026-11-20', introduction_date: bill.bill.stageDates[0]?.date });
});

test('the tracker of staff is for EDITOR and ADMIN, and for nobody else', async () => {
  const { id } = (await create({ number: 'Bill 904' })).json<StaffBill>();
  const admin = await app.signIn('admin@demo.test');
  expect((await admin.get(`/api/staff/bills/${id}`)).statusCode).toBe(200);
  for (const name of ['owner', 'user', 'west', 'trial']) {
    const other = await app.signIn(`${name}@demo.test`);
    const answers = await Promise.all([
      other.get('/api/staff/bills'),
      other.get(`/api/staff/bills/${id}`),
      other.get(`/api/staff/bills/${id}/provisions`),
      other.post('/api/staff/bills', { kind: 'bill', jurisdiction: 'ON', bill: BILL }),
      other.patch(`/api/staff/bills/${id}`, { revision: 1, bill: BILL }),
      other.post(`/api/staff/bills/${id}/changes`, { provisionId: 'p', partId: null, overview: 'x' }),
    ]);
    expect([name, ...answers.map(({ statusCode }) => statusCode)]).toEqual([
      name,
      403,
      403,
      403,
      403,
      403,
      403,
    ]);
  }
  expect((await editor.get('/api/staff/bills/nosuchbill')).statusCode).toBe(404);
});
