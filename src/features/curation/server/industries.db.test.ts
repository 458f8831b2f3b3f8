import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { StaffIndustry } from '../industriesContract.ts';

let app: TestApp;
let editor: Visitor;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  owner = await app.signIn('owner@demo.test');
});
afterAll(() => app.close());

const all = async () => (await editor.get('/api/staff/industries')).json<StaffIndustry[]>();
const one = async (id: string): Promise<StaffIndustry> => {
  const found = (await all()).find((industry) => industry.id === id);
  if (!found) throw new Error(`no industry ${id}`);
  return found;
};
const create = (part: object = {}) =>
  editor.post('/api/staff/industries', { name: 'Ride Hailing', kind: 'industry', naics: null, ...part });
const made = async (name: string) => one((await create({ name })).json().id);
const at = ({ id }: StaffIndustry) => `/api/staff/library/industry/${id}`;
const offered = async () =>
  (await owner.get('/api/industries')).json<{ name: string }[]>().map(({ name }) => name);
const foundFor = async (industry: string) => {
  const groups = await app.database.db.selectFrom('provision_groups').select('id').execute();
  const answer = await owner.post('/api/buildReport', {
    provisions: groups.map(({ id }) => id),
    jurisdictions: [],
    industry,
  });
  return answer.json<{ id: string }[]>().length;
};

test('an industry is added, renamed and put away: members are offered what there is', async () => {
  const added = await made('Drone Delivery');
  expect(await offered()).toContain('Drone Delivery');
  const sent = { ...added.written, naics: '492110', revision: added.revision };
  expect((await editor.patch(`/api/staff/industries/${added.id}`, sent)).statusCode).toBe(200);
  expect((await editor.patch(`/api/staff/industries/${added.id}`, sent)).json().error.code).toBe(
    'changed_meanwhile',
  );
  const changed = await one(added.id);
  expect(changed.written.naics).toBe('492110');
  const { revision } = changed;
  expect((await editor.post(`${at(added)}/archive`, { revision, isArchived: true })).statusCode).toBe(200);
  expect(await offered()).not.toContain('Drone Delivery');
  expect((await one(added.id)).archived).toMatchObject({ mergedInto: null });
});

test('merging two industries carries the special rules over, and the one that is gone is not offered', async () => {
  const industries = await all();
  const former = industries.find(({ rules, archived }) => rules > 0 && !archived);
  if (!former) throw new Error('no industry with rules');
  const successor = await made('Everything of the Kind');
  const before = await foundFor(former.id);
  expect(before).toBeGreaterThan(0);
  const refused = await editor.delete(`${at(former)}?revision=${former.revision}`);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'from_library']);
  const answer = await editor.post(`${at(former)}/merge`, {
    revision: former.revision,
    into: successor.id,
  });
  expect(answer.statusCode).toBe(200);
  expect((await one(successor.id)).rules).toBe(former.rules);
  expect(await foundFor(successor.id)).toBe(before);
  expect(await offered()).not.toContain(former.written.name);
  expect((await one(former.id)).archived?.mergedInto).toMatchObject({ id: successor.id });
  const used = await one(successor.id);
  const kept = await editor.delete(`${at(used)}?revision=${used.revision}`);
  expect(kept.json().error.message).toMatch(/while it is used: \d+ special rule/);
});

test.each<[string, object, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a name that another has', { name: 'mining and quarrying' }, 'name'],
  ['a code that is none', { name: 'Odd', naics: 'all of them' }, 'naics'],
])('%s is refused at its field', async (_, part, field) => {
  const answer = await create(part);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
});

test('industries are for EDITOR and ADMIN, and for nobody else', async () => {
  const [industry] = await all();
  for (const other of [owner, await app.signIn('trial@demo.test')]) {
    const answers = await Promise.all([
      other.get('/api/staff/industries'),
      other.post('/api/staff/industries', {}),
      other.patch(`/api/staff/industries/${industry?.id}`, {}),
      other.post(`/api/staff/library/industry/${industry?.id}/archive`, { revision: 1, isArchived: true }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
  }
});
