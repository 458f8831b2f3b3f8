import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { ENTRY_KINDS } from '../../library/entries/entry.ts';
import { LIBRARY_KINDS } from '../auditRules.ts';
import type { AuditLine } from '../contract.ts';

let app: TestApp;
let admin: Visitor;
let editor: Visitor;
let provisionId: string;

const MIRA = { userId: 'u-mira', email: 'mira@staff.test' };
const TOM = { userId: 'u-tom', email: 'tom@staff.test' };

beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('admin@demo.test');
  editor = await app.signIn('editor@demo.test');
  const { db } = app.database;
  const wage = await db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .select('provisions.id')
    .where('provision_groups.name', '=', 'Minimum Wage')
    .where('provisions.jurisdiction', '=', 'ON')
    .executeTakeFirstOrThrow();
  provisionId = wage.id;
  const write = (at: string, actor: typeof MIRA, action: string, id: string, after: unknown) =>
    recordAudit(db, {
      at: new Date(at),
      actor,
      action,
      subject: { kind: action.split('.')[0] ?? '', id },
      before: { rate: 17 },
      after,
    });
  await write('2026-11-18T14:00:00Z', MIRA, 'provision.publish', provisionId, { rate: 18 });
  // Nine in the evening of November 18 in Toronto is the 19th elsewhere.
  await write('2026-11-19T02:00:00Z', TOM, 'provision.markPublicSample', provisionId, { rate: 17 });
  await write('2026-11-19T15:00:00Z', TOM, 'account.change', 'a-north', { name: 'Northern' });
  for (let i = 0; i < 70; i += 1) {
    await write('2026-11-20T12:00:00Z', i % 2 ? MIRA : TOM, 'searchWord.add', `word${i}`, { line: `w${i}` });
  }
});
afterAll(() => app.close());

const lines = async (visitor: Visitor, query = '') => {
  const answer = await visitor.get(`/api/staff/audit?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ rows: AuditLine[]; next: string | null }>();
};

/** Every line, page by page. */
async function allLines(visitor: Visitor, query: string): Promise<AuditLine[]> {
  const found: AuditLine[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: { rows: AuditLine[]; next: string | null } = await lines(
      visitor,
      `${query}${next && `&after=${next}`}`,
    );
    found.push(...page.rows);
    next = page.next;
  }
  return found;
}

test('the newest fifty come first, and pages hold every line once, in every order', async () => {
  const { rows, next } = await lines(admin);
  expect(rows).toHaveLength(50);
  expect(rows[0]?.at).toBe('2026-11-20T12:00:00.000Z');
  expect(next).not.toBeNull();
  for (const by of ['at', 'person', 'action', 'thing']) {
    for (const direction of ['ascending', 'descending']) {
      const all = await allLines(admin, `by=${by}&direction=${direction}`);
      expect([by, direction, new Set(all.map(({ id }) => id)).size]).toEqual([by, direction, all.length]);
      expect(all.length).toBeGreaterThanOrEqual(73);
    }
  }
  const people = (await allLines(admin, 'by=person&direction=ascending')).map(({ person }) => person);
  expect(people.indexOf('tom@staff.test')).toBeGreaterThan(people.lastIndexOf('mira@staff.test'));
});

test('lines are found by person, by thing and by a day in Toronto', async () => {
  expect((await lines(admin, 'person=TOM@&thing=sample')).rows).toMatchObject([
    {
      person: 'tom@staff.test',
      action: 'provision.markPublicSample',
      thing: { kind: 'provision', id: provisionId, name: 'Minimum Wage, Ontario' },
    },
  ]);
  const named = (await lines(admin, 'thing=minimum%20wage,%20ont')).rows;
  expect(named.map(({ action }) => action)).toEqual(['provision.markPublicSample', 'provision.publish']);
  expect((await lines(admin, 'day=2026-11-18')).rows.map(({ person }) => person)).toEqual([
    'tom@staff.test',
    'mira@staff.test',
  ]);
  expect((await lines(admin, 'day=2026-11-17')).rows).toEqual([]);
  expect((await lines(admin, 'thing=%25')).rows).toEqual([]);
});

test('what concerns accounts and people is for ADMIN alone: not listed, not found, not opened', async () => {
  const [line] = (await lines(admin, 'thing=account.change')).rows;
  expect(line?.thing.id).toBe('a-north');
  expect((await admin.get(`/api/staff/audit/${line?.id}`)).json()).toEqual({
    before: { rate: 17 },
    after: { name: 'Northern' },
  });
  const seen = await allLines(editor, 'by=at');
  expect(seen.length).toBeGreaterThanOrEqual(72);
  expect(seen.filter(({ thing }) => thing.kind === 'account')).toEqual([]);
  expect((await lines(editor, 'thing=account.change')).rows).toEqual([]);
  expect((await editor.get(`/api/staff/audit/${line?.id}`)).statusCode).toBe(404);
});

test('an editor opens what was written in the library', async () => {
  const [line] = (await lines(editor, 'thing=provision.publish')).rows;
  expect((await editor.get(`/api/staff/audit/${line?.id}`)).json()).toEqual({
    before: { rate: 17 },
    after: { rate: 18 },
  });
  expect((await editor.get('/api/staff/audit/999999999')).statusCode).toBe(404);
});

test.each(['owner', 'user', 'trial', 'west'])('%s is no staff, and learns nothing', async (name) => {
  const other = await app.signIn(`${name}@demo.test`);
  expect((await other.get('/api/staff/audit')).statusCode).toBe(403);
  expect((await other.get('/api/staff/audit/1')).statusCode).toBe(403);
});

test.each([
  ['day=yesterday', 'day'],
  ['day=2026-02-30', 'day'],
  ['by=rate', 'by'],
  ['after=nonsense', 'after'],
  [`after=${Buffer.from('["soon","1"]').toString('base64url')}`, 'after'],
  [`person=${'x'.repeat(201)}`, 'person'],
])('%s is refused at its field', async (query, field) => {
  const answer = await admin.get(`/api/staff/audit?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toEqual([field]);
});

test('an editor reads what was written of every part of the library, an import’s lines and those of sources and statutes included', async () => {
  expect(ENTRY_KINDS.filter((kind) => !LIBRARY_KINDS.includes(kind))).toEqual([]);
  const { db } = app.database;
  const { id, name } = await db
    .selectFrom('acts')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const written: [kind: string, id: string, action: string][] = [
    ['instrument', id, 'library.import'],
    ['source', 'https://laws.example/planted', 'source.onlyThePage'],
    ['statute', 'planted-statute', 'statute.import'],
    ['rule', 'planted-rule', 'rule.readAgain'],
  ];
  for (const [kind, thing, action] of written) {
    await recordAudit(db, {
      at: new Date('2026-11-21T12:00:00Z'),
      actor: TOM,
      action,
      subject: { kind, id: thing },
      after: {},
    });
  }
  const { rows } = await lines(editor, 'day=2026-11-21');
  expect(rows.map(({ thing }) => thing.kind).sort()).toEqual(['instrument', 'rule', 'source', 'statute']);
  expect(rows.find(({ thing }) => thing.kind === 'instrument')?.thing.name).toBe(name);
  expect((await lines(editor, 'thing=planted-statute')).rows).toHaveLength(1);
});
