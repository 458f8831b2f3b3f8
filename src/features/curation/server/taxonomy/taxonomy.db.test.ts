import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedGroup } from '../../../../../test/editor/libraryRows.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import { groupId, topicId } from '../../../library/server/contentIds.ts';
import { GROUP, OTHER, writeFolder } from '../../../library/server/exampleFolder.ts';
import { loadLibrary } from '../../../library/server/loadLibrary.ts';
import type { Provision } from '../../../provisions/contract.ts';
import type { PlaceRow, StaffPlace } from '../../taxonomyContract.ts';
import type { Dependents } from '../../thingsContract.ts';

let app: TestApp;
let editor: Visitor;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  owner = await app.signIn('owner@demo.test');
});
afterAll(() => app.close());

type Group = Extract<StaffPlace, { kind: 'provisionGroup' }>;
type Kind = StaffPlace['kind'];

const base = '/api/staff/taxonomy';
const FOLDER = { area: 'areas', topic: 'topics', provisionGroup: 'groups' } as const;
const rows = async () => (await editor.get(base)).json<PlaceRow[]>();
const read = async <K extends Kind>(kind: K, id: string) =>
  (await editor.get(`${base}/${kind}/${id}`)).json<Extract<StaffPlace, { kind: K }>>();
const change = (place: StaffPlace, part: object) =>
  editor.patch(`${base}/${FOLDER[place.kind]}/${place.id}`, {
    ...place.written,
    ...part,
    revision: place.revision,
  });
const at = ({ kind, id }: { kind: string; id: string }) => `/api/staff/library/${kind}/${id}`;
const archive = (place: StaffPlace, isArchived = true) =>
  editor.post(`${at(place)}/archive`, { revision: place.revision, isArchived });
const merge = (place: StaffPlace, into: string) =>
  editor.post(`${at(place)}/merge`, { revision: place.revision, into });
const remove = (place: StaffPlace) => editor.delete(`${at(place)}?revision=${place.revision}`);
const dependents = async (place: StaffPlace) =>
  (await editor.get(`${at(place)}/dependents`)).json<Dependents>();
const part = async (place: StaffPlace, kind: string) =>
  (await dependents(place)).parts.find((one) => one.kind === kind)?.items ?? [];
const count = async (place: StaffPlace, kind: string) =>
  (await dependents(place)).counts.find((one) => one.kind === kind)?.count;
const refused = (answer: { statusCode: number; json: () => { error: { fields: object } } }) => [
  answer.statusCode,
  Object.keys(answer.json().error.fields),
];

/** A group of the library with provisions that readers see, and its topic. */
const someGroup = async (offset: number): Promise<Group> =>
  read('provisionGroup', await publishedGroup(app.database.db, offset));
const report = async (id: string, who = owner) =>
  (await who.post('/api/buildReport', { provisions: [id], jurisdictions: [], industry: null })).json<
    Provision[]
  >();
const FIELD = {
  ...{ key: 'ladderHours', label: 'Notice in hours', type: 'number', unit: 'hours', min: 0, max: 72 },
  ...{ threshold: null, protects: 'higher' },
};
const newGroup = async (topic: string, name: string, more: object = {}) =>
  (
    await editor.post(`${base}/groups`, {
      ...{ name, topicId: topic, searchWords: [], seeAlso: [], fields: [], after: null },
      ...more,
    })
  ).json<{ id: string }>().id;

