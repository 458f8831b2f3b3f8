import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import type { Area } from '../../catalogue/contract.ts';
import type { Provision } from '../contract.ts';

let app: TestApp;
let west: Visitor;
let trial: Visitor;
let owner: Visitor;
let editor: Visitor;
let groupIds: string[] = [];

beforeAll(async () => {
  app = await testApp();
  [west, trial, owner, editor] = (await Promise.all(
    ['west', 'trial', 'owner', 'editor'].map((name) => app.signIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor, Visitor];
  groupIds = (await app.database.db.selectFrom('provision_groups').select('id').execute()).map(
    ({ id }) => id,
  );
  await app.database.db
    .updateTable('provisions')
    .set({ is_published: false })
    .where('id', 'in', (eb) =>
      eb.selectFrom('provisions').select('id').where('jurisdiction', '=', 'AB').limit(3),
    )
    .execute();
});
afterAll(() => app.close());

const report = async (who: Visitor, body: object): Promise<Provision[]> => {
  const response = await who.post('/api/buildReport', body);
  expect(response.statusCode).toBe(200);
  return response.json<Provision[]>();
};

interface Truth {
  id: string;
  jurisdiction: string;
  area: string;
  published: boolean;
}

/** What stands in the tables, read without the product's own filter. */
const everything = async (): Promise<Truth[]> =>
  (
    await sql<Truth>`select p.id, p.jurisdiction, a.key as area, p.is_published as published from provisions p
      join provision_groups g on g.id = p.provision_group_id join topics t on t.id = g.topic_id
      join areas a on a.id = t.area_id`.execute(app.database.db)
  ).rows;

const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id).sort();
const WEST = {
  jurisdictions: ['AB', 'SK', 'FED'],
  areas: ['employment-standards', 'occupational-health-and-safety'],
};
const TRIAL = {
  jurisdictions: ['ON'],
  areas: ['employment-standards', 'human-rights', 'occupational-health-and-safety'],
};

const inPlan = (plan: typeof WEST) => (row: Truth) =>
  plan.jurisdictions.includes(row.jurisdiction) && plan.areas.includes(row.area) && row.published;

describe('what an account may see', () => {
  test('buildReport answers exactly the account’s own, whatever is asked for', async () => {
    const all = await everything();
    expect(all.length).toBeGreaterThan(300);
    for (const jurisdictions of [[], JURISDICTION_CODES]) {
      const body = { provisions: groupIds, jurisdictions };
      expect(ids(await report(west, body))).toEqual(ids(all.filter(inPlan(WEST))));
      expect(ids(await report(trial, body))).toEqual(ids(all.filter(inPlan(TRIAL))));
      expect(ids(await report(owner, body))).toEqual(ids(all.filter(({ published }) => published)));
      expect(ids(await report(editor, body))).toEqual(ids(all));
    }
  });

  test('jurisdictions of others are left out, not refused', async () => {
    const body = { provisions: groupIds, jurisdictions: ['ON', 'AB'] };
    expect(new Set((await report(west, body)).map(({ jurisdiction }) => jurisdiction))).toEqual(
      new Set(['AB']),
    );
    expect(await report(west, { provisions: groupIds, jurisdictions: ['ON'] })).toEqual([]);
  });

  test('a provision outside the account does not exist for it', async () => {
    const allowed = inPlan(WEST);
    for (const row of (await everything()).filter((_, i) => i % 9 === 0)) {
      const { statusCode } = await west.get(`/api/provisions/${row.id}`);
      expect([row, statusCode]).toEqual([row, allowed(row) ? 200 : 404]);
    }
  });

  test('menus hold what can be read and nothing else', async () => {
    for (const [who, plan] of [
      [west, WEST],
      [trial, TRIAL],
    ] as const) {
      const areas = (await who.get('/api/areas/withPrunedTopics')).json<Area[]>();
      const names = await app.database.db
        .selectFrom('areas')
        .select('name')
        .where('key', 'in', plan.areas)
        .execute();
      expect(areas.map(({ name }) => name).sort()).toEqual(names.map(({ name }) => name).sort());
      for (const area of areas)
        expect(plan.jurisdictions).toEqual(expect.arrayContaining(area.jurisdictions));
      const reachable = new Set<string>();
      for (const topic of areas.flatMap(({ topics }) => topics)) {
        const groups = (await who.get(`/api/topics/${topic._id}/provisions`)).json<{ id: string }[]>();
        for (const { id } of groups) reachable.add(id);
      }
      const readable = await report(who, { provisions: groupIds });
      expect([...reachable].sort()).toEqual([...new Set(readable.map((p) => p.provisionGroup.id))].sort());
    }
  });

  test('references, special rules and changes of a provision never lead outside', async () => {
    const provisions = await report(west, { provisions: groupIds });
    const visible = new Set(ids(provisions));
    const references = provisions.flatMap((provision) => provision.references);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(visible).toContain(reference._id);
    for (const provision of provisions) {
      for (const bill of provision.bills) expect(WEST.jurisdictions).toContain(bill.jurisdiction);
    }
  });

  test('an industry search stays inside too, and says which rules matched', async () => {
    const industries = (await west.get('/api/industries')).json<{ id: string }[]>();
    let found = 0;
    for (const { id } of industries) {
      for (const provision of await report(west, { industry: id })) {
        found += 1;
        expect(WEST.jurisdictions).toContain(provision.jurisdiction);
        expect(provision.matchedESRs.length).toBeGreaterThan(0);
        for (const rule of provision.specialRules.filter(({ _id }) => provision.matchedESRs.includes(_id))) {
          expect(rule.industries).toContain(id);
        }
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe('an expired trial', () => {
  test('may look at itself and leave, and nothing else', async () => {
    const expired = await app.signIn('expired@demo.test');
    expect(expired.user.account.isTrialExpired).toBe(true);
    expect((await expired.get('/currentUser')).statusCode).toBe(200);
    for (const path of [
      '/api/areas/withPrunedTopics',
      '/api/industries',
      '/api/topics/x/provisions',
      '/api/provisions/x',
    ]) {
      const response = await expired.get(path);
      expect([path, response.statusCode, response.json().error.code]).toEqual([path, 403, 'trial_expired']);
    }
    expect((await expired.post('/api/buildReport', { provisions: groupIds })).json().error.code).toBe(
      'trial_expired',
    );
    expect((await expired.post('/auth/logout')).statusCode).toBe(200);
    expect((await expired.get('/currentUser')).statusCode).toBe(401);
  });

  test('begins when the trial ends, without anybody doing anything', async () => {
    const other = await testApp({ database: app.database });
    const visitor = await other.signIn('trial@demo.test');
    expect((await visitor.get('/api/industries')).statusCode).toBe(200);
    await sql`update accounts set trial_until = ${new Date(other.clock.now().getTime() + 1000)} where name = 'Harbour Cafe'`.execute(
      other.database.db,
    );
    expect((await visitor.get('/api/industries')).statusCode).toBe(200);
    other.clock.advance(1000);
    expect((await visitor.get('/api/industries')).json().error.code).toBe('trial_expired');
    await other.close();
  });
});

describe('bad input', () => {
  test.each([
    [{ provisions: ['no such/id'] }, 400, 'provisions.0'],
    [{ provisions: ['x'], jurisdictions: ['ZZ'] }, 400, 'jurisdictions.0'],
    [{ provisions: 'x' }, 400, 'provisions'],
    [{ provisions: [] }, 400, 'provisions'],
    [{}, 400, 'provisions'],
    [{ provisions: ['x'], more: 1 }, 400, 'more'],
    [{ provisions: Array.from({ length: 201 }, (_, i) => `g${i}`) }, 400, 'provisions'],
    [{ industry: 7 }, 400, 'industry'],
  ])('%o', async (body, status, field) => {
    const response = await owner.post('/api/buildReport', body);
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([status, [field]]);
  });

  test('unknown ids are 404, huge and broken bodies are refused', async () => {
    expect((await owner.post('/api/buildReport', { provisions: ['nosuchgroup'] })).statusCode).toBe(404);
    expect((await owner.post('/api/buildReport', { industry: 'nosuchindustry' })).statusCode).toBe(404);
    expect((await owner.get('/api/topics/nosuchtopic/provisions')).statusCode).toBe(404);
    const raw = (payload: string, type = 'application/json') =>
      app.http.inject({
        method: 'POST',
        url: '/api/buildReport',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
        payload,
      });
    expect((await raw('{"provisions": [')).json().error).toMatchObject({
      code: 'invalid',
      fields: { body: 'JSON' },
    });
    expect((await raw('x'.repeat(1_100_000))).statusCode).toBe(413);
    expect((await raw('<a/>', 'text/xml')).statusCode).toBe(415);
    const response = await owner.post('/api/buildReport', { provisions: ['nosuchgroup'] });
    expect(response.json().error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
