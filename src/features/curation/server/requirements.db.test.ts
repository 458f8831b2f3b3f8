import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { ChecklistRequirement, RequirementDetails } from '../../checklists/contract.ts';
import { writeFolder } from '../../library/server/exampleFolder.ts';
import { loadLibrary } from '../../library/server/loadLibrary.ts';
import type { RequirementRow, StaffRequirement, WrittenRequirement } from '../requirementsContract.ts';
import type { Dependents } from '../thingsContract.ts';

let app: TestApp;
let editor: Visitor;
let owner: Visitor;
let west: Visitor;
let body: WrittenRequirement & { jurisdiction: string };

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  owner = await app.signIn('owner@demo.test');
  west = await app.signIn('west@demo.test');
  const [place] = (await editor.get('/api/staff/requirements/places')).json<{ id: string }[]>();
  body = {
    jurisdiction: 'AB',
    groupId: place?.id ?? '',
    type: 'Records',
    requirement: 'Keep a register of tools lent to employees',
    ...{ minEmployees: 10, maxEmployees: null, frequency: 'yearly', startsOn: null, deadline: '12-01' },
    ...{ isPublished: true, acts: [], regulations: [] },
  };
});
afterAll(() => app.close());

const create = (part: object = {}) => editor.post('/api/staff/requirements', { ...body, ...part });
const read = async (id: string) =>
  (await editor.get(`/api/staff/requirements/${id}`)).json<StaffRequirement>();
const made = async (requirement: string) => read((await create({ requirement })).json<{ id: string }>().id);
const change = ({ id, revision, written }: StaffRequirement, part: object) =>
  editor.patch(`/api/staff/requirements/${id}`, { ...written, ...part, revision });
const at = ({ id }: StaffRequirement) => `/api/staff/library/checklistRequirement/${id}`;
const retire = (one: StaffRequirement, isArchived = true) =>
  editor.post(`${at(one)}/archive`, { revision: one.revision, isArchived });
const setStatus = (by: Visitor, id: string, status: string) =>
  by.patch(`/api/checklists/${id}/accounts/${by.user.account.id}`, { status });
const inList = async (by: Visitor, id: string) =>
  (await by.get('/api/checklists?jurisdiction=AB'))
    .json<ChecklistRequirement[]>()
    .find((one) => one.id === id);
const kept = async (one: StaffRequirement) =>
  Object.fromEntries(
    (await editor.get(`${at(one)}/dependents`))
      .json<Dependents>()
      .counts.map(({ kind, count }) => [kind, count]),
  );

test('a requirement is added and changed: members see it, and what they keep stays', async () => {
  const added = await made('Keep a register of ladders');
  expect(await inList(owner, added.id)).toMatchObject({ minEmployees: 10, lawDueOn: '2026-12-01' });
  expect((await setStatus(owner, added.id, 'In Progress')).statusCode).toBe(200);
  const part = { requirement: 'Keep a register of every ladder', minEmployees: null, deadline: '2027-03-31' };
  expect((await change(added, part)).statusCode).toBe(200);
  expect((await change(added, part)).json().error.code).toBe('changed_meanwhile');
  expect(await inList(owner, added.id)).toMatchObject({
    requirement: 'Keep a register of every ladder',
    minEmployees: null,
    lawDueOn: '2027-03-31',
    status: 'In Progress',
  });
  const lines = await app.database.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', added.id)
    .orderBy('seq')
    .execute();
  expect(lines).toMatchObject([
    { action: 'checklistRequirement.create' },
    { before: { deadline: '12-01' }, after: { deadline: '2027-03-31' } },
  ]);
});

test('a retired requirement stays readable with its evidence for those who keep some, and is gone for all others', async () => {
  const one = await made('Keep a register of keys');
  await setStatus(owner, one.id, 'Done');
  const item = `/api/checklists/${one.id}/accounts/${owner.user.account.id}`;
  await owner.post(`${item}/links`, { name: 'Key list', url: 'https://example.test/keys' });
  expect(await kept(one)).toMatchObject({ statuses: 1, evidence: 1 });
  expect((await retire(one)).statusCode).toBe(200);

  expect(await inList(west, one.id)).toBeUndefined();
  expect(await inList(owner, one.id)).toMatchObject({ isRetired: true, status: 'Done', evidence: 1 });
  const details = (await owner.get(item)).json<RequirementDetails>();
  expect(details.evidence.map(({ name }) => name)).toEqual(['Key list']);
  expect((await setStatus(owner, one.id, 'In Progress')).json().error.code).toBe('retired');
  const updates = (await owner.get('/api/updates?dateStart=&dateEnd=')).json();
  expect(JSON.stringify(updates.reminders)).not.toContain('register of keys');

  expect((await retire(await read(one.id), false)).statusCode).toBe(200);
  expect(await inList(west, one.id)).toMatchObject({ isRetired: false });
  const removed = await editor.delete(`${at(one)}?revision=${(await read(one.id)).revision}`);
  expect([removed.statusCode, removed.json().error.code]).toEqual([409, 'in_use']);
});

