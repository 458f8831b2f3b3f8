import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import type { Scope } from '../../identity/scope.ts';
import type { ChecklistRequirement } from '../contract.ts';
import { deadlinesBetween, dutiesByIds, visibleDuties } from './reads.ts';

let app: TestApp;
let visitors: Record<'owner' | 'user' | 'west' | 'editor', Visitor>;

beforeAll(async () => {
  app = await testApp();
  const names = ['owner', 'user', 'west', 'editor'] as const;
  const signedIn = await Promise.all(
    names.map(async (name) => [name, await app.signIn(`${name}@demo.test`)]),
  );
  visitors = Object.fromEntries(signedIn);
});
afterAll(() => app.close());

const ask = async (who: Visitor, query: string): Promise<ChecklistRequirement[]> => {
  const answer = await who.get(`/api/checklists?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

const first = async (who: Visitor, jurisdiction: string): Promise<ChecklistRequirement> => {
  const [entry] = await ask(who, `jurisdiction=${jurisdiction}`);
  if (!entry) throw new Error(`${jurisdiction} has no requirement`);
  return entry;
};

const setStatus = (who: Visitor, requirementId: string, status: unknown, accountId = who.user.account.id) =>
  who.patch(`/api/checklists/${requirementId}/accounts/${accountId}`, { status });

describe('the list', () => {
  test('comes by area and then type, with an address in the Info Hub', async () => {
    const list = await ask(visitors.owner, 'jurisdiction=ON');
    expect(list.length).toBeGreaterThan(14);
    const keys = list.map((entry) => `${entry.area.name.toLowerCase()}|${entry.requirementType}`);
    expect(keys).toEqual([...keys].sort());
    expect(list.every(({ status, lastUpdated }) => status === 'Not Started' && lastUpdated === null)).toBe(
      true,
    );
    const linked = list.find(({ href }) => href !== null);
    const id = decodeURIComponent(linked?.href?.split('#')[1] ?? '');
    const provision = await visitors.owner.get(`/api/provisions/${id}/allJurs`);
    expect(provision.statusCode).toBe(200);
  });

  test('leads to no provision without text, in any jurisdiction', async () => {
    const lists = await Promise.all(
      JURISDICTION_CODES.map((code) => ask(visitors.owner, `jurisdiction=${code}`)),
    );
    const ids = lists
      .flat()
      .flatMap(({ href }) => (href ? [decodeURIComponent(href.split('#')[1] ?? '')] : []));
    const written = await app.database.db
      .selectFrom('provisions')
      .select('id')
      .where('id', 'in', ids)
      .where('is_published', '=', true)
      .where('text_description', '!=', '')
      .execute();
    expect(ids.length).toBeGreaterThan(100);
    expect(written).toHaveLength(new Set(ids).size);

    // A group whose text is taken away: the requirement stays, and leads nowhere.
    const provision = { id: ids[0] ?? '' };
    const write = (text: string) =>
      app.database.db
        .updateTable('provisions')
        .set({ text_description: text })
        .where('id', '=', provision.id)
        .execute();
    const leading = lists.flat().find(({ href }) => href?.endsWith(encodeURIComponent(provision.id)));
    await write('');
    const list = await ask(visitors.owner, `jurisdiction=${leading?.jurisdiction}`);
    expect(list.find(({ id }) => id === leading?.id)).toMatchObject({ isAreaAllowed: true, href: null });
    await write('Text again.');
  });

  test('leaves out what does not apply to an employer of that size', async () => {
    const all = await ask(visitors.owner, 'jurisdiction=ON');
    for (const size of [1, 10, 20, 49, 50, 1000]) {
      const expected = all.filter(
        ({ minEmployees, maxEmployees }) => (minEmployees ?? 1) <= size && size <= (maxEmployees ?? size),
      );
      const list = await ask(visitors.owner, `jurisdiction=ON&numEmployees=${size}`);
      expect(list.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  });

  test('refuses what is no jurisdiction and no number of employees', async () => {
    for (const query of [
      '',
      'jurisdiction=XX',
      'jurisdiction=ON&numEmployees=0',
      'jurisdiction=ON&numEmployees=1.5',
      'jurisdiction=ON&numEmployees=-1',
      'jurisdiction=ON&numEmployees=1000000000000',
      'jurisdiction=ON&numEmployees=ten',
    ]) {
      expect((await visitors.owner.get(`/api/checklists?${query}`)).statusCode).toBe(400);
    }
  });

  test('is empty for Nunavut, and for jurisdictions that the account does not have', async () => {
    expect(await ask(visitors.owner, 'jurisdiction=NU')).toEqual([]);
    expect(await ask(visitors.west, 'jurisdiction=ON')).toEqual([]);
    expect((await ask(visitors.west, 'jurisdiction=AB')).length).toBeGreaterThan(14);
  });

  test('names requirements of all areas, but links only where the account has the area', async () => {
    const west = await ask(visitors.west, 'jurisdiction=AB');
    const staff = await ask(visitors.editor, 'jurisdiction=AB');
    expect(west.map(({ requirement }) => requirement)).toEqual(staff.map(({ requirement }) => requirement));
    expect(staff.every(({ isAreaAllowed }) => isAreaAllowed)).toBe(true);
    const closed = west.filter(({ isAreaAllowed }) => !isAreaAllowed);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(({ href }) => href === null)).toBe(true);
    expect(west.some(({ isAreaAllowed, href }) => isAreaAllowed && href !== null)).toBe(true);
  });

  test('shows readers nothing that is unpublished, and nothing that is not yet a duty', async () => {
    const [hidden, coming] = await ask(visitors.owner, 'jurisdiction=YT');
    const { db } = app.database;
    const change = (id: string | undefined, columns: object) =>
      db
        .updateTable('checklist_requirements')
        .set(columns)
        .where('id', '=', id ?? '')
        .execute();
    await change(hidden?.id, { is_published: false });
    await change(coming?.id, { starts_on: '2027-01-01' });
    const shown = async (who: Visitor) => (await ask(who, 'jurisdiction=YT')).map(({ id }) => id);
    expect(await shown(visitors.owner)).not.toContain(hidden?.id);
    expect(await shown(visitors.owner)).not.toContain(coming?.id);
    expect(await shown(visitors.editor)).toContain(hidden?.id);
    expect((await setStatus(visitors.owner, hidden?.id ?? '', 'Done')).statusCode).toBe(404);
    await change(hidden?.id, { is_published: true });
    await change(coming?.id, { starts_on: null });
  });
});

describe('a status', () => {
  test('may be changed to any of the three, and everybody of the organisation sees it', async () => {
    const { id } = await first(visitors.owner, 'BC');
    for (const status of ['Done', 'Not Started', 'In Progress']) {
      const answer = await setStatus(visitors.owner, id, status);
      expect(answer.json()).toEqual({
        requirementId: id,
        status,
        lastUpdated: new Date(TEST_NOW).toISOString(),
        lastUpdatedBy: 'Dana Roy',
      });
    }
    expect(await first(visitors.user, 'BC')).toMatchObject({
      id,
      status: 'In Progress',
      lastUpdated: new Date(TEST_NOW).toISOString(),
      lastUpdatedBy: 'Dana Roy',
    });
  });

  test('is not seen or changed by another organisation', async () => {
    const { id } = await first(visitors.owner, 'AB');
    await setStatus(visitors.owner, id, 'Done');
    expect(await first(visitors.west, 'AB')).toMatchObject({
      id,
      status: 'Not Started',
      lastUpdatedBy: null,
    });
    const intruded = await setStatus(visitors.west, id, 'Not Started', visitors.owner.user.account.id);
    expect(intruded.statusCode).toBe(404);
    expect(await first(visitors.owner, 'AB')).toMatchObject({ id, status: 'Done' });
  });

  test('is refused for unknown requirements, foreign jurisdictions and other words', async () => {
    const ontario = await first(visitors.owner, 'ON');
    expect((await setStatus(visitors.west, ontario.id, 'Done')).statusCode).toBe(404);
    expect((await setStatus(visitors.owner, 'nobody-has-this', 'Done')).statusCode).toBe(404);
    expect((await setStatus(visitors.owner, ontario.id, 'Finished')).statusCode).toBe(400);
  });
});

describe('deadlines', () => {
  const ALL: Scope = { jurisdictions: null, areas: null, unpublished: false };
  const between = async (scope: Scope, from: string, to: string) => {
    const { db } = app.database;
    const visible = await visibleDuties(db, scope).execute();
    const duties = await dutiesByIds(
      db,
      visible.map(({ id }) => id),
    );
    return deadlinesBetween([...duties.values()], scope, from, to);
  };
  const year = (scope: Scope) => between(scope, '2027-01-01', '2027-12-31');

  test('come by date, yearly ones once a year, each in one jurisdiction', async () => {
    const due = await year(ALL);
    expect(due.length).toBeGreaterThan(5);
    const dates = due.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    const report = due.find(({ description }) => description.startsWith('File the employment equity report'));
    expect(report).toMatchObject({ date: '2027-06-01', jurisdiction: 'FED' });
    const twoYears = await between(ALL, '2027-01-01', '2028-12-31');
    expect(twoYears.filter(({ id }) => id === report?.id).map(({ date }) => date)).toEqual([
      '2027-06-01',
      '2028-06-01',
    ]);
  });

  test('are those of the account’s jurisdictions and areas', async () => {
    const all = await year(ALL);
    const area = all.find(({ jurisdiction }) => jurisdiction === 'FED')?.area.id ?? '';
    const narrow = await year({ jurisdictions: ['FED'], areas: [area], unpublished: false });
    expect(narrow).toEqual(all.filter((one) => one.jurisdiction === 'FED' && one.area.id === area));
    expect(narrow.length).toBeGreaterThan(0);
    expect(narrow.length).toBeLessThan(all.length);
  });
});
