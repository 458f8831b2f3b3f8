import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, provisionOf } from '../../../../test/editor/desk.ts';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { titlesOf } from '../../legislation/bilingualName.ts';
import { writeFolder } from '../../library/server/exampleFolder.ts';
import { loadLibrary } from '../../library/server/loadLibrary.ts';
import type { InstrumentRow, StaffInstrument } from '../instrumentsContract.ts';
import type { Dependents } from '../thingsContract.ts';

let app: TestApp;
let editor: Visitor;
let admin: Visitor;
let areaId: string;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  admin = await app.signIn('admin@demo.test');
  const area = await app.database.db
    .selectFrom('areas')
    .select('id')
    .where('key', '=', 'employment-standards')
    .executeTakeFirstOrThrow();
  areaId = area.id;
});
afterAll(() => app.close());

const instruments = async () => (await editor.get('/api/staff/instruments')).json<InstrumentRow[]>();
const named = async (name: string): Promise<InstrumentRow> => {
  const row = (await instruments()).find((one) => titlesOf(one.name).english === name);
  if (!row) throw new Error(`no act named ${name}`);
  return row;
};
const read = async (id: string) => (await editor.get(`/api/staff/instruments/${id}`)).json<StaffInstrument>();
const create = async (name: string, more: object = {}) => {
  const body = {
    ...{ kind: 'act', jurisdiction: 'SK', areaId, actId: null, name, citation: 'SS 2026, c 9' },
    ...{ url: null, editorNote: null, ...more },
  };
  return editor.post('/api/staff/instruments', body);
};
const made = async (name: string, more: object = {}) => (await create(name, more)).json<StaffInstrument>();
const change = (by: Visitor, { id, revision, written }: StaffInstrument, part: object) =>
  by.patch(`/api/staff/instruments/${id}`, { ...written, ...part, revision });
const archive = ({ id, kind, revision }: StaffInstrument, isArchived = true) =>
  editor.post(`/api/staff/library/${kind}/${id}/archive`, { revision, isArchived });
const merge = ({ id, kind, revision }: StaffInstrument, into: string) =>
  editor.post(`/api/staff/library/${kind}/${id}/merge`, { revision, into });
const remove = ({ id, kind, revision }: StaffInstrument) =>
  editor.delete(`/api/staff/library/${kind}/${id}?revision=${revision}`);
const dependents = async ({ id, kind }: { id: string; kind: string }) =>
  (await editor.get(`/api/staff/library/${kind}/${id}/dependents`)).json<Dependents>();
const namesIn = ({ parts }: Dependents, kind: string) =>
  parts.find((part) => part.kind === kind)?.items.map(({ name }) => name) ?? [];
const auditOf = (id: string) =>
  app.database.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after', 'user_email'])
    .where('subject_id', '=', id)
    .orderBy('seq')
    .execute();

test('an act is added, renamed, put away, taken back and deleted; each write stands in the log with before and after', async () => {
  const act = await made('The Fair Shifts Act');
  expect(act).toMatchObject({ kind: 'act', jurisdiction: 'SK', isFromLibrary: false, archived: null });
  const renamed = (await change(editor, act, { name: 'The Fair Shifts Act, 2026' })).json<StaffInstrument>();
  expect(renamed.revision).toBe(act.revision + 1);

  expect((await archive(renamed)).statusCode).toBe(200);
  const away = await read(act.id);
  expect(away.archived).toMatchObject({ by: expect.stringMatching(/\w/), mergedInto: null });
  expect((await archive(away, false)).statusCode).toBe(200);
  const back = await read(act.id);
  expect(back.archived).toBeNull();
  expect((await remove(back)).statusCode).toBe(200);
  expect((await editor.get(`/api/staff/instruments/${act.id}`)).statusCode).toBe(404);

  const lines = await auditOf(act.id);
  expect(lines.map(({ action }) => action)).toEqual([
    'act.create',
    'act.change',
    'act.archive',
    'act.takeBack',
    'act.delete',
  ]);
  expect(lines[1]).toMatchObject({
    before: { name: 'The Fair Shifts Act' },
    after: { name: 'The Fair Shifts Act, 2026' },
    user_email: 'editor@demo.test',
  });
});