test('an area, a topic and a group are added in their place, and members are offered them once there is a text', async () => {
  const body = { name: 'Law of Ladders', code: 'LDR', jurisdictions: ['ON', 'AB'], after: null };
  const area = (await editor.post(`${base}/areas`, body)).json<{ id: string }>().id;
  expect((await rows())[0]).toMatchObject({ id: area, name: 'Law of Ladders', count: 0 });
  const topicBody = { name: 'Rungs', areaId: area, frozenAt: null, after: null };
  const topic = (await editor.post(`${base}/topics`, topicBody)).json<{ id: string }>().id;
  const first = await newGroup(topic, 'Width');
  const second = await newGroup(topic, 'Distance', { after: first });
  const between = await newGroup(topic, 'Depth', { after: first });
  const order = (await rows()).filter(({ parentId }) => parentId === topic).map(({ id }) => id);
  expect(order).toEqual([first, between, second]);
  const moved = await read('provisionGroup', second);
  expect(moved.written.after).toBe(between);
  expect((await change(moved, { after: null })).statusCode).toBe(200);
  expect((await rows()).filter(({ parentId }) => parentId === topic).map(({ id }) => id)).toEqual([
    second,
    first,
    between,
  ]);
  const { key } = await read('topic', topic);
  expect(key).toMatch(/^law-of-ladders-\w+\/rungs-\w+$/);
  const menus = async () => (await owner.get('/api/areas/withPrunedTopics')).body;
  expect(await menus()).not.toContain('Rungs');

  const begun = await editor.post(`/api/staff/data/groups/${first}/provisions`, { jurisdiction: 'ON' });
  expect(begun.statusCode).toBeLessThan(300);
  await app.database.db
    .updateTable('provisions')
    .set({ is_published: true, description: '<p>Rungs are wide.</p>', text_description: 'Rungs are wide.' })
    .where('provision_group_id', '=', first)
    .execute();
  await app.database.db.updateTable('accounts').set({ selected_areas: [] }).execute();
  expect(await menus()).toContain('Rungs');

  const inUse = await archive(await read('provisionGroup', first));
  expect(inUse.json().error.message).toBe('It cannot be archived while it is used: 1 provision.');
  expect((await archive(await read('topic', topic))).json().error.message).toMatch(/3 provision groups/);
  expect((await remove(await read('provisionGroup', first))).json().error.code).toBe('in_use');
  expect((await remove(await read('provisionGroup', between))).statusCode).toBe(200);
  expect((await archive(await read('provisionGroup', second))).statusCode).toBe(200);
});

/** What a search that the owner saved looks for. */
const savedFilters = async (name: string) =>
  (await owner.get('/api/savedSearches'))
    .json<{ name: string; filters: object }[]>()
    .find((one) => one.name === name)?.filters;

test('a rename reaches menus, hub and search at once, and saved searches follow; a colleague who began earlier is told', async () => {
  const group = await someGroup(3);
  const topic = await read('topic', group.written.topicId);
  const ofTopic = { name: 'By its topic', filters: { topic: [topic.written.name, 'Another topic'] } };
  expect((await owner.post('/api/savedSearches', ofTopic)).statusCode).toBe(201);
  expect((await change(group, { name: 'Zebra Crossings', searchWords: ['kangaroo'] })).statusCode).toBe(200);
  expect((await change(group, { name: 'Else' })).json().error.code).toBe('changed_meanwhile');
  expect((await change(topic, { name: 'Striped Things' })).statusCode).toBe(200);
  expect((await owner.get('/api/areas/withPrunedTopics')).body).toContain('Striped Things');
  expect(await savedFilters('By its topic')).toEqual({ topic: ['Striped Things', 'Another topic'] });
  expect((await owner.get(`/api/topics/${topic.id}/provisions`)).body).toContain('Zebra Crossings');
  const [shown] = await report(group.id);
  expect(JSON.stringify(shown)).toContain('Zebra Crossings');
  expect((await read('provisionGroup', group.id)).key).toBe(group.key);
  for (const text of ['kangaroo', 'zebra crossings']) {
    const found = await owner.post('/api/buildReportViaSearch', { text, jurisdictions: [] });
    const ids = found.json().results.map(({ id }: { id: string }) => id);
    expect([text, ids.includes(shown?.id)]).toEqual([text, true]);
  }
  const lines = await app.database.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', group.id)
    .orderBy('seq', 'desc')
    .execute();
  expect(lines[0]).toMatchObject({
    action: 'provisionGroup.change',
    before: { name: group.written.name },
    after: { name: 'Zebra Crossings', searchWords: ['kangaroo'] },
  });
});

