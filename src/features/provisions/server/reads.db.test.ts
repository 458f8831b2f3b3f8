import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { Provision } from '../contract.ts';

let app: TestApp;
let owner: Visitor;
let west: Visitor;
let editor: Visitor;
let groupIds: string[] = [];

beforeAll(async () => {
  app = await testApp();
  [owner, west, editor] = (await Promise.all(
    ['owner', 'west', 'editor'].map((name) => app.signIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor];
  const groups = await app.database.db.selectFrom('provision_groups').select('id').orderBy('id').execute();
  groupIds = groups.map(({ id }) => id);
});
afterAll(() => app.close());

interface Report {
  provisions: Provision[];
  tag: string;
  status: number;
}

/** What somebody reads, who may have read it before. */
async function report(who: Visitor, had?: string): Promise<Report> {
  const { statusCode, headers, body } = await app.http.inject({
    method: 'POST',
    url: '/api/buildReport',
    headers: { authorization: `Bearer ${who.token}`, ...(had ? { 'if-none-match': had } : {}) },
    payload: { provisions: groupIds, jurisdictions: ['AB'] },
  });
  return { status: statusCode, tag: String(headers.etag), provisions: body ? JSON.parse(body) : [] };
}

const byId = ({ provisions }: Report, id: string): Provision | undefined =>
  provisions.find((provision) => provision.id === id);

test('an unchanged answer is not sent twice; after publishing it is the new one, for everybody', async () => {
  const before = await report(owner);
  expect(await report(owner, before.tag)).toMatchObject({ status: 304, provisions: [] });
  const id = String((await report(west)).provisions[0]?.id);
  const { revision } = await app.database.db
    .selectFrom('provisions')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = { description: '<p>Two weeks</p>', changeType: 'Editorial', revision };
  expect((await editor.post(`/api/staff/provisions/${id}/publish`, body)).statusCode).toBe(200);
  const after = await report(owner, before.tag);
  expect(after.status).toBe(200);
  for (const answer of [after, await report(west), await report(editor)]) {
    expect(byId(answer, id)?.textDescription).toBe('Two weeks');
  }
  const others = ({ provisions }: Report) => provisions.filter((provision) => provision.id !== id);
  expect(others(after)).toEqual(others(before));
});

test('what another process writes is read at once', async () => {
  const before = await report(owner);
  const id = String(before.provisions[0]?.id);
  await sql`update provisions set warning = '<p>Soon</p>' where id = ${id}`.execute(app.database.db);
  expect(byId(await report(owner, before.tag), id)?.warning).toBe('<p>Soon</p>');
});

test('whoever reads first, each reads their own: references, rules, industry, notes', async () => {
  const { db } = app.database;
  const shared = new Set((await report(west)).provisions.map(({ id }) => id));
  const all = await report(owner);
  const outside = all.provisions.find(({ id }) => !shared.has(id));
  const id = String(all.provisions.find((one) => shared.has(one.id) && one.specialRules.length > 0)?.id);
  const rule = String(byId(all, id)?.specialRules[0]?._id);
  await sql`insert into provision_references (provision_id, reference_id, sort) values (${id}, ${outside?.id}, 99)`.execute(
    db,
  );
  await db.updateTable('special_rules').set({ is_published: false }).where('id', '=', rule).execute();
  const note = { provisionId: id, text: '<p>Ask the union</p>' };
  expect((await owner.post('/api/notes', note)).statusCode).toBeLessThan(300);

  const seen = async (who: Visitor) => {
    const provision = byId(await report(who), id);
    return {
      outside: provision?.references.some(({ _id }) => _id === outside?.id),
      rule: provision?.specialRules.some(({ _id }) => _id === rule),
      notes: provision?.notes.length,
    };
  };
  for (const _ of ['made', 'kept']) {
    expect(await seen(editor)).toEqual({ outside: true, rule: true, notes: 0 });
    expect(await seen(west)).toEqual({ outside: false, rule: false, notes: 0 });
    expect(await seen(owner)).toEqual({ outside: true, rule: false, notes: 1 });
  }

  const ruled = (await report(editor)).provisions.find(({ specialRules }) => specialRules.length > 0);
  const industry = ruled?.specialRules[0]?.industries[0];
  const matched = async (body: object) =>
    (await editor.post('/api/buildReport', { provisions: [ruled?.provisionGroup.id], ...body }))
      .json<Provision[]>()
      .find((one) => one.id === ruled?.id)?.matchedESRs.length;
  expect([await matched({ industry }), await matched({}), await matched({ industry })]).toEqual([
    expect.toSatisfy((count: number) => count > 0),
    0,
    expect.toSatisfy((count: number) => count > 0),
  ]);
});

test('every figure has a value or says why there is none, and a text says how far it is confirmed and whom it leaves out', async () => {
  const { provisions } = await report(owner);
  const cells = provisions.flatMap(({ values }) => values);
  expect(cells.length).toBeGreaterThan(100);
  for (const { value, state } of cells) expect(value === null).toBe(state !== null);
  const unknown = cells.filter(({ state }) => state === 'unknown');
  expect(unknown.length).toBeGreaterThan(0);
  for (const { why } of unknown) expect(why).toBeTruthy();
  const open = provisions.filter(({ confidence }) => confidence === 'medium');
  expect(open.some((provision) => provision.open)).toBe(true);

  const kindsOf = (area: string) =>
    provisions.find((provision) => provision.area.name === area)?.notCovered.map(({ kind }) => kind) ?? [];
  expect(kindsOf('Employment Standards')).toEqual(
    expect.arrayContaining(['federal', 'collective agreement']),
  );
  expect(kindsOf('Occupational Health & Safety')).toEqual(['federal']);
});