test('what is cited is neither deleted nor put away, and the refusal says by what', async () => {
  const code = await named('Canada Labour Code (Part III)');
  const act = await read(code.id);
  const found = await dependents(act);
  expect(namesIn(found, 'provision')).toHaveLength(code.citedBy);
  expect(namesIn(found, 'regulation').map((name) => titlesOf(name).english)).toContain(
    'Canada Labour Standards Regulations',
  );
  expect(namesIn(found, 'bill').length).toBeGreaterThan(0);
  for (const answer of [await archive(act), await remove({ ...act })]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error.code).toMatch(/in_use|from_library/);
  }
  expect((await archive(act)).json().error.message).toMatch(/while it is used: \d+ provisions/);

  const own = await made('The Cited Act');
  await made('The Cited Regulations', { kind: 'regulation', actId: own.id });
  const refused = await remove(own);
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    409,
    'It cannot be deleted while it is used: 1 regulation.',
  ]);
});

test('two editors: the second, who began from an older state, overwrites nothing', async () => {
  const act = await made('The Two Editors Act');
  expect((await change(editor, act, { name: 'By Tom' })).statusCode).toBe(200);
  const late = await change(admin, act, { name: 'By Mira' });
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'changed_meanwhile']);
  expect((await archive(act)).statusCode).toBe(409);
  expect((await remove(act)).statusCode).toBe(409);
  expect((await read(act.id)).written.name).toBe('By Tom');
});

test('merging leads everything that cites the act to the other: provisions, readers, drafts and a newer library', async () => {
  const before = await named('The Saskatchewan Employment Act (Part II)');
  const former = await read(before.id);
  const successor = await made('The Saskatchewan Work Act');
  const regulations = namesIn(await dependents(former), 'regulation');
  const provision = await provisionOf(app, 'employment-standards/wages-and-payment/reporting-pay', 'SK');
  const owner = await app.signIn('owner@demo.test');
  const mira = desk(admin);
  const drafted = await mira.draft(provision, ({ description }) => ({
    description: `${description}<p>More.</p>`,
  }));

  const otherPlace = await named('Canada Labour Code (Part III)');
  expect((await merge(former, otherPlace.id)).json().error.fields.into).toMatch(/one jurisdiction/);
  expect((await merge(former, former.id)).statusCode).toBe(400);
  expect((await merge(former, successor.id)).statusCode).toBe(200);

  const after = await dependents(successor);
  expect(namesIn(after, 'provision')).toHaveLength(before.citedBy);
  expect(namesIn(after, 'regulation')).toEqual(regulations);
  const read1 = (await owner.get(`/api/provisions/${provision}`)).json();
  expect(read1.act.name).toBe('The Saskatchewan Work Act');
  const merged = await read(former.id);
  expect(merged.archived?.mergedInto).toMatchObject({ id: successor.id });

  const [source] = drafted.opened.content.sources;
  const published = await mira.publish(provision, drafted.version, {
    changeType: 'Editorial',
    checkedAgainst: [source?.ref ?? ''],
    nothingRead: null,
  });
  expect([published.statusCode, published.body]).toMatchObject([200, expect.any(String)]);
  expect((await owner.get(`/api/provisions/${provision}`)).json().act.name).toBe('The Saskatchewan Work Act');
  expect(await auditOf(former.id)).toMatchObject([
    { action: 'act.merge', before: { mergedInto: null }, after: { mergedInto: 'The Saskatchewan Work Act' } },
  ]);
});

