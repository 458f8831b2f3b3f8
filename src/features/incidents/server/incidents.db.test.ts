import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { Incident, WrittenIncident } from '../contract.ts';

let app: TestApp;
let admin: Visitor;
const PATH = '/api/staff/incidents';

const written = (over: Partial<WrittenIncident> = {}): WrittenIncident => ({
  ...{ circumstances: 'An export was sent to the wrong customer.', information: 'Names and work emails.' },
  ...{ happenedFrom: '2026-11-02', happenedTo: null, happenedNote: '', awareOn: '2026-11-03' },
  ...{ people: 14, arePeopleEstimated: true, peopleInQuebec: 3 },
  ...{ risk: 'open', riskReasons: '', measures: 'The file was deleted by who got it.' },
  ...{ notices: [], noticesNote: '', closedOn: null },
  ...over,
});
const add = (over: Partial<WrittenIncident> = {}) => admin.post(PATH, written(over));

beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('admin@demo.test');
});
afterAll(() => app.close());

test('an incident is entered, concluded on and told of, and the log keeps what it said before', async () => {
  const made: Incident = (await add()).json();
  expect(made).toMatchObject({ ...written(), revision: 1, keptUntil: '2031-11-03' });
  const notices: WrittenIncident['notices'] = [{ to: 'cai', on: '2026-11-05', how: 'By its form' }];
  const concluded = written({
    risk: 'serious',
    riskReasons: 'Could be used to phish.',
    notices,
    closedOn: '2026-11-19',
  });
  const change = (revision: number) => admin.patch(`${PATH}/${made.number}`, { ...concluded, revision });
  expect((await change(1)).json()).toMatchObject({ risk: 'serious', notices, revision: 2 });
  const late = await change(1);
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'changed_meanwhile']);
  const [line] = await app.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'incident.change')
    .execute();
  expect(line).toMatchObject({
    subject_id: String(made.number),
    before: { risk: 'open' },
    after: { risk: 'serious' },
  });
});

test.each<[object, string]>([
  [{ circumstances: '' }, 'circumstances'],
  [{ awareOn: '2026-12-24' }, 'awareOn'],
  [{ people: -1 }, 'people'],
  [{ risk: 'serious' }, 'riskReasons'],
  [{ notices: [{ to: 'king', on: '2026-11-05', how: '' }] }, 'notices.0.to'],
])('%j is refused at %s', async (over, field) => {
  const answer = await admin.post(PATH, { ...written(), ...over });
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
});

test('no entry is deleted for five years, by nobody', async () => {
  const { db } = app.database;
  await expect(sql`delete from incidents`.execute(db)).rejects.toThrow('kept for five years');
  const { number }: Incident = (await add({ happenedFrom: null, awareOn: '2019-05-01' })).json();
  await sql`delete from incidents where number = ${number}`.execute(db);
});

test('the register is listed in pages, the last first', async () => {
  await sql`insert into incidents (circumstances, information, aware_on, risk, created_at, updated_at)
    select 'Number ' || n, 'x', '2026-01-01', 'open', now(), now() from generate_series(1, 60) n`.execute(
    app.database.db,
  );
  const first = (await admin.get(PATH)).json<{ rows: Incident[]; next: string }>();
  const second = (await admin.get(`${PATH}?after=${first.next}`)).json<{ rows: Incident[]; next: null }>();
  const numbers = [...first.rows, ...second.rows].map(({ number }) => number);
  expect([first.rows.length, second.next]).toEqual([50, null]);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
});

test('it is exported whole as CSV in which nothing is a formula', async () => {
  await add({ circumstances: '=HYPERLINK("http://x")', information: 'Two\nlines, "quoted"' });
  const answer = await admin.get(`${PATH}/export`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="incidents-2026-11-20.csv"');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body.startsWith('\uFEFFNumber,Known on')).toBe(true);
  expect(answer.body).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(answer.body).toContain('"Two\nlines, ""quoted"""');
  expect(answer.body).toContain('2026-11-05, Commission d’accès à l’information (Quebec), By its form');
});

test('it is for administrators alone', async () => {
  for (const email of ['editor@demo.test', 'owner@demo.test']) {
    const visitor = await app.signIn(email);
    expect((await visitor.get(PATH)).statusCode).toBe(403);
    expect((await visitor.get(`${PATH}/export`)).statusCode).toBe(403);
    expect((await visitor.post(PATH, written())).statusCode).toBe(403);
  }
});