test('what one process renames, another shows at once, and finds soon', async () => {
  const second = await testApp({ database: app.database });
  try {
    const there = await second.signIn('owner@demo.test');
    const group = await someGroup(4);
    const address = `/api/topics/${group.written.topicId}/provisions`;
    expect((await there.get(address)).body).toContain(group.written.name);
    const finds = async () =>
      (await there.post('/api/buildReportViaSearch', { text: 'platypus', jurisdictions: [] })).json().results
        .length;
    expect(await finds()).toBe(0);
    const topic = await read('topic', group.written.topicId);
    expect((await change(group, { name: 'Platypus Crossings' })).statusCode).toBe(200);
    expect((await change(topic, { name: 'Things Laid by Mammals' })).statusCode).toBe(200);
    expect((await there.get(address)).body).toContain('Platypus Crossings');
    expect((await there.get('/api/areas/withPrunedTopics')).body).toContain('Things Laid by Mammals');
    // Bench figures say how soon; here it is only that it comes, on a machine however busy.
    await expect.poll(finds, { timeout: 20_000 }).toBeGreaterThan(0);
  } finally {
    await second.close();
  }
});

test('a new field is not established in each provision; one that is answered stays as it is', async () => {
  const group = await someGroup(5);
  const provisions = await part(group, 'provision');
  expect(provisions.length).toBeGreaterThan(0);
  const fields = [...group.written.fields, FIELD];
  expect((await change(group, { fields })).statusCode).toBe(200);
  const cells = await app.database.db
    .selectFrom('provision_values')
    .innerJoin('provisions', 'provisions.id', 'provision_values.provision_id')
    .select(['state', 'why'])
    .where('provision_group_id', '=', group.id)
    .where('key', '=', FIELD.key)
    .execute();
  expect(cells.length).toBe(provisions.length);
  expect(new Set(cells.map(({ state }) => state))).toEqual(new Set(['unknown']));
  const [shown] = await report(group.id);
  expect(shown?.values.find(({ key }) => key === FIELD.key)).toMatchObject({
    label: 'Notice in hours',
    state: 'unknown',
  });

  const after = await read('provisionGroup', group.id);
  const answered = after.written.fields.find(({ key }) => (after.fieldUses[key] ?? 0) > 0);
  if (!answered) throw new Error('no field is answered');
  const without = after.written.fields.filter(({ key }) => key !== answered.key);
  expect(refused(await change(after, { fields: without }))).toEqual([400, ['fields']]);
  const other = answered.type === 'text' ? 'date' : 'text';
  const turned = { ...answered, type: other, min: null, max: null, threshold: null };
  expect(refused(await change(after, { fields: [...without, turned] }))).toEqual([400, ['fields']]);
  const numbered = after.written.fields.find(
    ({ key, type }) => type === 'number' && (after.fieldUses[key] ?? 0) > 0,
  );
  if (!numbered) throw new Error('no number is answered');
  const others = after.written.fields.filter(({ key }) => key !== numbered.key);
  const narrow = await change(after, { fields: [...others, { ...numbered, min: -2, max: -1 }] });
  expect(refused(narrow)).toEqual([400, ['fields']]);
  expect(narrow.json().error.fields.fields).toMatch(
    new RegExp(`^“${numbered.label}” is [\\d.]+ in [A-Z][a-z ]+: that lies outside these bounds\\.$`),
  );
  const back = after.written.fields.filter(({ key }) => key !== FIELD.key);
  expect((await change(after, { fields: back })).statusCode).toBe(200);
  const left = await app.database.db
    .selectFrom('provision_values')
    .select('key')
    .where('key', '=', FIELD.key)
    .execute();
  expect(left).toEqual([]);
});

test('“Also see” of a group stands with its provisions, in their own jurisdiction', async () => {
  const [group, seen] = [await someGroup(8), await someGroup(30)];
  const before = (await report(group.id))[0]?.references.map(({ _id }) => _id) ?? [];
  expect((await change(group, { seeAlso: [seen.id] })).statusCode).toBe(200);
  const [shown] = await report(group.id);
  const own = (await report(seen.id)).find(({ jurisdiction }) => jurisdiction === shown?.jurisdiction);
  expect(shown?.references.map(({ _id }) => _id)).toEqual([...new Set([...before, own?._id])]);
  expect((await part(await read('provisionGroup', seen.id), 'group')).map(({ id }) => id)).toContain(
    group.id,
  );
});