test('a merge is undone: what it moved leads to the former again, and what was written since stays', async () => {
  const { db } = app.database;
  const former = await read((await named('The Saskatchewan Employment Act (Part III)')).id);
  const successor = await made('The Saskatchewan Safety Act');
  const citing = async (id: string) => {
    const { rows } = await sql<{ table: string; row: object }>`
      select 'provision' as table, to_jsonb(p) as row from provision_acts p where act_id = ${id}
      union all select 'rule', to_jsonb(r) from special_rule_acts r where act_id = ${id}
      union all select 'requirement', to_jsonb(c) from checklist_requirement_acts c where act_id = ${id}
      union all select 'bill', to_jsonb(b) from bill_acts b where act_id = ${id}
      union all select 'regulation', to_jsonb(g.id) from regulations g where act_id = ${id}
      order by 1, 2`.execute(db);
    return rows;
  };
  const before = await citing(former.id);
  expect(before.length).toBeGreaterThan(5);
  // One provision cites both: the sections of both stand with the successor while they are one.
  const both = before.find(({ table }) => table === 'provision')?.row as {
    provision_id: string;
    sections: string;
  };
  await db
    .insertInto('provision_acts')
    .values({ provision_id: both.provision_id, act_id: successor.id, sections: 's 99', sort: 9 })
    .execute();
  const own = await citing(successor.id);

  expect((await merge(former, successor.id)).statusCode).toBe(200);
  expect(await citing(former.id)).toEqual([]);
  const merged = await read(former.id);
  const undo = (thing: { kind: string; id: string; revision: number }) =>
    editor.post(`/api/staff/library/${thing.kind}/${thing.id}/undoMerge`, { revision: thing.revision });
  expect((await undo({ ...merged, revision: 1 })).statusCode).toBe(409);
  const answer = await undo(merged);
  expect([answer.statusCode, answer.json()]).toEqual([200, { id: former.id, left: 0 }]);
  expect(await citing(former.id)).toEqual(before);
  expect(await citing(successor.id)).toEqual(own);
  expect((await read(former.id)).archived).toBeNull();
  expect((await auditOf(former.id)).map(({ action }) => action)).toEqual(['act.merge', 'act.undoMerge']);
  const twice = await undo(await read(former.id));
  expect([twice.statusCode, twice.json().error.code]).toEqual([409, 'no_way_back']);

  // Merged again, and a provision then written otherwise: that one stays with the successor.
  expect((await merge(await read(former.id), successor.id)).statusCode).toBe(200);
  await db
    .updateTable('provision_acts')
    .set({ sections: 's 1' })
    .where('provision_id', '=', both.provision_id)
    .where('act_id', '=', successor.id)
    .execute();
  const again = await undo(await read(former.id));
  expect([again.statusCode, again.json().left]).toEqual([200, 1]);
  expect(await citing(successor.id)).toMatchObject([
    { row: { provision_id: both.provision_id, sections: 's 1' } },
  ]);
  expect(await citing(former.id)).toHaveLength(before.length - 1);

  // Merged further: the last merge goes first.
  const third = await made('The Third Act');
  expect((await merge(await read(former.id), successor.id)).statusCode).toBe(200);
  expect((await merge(await read(successor.id), third.id)).statusCode).toBe(200);
  const early = await undo(await read(former.id));
  expect([early.statusCode, early.json().error.message]).toEqual([
    409,
    expect.stringContaining('merged further'),
  ]);
  expect((await undo(await read(successor.id))).statusCode).toBe(200);
  expect((await undo(await read(former.id))).statusCode).toBe(200);
  expect(await citing(former.id)).toHaveLength(before.length - 1);
});