test('what nobody keeps anything with is deleted', async () => {
  const one = await made('Keep a register of nothing');
  expect((await editor.delete(`${at(one)}?revision=${one.revision}`)).statusCode).toBe(200);
  expect((await editor.get(`/api/staff/requirements/${one.id}`)).statusCode).toBe(404);
});

test('of two that become one the statuses go over, and their histories say so', async () => {
  const [former, successor] = [
    await made('Keep a list of scaffolds'),
    await made('Keep a list of platforms'),
  ];
  await setStatus(owner, former.id, 'Done');
  const answer = await editor.post(`${at(former)}/merge`, {
    revision: former.revision,
    into: successor.id,
  });
  expect(answer.statusCode).toBe(200);
  expect(await inList(owner, successor.id)).toMatchObject({ status: 'Done' });
  expect(await inList(owner, former.id)).toMatchObject({ isRetired: true, status: 'Done' });
  const item = `/api/checklists/${successor.id}/accounts/${owner.user.account.id}`;
  expect((await owner.get(item)).json<RequirementDetails>().history[0]).toMatchObject({
    from: 'Not Started',
    to: 'Done',
    why: 'Came over from “Keep a list of scaffolds”.',
  });
});

test.each<[string, object, string]>([
  ['no words', { requirement: ' ' }, 'requirement'],
  ['a span of nobody', { minEmployees: 50, maxEmployees: 10 }, 'maxEmployees'],
  ['a deadline that is none', { deadline: '31 March' }, 'deadline'],
  ['a day that no year has', { deadline: '04-31' }, 'deadline'],
  ['a place that is not there', { groupId: 'nowhere' }, 'groupId'],
  ['an act that is not there', { acts: [{ id: 'nowhere', sections: null }] }, 'acts'],
  ['a jurisdiction without checklists', { jurisdiction: 'NU' }, 'jurisdiction'],
])('%s is refused at its field', async (_, part, field) => {
  const answer = await create(part);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
});

test('sections that cannot be read are refused in words', async () => {
  const act = await app.database.db
    .selectFrom('acts')
    .select('id')
    .where('jurisdiction', '=', 'AB')
    .executeTakeFirstOrThrow();
  const answer = await create({ acts: [{ id: act.id, sections: 's five' }] });
  expect(answer.json().error.fields.acts).toBe('s five cannot be read. Write s 5, ss 5, 5.1 or Part 3.');
});

test('the checklists manager is for EDITOR and ADMIN, and for nobody else', async () => {
  const one = await made('Keep a register of guards');
  for (const other of [owner, west]) {
    const answers = await Promise.all([
      other.get('/api/staff/requirements'),
      other.get('/api/staff/requirements/places'),
      other.get(`/api/staff/requirements/${one.id}`),
      other.post('/api/staff/requirements', body),
      other.patch(`/api/staff/requirements/${one.id}`, {}),
      other.post(`${at(one)}/archive`, { revision: 1, isArchived: true }),
      other.delete(`${at(one)}?revision=1`),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
  }
});

// Last, because the small library stays loaded.
test('a newer starter library does not bring back what staff retired, nor its deadline', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lawleaf-checklists-'));
  const load = async (changes: Parameters<typeof writeFolder>[1] = {}) => {
    writeFolder(folder, changes);
    await loadLibrary(app.database.db, folder, new Date('2026-11-20T15:00:00Z'));
  };
  try {
    await load({ requirement: { deadline: '06-01' } });
    const row = (await editor.get('/api/staff/requirements'))
      .json<RequirementRow[]>()
      .find(({ group, isRetired }) => group.name === 'First' && !isRetired);
    const loaded = await read(row?.id ?? '');
    expect((await change(loaded, { requirement: 'In the words of staff', deadline: null })).statusCode).toBe(
      200,
    );
    expect((await retire(await read(loaded.id))).statusCode).toBe(200);
    await load({ requirement: { deadline: '07-01', requirement: 'In the words of the library' } });
    const after = await read(loaded.id);
    expect(after.written).toMatchObject({ requirement: 'In the words of staff', deadline: null });
    expect(after.archived).not.toBeNull();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