test('two groups become one: the texts move, links and notes lead there, and nothing is overwritten unseen', async () => {
  const [former, successor] = [await someGroup(12), await someGroup(13)];
  const both = await merge(former, successor.id);
  expect(refused(both)).toEqual([400, ['into']]);
  expect(both.json().error.fields.into).toMatch(/^Both have a provision for /);

  const [first] = await part(former, 'provision');
  const kept = (await part(successor, 'provision')).find(
    ({ jurisdiction }) => jurisdiction === first?.jurisdiction,
  );
  if (!first || !kept) throw new Error('no provisions that face each other');
  await owner.post('/api/notes', { provisionId: first.id, text: '<p>Ask about it</p>' });
  const texts = new Map(
    (await part(successor, 'provision')).map(({ id, jurisdiction }) => [jurisdiction, id]),
  );
  for (const { id, jurisdiction } of await part(former, 'provision')) {
    if (!texts.has(jurisdiction)) continue;
    await app.database.db
      .updateTable('provisions')
      .set({ is_published: false, revision: 99 })
      .where('id', '=', id)
      .execute();
  }
  expect((await merge(former, successor.id)).statusCode).toBe(200);
  const gone = await read('provisionGroup', former.id);
  expect(gone.archived?.mergedInto?.id).toBe(successor.id);
  const note = await app.database.db.selectFrom('notes').select('provision_id').execute();
  expect(note.map(({ provision_id }) => provision_id)).toContain(kept.id);
  expect(await count(await read('provisionGroup', successor.id), 'notes')).toBe(1);
  const fields = new Set((await read('provisionGroup', successor.id)).written.fields.map(({ key }) => key));
  for (const { key } of former.written.fields) expect(fields).toContain(key);
  expect((await merge(gone, successor.id)).statusCode).toBeGreaterThanOrEqual(400);
});

test('merging two topics takes watchers along; areas their accounts', async () => {
  const all = await rows();
  // Employment Standards stands in the plans, and areas that do are not merged.
  const last = all.findLast(({ kind, name }) => kind === 'area' && !/employment standards/i.test(name));
  const topic = await read('topic', all.find(({ parentId }) => parentId === last?.id)?.id ?? '');
  const group = all.find(({ parentId }) => parentId === topic.id);
  const other = (
    await editor.post(`${base}/topics`, {
      ...{ name: 'All of it', areaId: topic.written.areaId, frozenAt: null, after: topic.id },
    })
  ).json<{ id: string }>().id;
  await app.database.db
    .insertInto('watchlist_entries')
    .values({ user_id: owner.user.id, topic_id: topic.id, jurisdiction: 'ON', created_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect(await count(topic, 'watchlists')).toBe(1);
  expect((await merge(topic, other)).statusCode).toBe(200);
  expect(await count(await read('topic', other), 'watchlists')).toBe(1);
  expect((await owner.get(`/api/topics/${other}/provisions`)).body).toContain(group?.name);

  const area = await read('area', topic.written.areaId);
  await app.database.db
    .updateTable('accounts')
    .set({ selected_areas: [area.id] })
    .where('id', '=', owner.user.account.id)
    .execute();
  const body = { name: 'One Law', code: 'ONE', jurisdictions: ['ON'], after: null };
  const into = (await editor.post(`${base}/areas`, body)).json<{ id: string }>().id;
  const ofBoth = { name: 'By both areas', filters: { area: [area.written.name, 'One Law'] } };
  expect((await owner.post('/api/savedSearches', ofBoth)).statusCode).toBe(201);
  expect(await count(area, 'accounts')).toBe(1);
  const answer = await merge(area, into);
  expect(answer.statusCode, answer.body).toBe(200);
  const account = await app.database.db
    .selectFrom('accounts')
    .select('selected_areas')
    .where('id', '=', owner.user.account.id)
    .executeTakeFirstOrThrow();
  expect(account.selected_areas).toEqual([into]);
  expect((await owner.get('/api/areas/withPrunedTopics')).body).toContain('One Law');
  expect((await read('area', into)).written.jurisdictions.toSorted()).toEqual(
    area.written.jurisdictions.toSorted(),
  );
  expect(await savedFilters('By both areas')).toEqual({ area: ['One Law'] });
});

/** A topic of an area of its own, for groups of its own. */
async function newTopic(code: string, name: string): Promise<string> {
  const body = { name: `Law of ${name}`, code, jurisdictions: ['ON'], after: null };
  const areaId = (await editor.post(`${base}/areas`, body)).json<{ id: string }>().id;
  const topic = { name, areaId, frozenAt: null, after: null };
  return (await editor.post(`${base}/topics`, topic)).json<{ id: string }>().id;
}

test('a group is not moved into a topic that was archived while it was picked', async () => {
  const id = await newTopic('GBT', 'Gone by then');
  const group = await read('provisionGroup', await newGroup(await newTopic('STY', 'Stays'), 'Moving'));
  expect((await archive(await read('topic', id))).statusCode).toBe(200);
  const answer = await change(group, { topicId: id, after: null });
  expect(refused(answer)).toEqual([400, ['topicId']]);
  expect(answer.json().error.fields.topicId).toBe('“Gone by then” is archived. Choose another.');
});

test('two groups whose fields of one name count in other units do not become one', async () => {
  const topic = await newTopic('UNT', 'Units');
  const former = await newGroup(topic, 'Ladders by the hour', { fields: [FIELD] });
  const successor = await newGroup(topic, 'Ladders by the day', { fields: [{ ...FIELD, unit: 'days' }] });
  const answer = await merge(await read('provisionGroup', former), successor);
  expect(refused(answer)).toEqual([400, ['into']]);
  expect(answer.json().error.fields.into).toMatch(/^“Notice in hours” counts hours here and days there\./);
});

test('what another was merged into is not deleted: the former leads there', async () => {
  const topic = await newTopic('FNC', 'Fences');
  const [former, successor] = [await newGroup(topic, 'Stiles'), await newGroup(topic, 'Gates')];
  expect((await merge(await read('provisionGroup', former), successor)).statusCode).toBe(200);
  const answer = await remove(await read('provisionGroup', successor));
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'in_use']);
  expect(answer.json().error.message).toBe('It cannot be deleted while it is used: 1 merged into it.');
});