test('an act that is put away while it is being picked is refused in words when the draft is published', async () => {
  const act = await made('The Short-Lived Act');
  const provision = await provisionOf(app, 'employment-standards/wages-and-payment/reporting-pay', 'SK');
  const tom = desk(editor);
  const { opened, version } = await tom.draft(provision, ({ acts }) => ({
    acts: [...acts, { id: act.id, sections: 's 4' }],
  }));
  const drafts = (await dependents(act)).counts.find(({ kind }) => kind === 'drafts');
  expect(drafts?.count).toBe(1);
  expect((await archive(act)).statusCode).toBe(200);
  const answer = await tom.publish(provision, version, {
    changeType: 'Editorial',
    checkedAgainst: [opened.content.sources[0]?.ref ?? ''],
    nothingRead: null,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.fields.acts).toMatch(
    /^“The Short-Lived Act” was archived on Nov 20, 2026 by .+\. Choose another\.$/,
  );
});

test('a newer starter library leaves what staff changed, and is led to what stands for what was merged', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lawleaf-acts-'));
  const load = async (changes: Parameters<typeof writeFolder>[1] = {}) => {
    writeFolder(folder, changes);
    await loadLibrary(app.database.db, folder, new Date('2026-11-20T15:00:00Z'));
  };
  try {
    await load();
    const row = await app.database.db
      .selectFrom('acts')
      .select('id')
      .where('key', '=', 'test-act')
      .executeTakeFirstOrThrow();
    const former = await read(row.id);
    const successor = await made('The Tested Act', { jurisdiction: former.jurisdiction });
    expect((await merge(former, successor.id)).statusCode).toBe(200);
    const cited = () =>
      app.database.db
        .selectFrom('provision_acts')
        .innerJoin('provisions', 'provisions.id', 'provision_acts.provision_id')
        .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
        .select('act_id')
        .where('provision_groups.key', '=', 'testing/loading/first')
        .where('provisions.jurisdiction', '=', 'ON')
        .execute();
    await load({ first: { text: 'Employees get **5 days** a year.' } });
    expect(await cited()).toEqual([{ act_id: successor.id }]);
    expect((await read(former.id)).archived).not.toBeNull();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each<[string, object, string]>([
  ['no name', { name: '  ' }, 'name'],
  ['an address that runs script', { url: 'javascript:alert(1)' }, 'url'],
  ['an area that is not there', { areaId: 'nowhere' }, 'areaId'],
  ['an act under an act', { actId: 'nowhere' }, 'actId'],
  [
    'a second of its name',
    { name: 'the saskatchewan employment act (part III)', citation: 'SS 2013, c S-15.1' },
    'name',
  ],
])('%s is refused at its field', async (_, part, field) => {
  const answer = await create('The Refused Act', part);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
});

test('acts and regulations are for EDITOR and ADMIN, and for nobody else', async () => {
  const act = await made('The Guarded Act');
  expect((await admin.get(`/api/staff/instruments/${act.id}`)).statusCode).toBe(200);
  for (const name of ['owner', 'user', 'west', 'trial']) {
    const other = await app.signIn(`${name}@demo.test`);
    const at = `/api/staff/library/act/${act.id}`;
    const answers = await Promise.all([
      other.get('/api/staff/instruments'),
      other.get(`/api/staff/instruments/${act.id}`),
      other.post('/api/staff/instruments', {}),
      other.patch(`/api/staff/instruments/${act.id}`, {}),
      other.get(`${at}/dependents`),
      other.post(`${at}/archive`, { revision: 1, isArchived: true }),
      other.post(`${at}/merge`, { revision: 1, into: act.id }),
      other.post(`${at}/undoMerge`, { revision: 1 }),
      other.delete(`${at}?revision=1`),
    ]);
    expect([name, ...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([name, 403]);
  }
  expect((await editor.get('/api/staff/library/act/nosuchact/dependents')).statusCode).toBe(404);
  expect((await editor.get(`/api/staff/library/regulation/${act.id}/dependents`)).statusCode).toBe(404);
  expect((await editor.get(`/api/staff/library/account/${act.id}/dependents`)).statusCode).toBe(400);
});

test('an act into which another was merged is not deleted, and the refusal says so', async () => {
  const [former, successor] = [
    await made('Older Ladders Act'),
    await made('Newer Ladders Act', { citation: 'SS 2026, c 10' }),
  ];
  expect((await merge(former, successor.id)).statusCode).toBe(200);
  const answer = await remove(await read(successor.id));
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'in_use']);
  expect(answer.json().error.message).toBe('It cannot be deleted while it is used: 1 merged into it.');
});