test.each<[string, object, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a topic that is not there', { topicId: 'nowhere' }, 'topicId'],
  ['a key that is none', { fields: [{ ...FIELD, key: 'Notice hours' }] }, 'fields.0.key'],
  ['a key that every object has', { fields: [{ ...FIELD, key: 'constructor' }] }, 'fields.0.key'],
  ['a key twice', { fields: [FIELD, FIELD] }, 'fields'],
  ['bounds of a text', { fields: [{ ...FIELD, type: 'text' }] }, 'fields'],
  ['a lower bound above the upper', { fields: [{ ...FIELD, min: 99 }] }, 'fields'],
  ['bands without a threshold', { fields: [{ ...FIELD, type: 'bands', min: null, max: null }] }, 'fields'],
  ['a neighbour that stands elsewhere', { after: 'nobody' }, 'after'],
  ['a group to see that is not there', { seeAlso: ['nothing'] }, 'seeAlso'],
])('a group with %s is refused at its field', async (_, sent, field) => {
  const group = await someGroup(40);
  expect(refused(await change(group, sent))).toEqual([400, [field]]);
});

test('a newer library leaves what staff edited, and follows what they merged', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'taxonomy-'));
  const load = () => loadLibrary(app.database.db, folder, new Date('2026-11-20T15:00:00Z'));
  writeFolder(folder);
  await load();
  const [former, successor] = [
    await read('provisionGroup', groupId(GROUP)),
    await read('provisionGroup', groupId(OTHER)),
  ];
  expect((await change(successor, { name: 'Second of All' })).statusCode).toBe(200);
  await app.database.db
    .updateTable('provisions')
    .set({ is_published: false, revision: 99 })
    .where('provision_group_id', '=', former.id)
    .execute();
  expect((await merge(former, successor.id)).statusCode).toBe(200);
  writeFolder(folder, {
    requirement: { requirement: 'File the other report.' },
    second: { text: 'Employees get **8 days**.' },
  });
  await load();
  expect((await read('provisionGroup', successor.id)).written.name).toBe('Second of All');
  expect((await read('provisionGroup', former.id)).archived?.mergedInto?.id).toBe(successor.id);
  const requirements = await part(await read('provisionGroup', successor.id), 'requirement');
  expect(requirements.map(({ name }) => name)).toEqual(['File the other report.']);
  expect((await part(await read('provisionGroup', former.id), 'requirement')).length).toBe(0);
  expect((await read('topic', topicId('testing/loading'))).isFromLibrary).toBe(true);
  rmSync(folder, { recursive: true });
});
