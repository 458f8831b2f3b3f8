import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employmentStandardsOf } from '../../../../test/employmentStandards.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { Provision } from '../../provisions/contract.ts';
import type { Report } from '../contract.ts';
import { deletedReportsOfAccount, heldProvisions, reportsHolding, reportsOfAccount } from './reads.ts';

let app: TestApp;
let owner: Visitor;
let user: Visitor;
let colleague: Visitor;
let west: Visitor;
let editor: Visitor;
/** Employment standards of Alberta and Saskatchewan, which everybody here may see, and of Ontario, which west may not. */
let alberta: string[];
let ontario: string[];

const signIn = async () => {
  [owner, user, colleague, west, editor] = (await Promise.all(
    ['owner', 'user', 'colleague', 'west', 'editor'].map((name) => app.signIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor, Visitor, Visitor];
};
/** Moves the clock on; those who come back later sign in again. */
const later = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  await signIn();
};
const DAY = 24 * 60 * 60_000;

beforeAll(async () => {
  app = await testApp();
  await signIn();
  [alberta, ontario] = await Promise.all([
    employmentStandardsOf(app, 'AB'),
    employmentStandardsOf(app, 'ON'),
  ]);
});
afterAll(() => app.close());
beforeEach(async () => {
  if (app.clock.now().getTime() !== new Date(TEST_NOW).getTime()) {
    app.clock.set(TEST_NOW);
    await signIn();
  }
  await app.database.db.deleteFrom('reports').execute();
  await app.database.db.deleteFrom('deleted_reports').execute();
});

const at = (ids: string[], index: number): string => ids[index] as string;
async function make(who: Visitor, body: object = {}): Promise<Report> {
  const answer = await who.post('/api/reports', { name: 'Leaves', provisions: [at(alberta, 0)], ...body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const shared = async (who: Visitor, body: object = {}): Promise<Report> =>
  make(who, { isShared: true, ...body });
const listOf = async (who: Visitor): Promise<Report[]> => (await who.get('/api/reports')).json();
const get = async (who: Visitor, id: string): Promise<Report> => (await who.get(`/api/reports/${id}`)).json();
const patch = (who: Visitor, id: string, body: object) => who.patch(`/api/reports/${id}`, body);
const error = (answer: { json(): { error: { code: string; message: string } } }) => answer.json().error;

describe('a report', () => {
  test('is its owner’s alone until it is shared', async () => {
    const report = await make(owner, { name: '  Ontario   onboarding ', provisions: ontario });
    expect(report).toMatchObject({
      name: 'Ontario onboarding',
      user: owner.user.id,
      ownerName: 'Dana Roy',
      isShared: false,
      isOwn: true,
      provisions: ontario,
      outOfReach: 0,
      downloads: ['pdf', 'docx', 'xlsx'],
    });
    expect(await listOf(owner)).toEqual([report]);
    for (const other of [user, west, editor]) {
      expect(await listOf(other)).toEqual([]);
      expect((await other.get(`/api/reports/${report.id}`)).statusCode).toBe(404);
      expect((await other.get(`/api/reports/${report.id}/provisions`)).statusCode).toBe(404);
      expect((await patch(other, report.id, { provisions: [at(alberta, 0)] })).statusCode).toBe(404);
    }
    expect((await patch(owner, report.id, { isShared: true })).json()).toEqual({ id: report.id });
    expect(await listOf(user)).toMatchObject([{ id: report.id, isOwn: false, ownerName: 'Dana Roy' }]);
    expect(await listOf(west)).toEqual([]);
  });

  test('that is shared may be appended to by colleagues, and no more than that', async () => {
    const { id } = await shared(owner);
    expect((await patch(colleague, id, { provisions: [at(alberta, 1)] })).statusCode).toBe(200);
    for (const body of [{ name: 'Mine' }, { isShared: false }, { order: [at(alberta, 1)] }]) {
      const answer = await patch(colleague, id, body);
      expect([answer.statusCode, error(answer).code]).toEqual([403, 'not_owner']);
    }
    expect((await colleague.delete(`/api/reports/${id}`)).statusCode).toBe(403);
    expect((await colleague.delete(`/api/reports/${id}/provisions/${at(alberta, 0)}`)).statusCode).toBe(403);
    expect((await colleague.post(`/api/reports/${id}/restore`)).statusCode).toBe(404);
    expect(await get(owner, id)).toMatchObject({ name: 'Leaves', provisions: alberta.slice(0, 2) });
  });

  test('takes provisions once each, at the end, and loses none of several people’s', async () => {
    const { id } = await shared(owner);
    const answers = await Promise.all(
      [owner, user, colleague, owner, user].map((who, index) =>
        patch(who, id, { provisions: [at(alberta, index + 1), at(alberta, 0)] }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const { provisions } = await get(owner, id);
    expect(provisions[0]).toBe(alberta[0]);
    expect([...provisions].sort()).toEqual([...alberta].sort());
  });

  test('is put into an order that keeps what the order does not know', async () => {
    const { id } = await make(owner, { provisions: alberta.slice(0, 4) });
    const [a, b, c, d] = alberta;
    expect((await patch(owner, id, { order: [d, b, 'unknown', b] })).statusCode).toBe(200);
    expect((await get(owner, id)).provisions).toEqual([d, b, a, c]);
    await owner.delete(`/api/reports/${id}/provisions/${b}`);
    expect((await get(owner, id)).provisions).toEqual([d, a, c]);
    expect(error(await owner.delete(`/api/reports/${id}/provisions/${b}`)).message).toBe(
      'This provision is not in the report any more.',
    );
    // Undoing puts it back where it was.
    await patch(owner, id, { provisions: [b], order: [d, b, a, c] });
    expect((await get(owner, id)).provisions).toEqual([d, b, a, c]);
  });

  test('is not renamed or reordered from an older state, while adding is never too late', async () => {
    const { id, revision } = await shared(owner);
    expect((await patch(owner, id, { name: 'First tab', revision })).statusCode).toBe(200);
    const late = await patch(owner, id, { name: 'Second tab', revision });
    expect([late.statusCode, error(late).code]).toEqual([409, 'stale_report']);
    const next = (await get(owner, id)).revision;
    await patch(user, id, { provisions: [at(alberta, 1)] });
    expect((await patch(owner, id, { order: [at(alberta, 1)], revision: next })).statusCode).toBe(200);
    expect(await get(owner, id)).toMatchObject({ name: 'First tab', provisions: [alberta[1], alberta[0]] });
  });

  test('shows nothing outside the plan, says how much that is, and keeps it', async () => {
    const { id } = await make(west, { provisions: alberta.slice(0, 2) });
    const { db } = app.database;
    const accountId = west.user.account.id;
    const select = (codes: string[]) =>
      sql`update accounts set selected_jurisdictions = ${codes}::text[] where id = ${accountId}`.execute(db);
    await select(['SK']);
    expect(await get(west, id)).toMatchObject({ provisions: [], outOfReach: 2 });
    expect((await west.get(`/api/reports/${id}/provisions`)).json()).toEqual([]);
    await select(['AB', 'SK', 'FED']);
    expect(await get(west, id)).toMatchObject({ provisions: alberta.slice(0, 2), outOfReach: 0 });
  });

  test('gives its provisions as the shared list shows them, in its order', async () => {
    const ids = [at(alberta, 2), at(alberta, 0)];
    const { id } = await make(owner, { provisions: ids });
    const provisions: Provision[] = (await owner.get(`/api/reports/${id}/provisions`)).json();
    expect(provisions.map((provision) => provision.id)).toEqual(ids);
    expect(provisions[0]).toMatchObject({ jurisdiction: 'AB', description: expect.any(String) });
  });

  test('is copied for oneself, under a name of its own', async () => {
    const { id } = await shared(owner, { provisions: alberta.slice(0, 3) });
    const copies = [
      await user.post(`/api/reports/${id}/duplicate`),
      await user.post(`/api/reports/${id}/duplicate`),
    ];
    expect(copies.map((copy) => copy.json())).toMatchObject([
      { name: 'Leaves (copy)', user: user.user.id, isShared: false, provisions: alberta.slice(0, 3) },
      { name: 'Leaves (copy 2)' },
    ]);
    expect((await west.post(`/api/reports/${id}/duplicate`)).statusCode).toBe(404);
    expect(await listOf(owner)).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test('names that say nothing or too much, and strange fields', async () => {
    for (const name of ['', '   ', 'x'.repeat(121)]) {
      const answer = await owner.post('/api/reports', { name, provisions: [] });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['name']]);
    }
    expect((await owner.post('/api/reports', { provisions: [] })).statusCode).toBe(400);
    expect((await owner.post('/api/reports', { name: 'A', owner: 'x' })).statusCode).toBe(400);
    const { id } = await make(owner);
    expect((await patch(owner, id, {})).statusCode).toBe(400);
    expect((await patch(owner, id, { provisions: 'all' })).statusCode).toBe(400);
    expect((await patch(owner, id, { provisions: ['a/b'] })).statusCode).toBe(400);
    expect((await patch(owner, id, { name: ' ' })).statusCode).toBe(400);
    expect(await listOf(owner)).toHaveLength(1);
  });

  test('provisions that are unknown or of another plan, and then none is added', async () => {
    const { id } = await make(west);
    for (const strange of ['no-such-provision', at(ontario, 0)]) {
      const answer = await patch(west, id, { provisions: [at(alberta, 1), strange] });
      expect([answer.statusCode, error(answer).message]).toEqual([
        404,
        'This provision could not be found. Nothing was added.',
      ]);
    }
    expect((await west.post('/api/reports', { name: 'B', provisions: ontario })).statusCode).toBe(404);
    expect(await listOf(west)).toMatchObject([{ provisions: [alberta[0]] }]);
  });

  test('appending to what was just deleted, with words that say so to those who knew it', async () => {
    const { id } = await shared(owner);
    await owner.delete(`/api/reports/${id}`);
    const told = await patch(colleague, id, { provisions: [at(alberta, 1)] });
    expect([told.statusCode, error(told).message]).toEqual([404, 'This report was deleted.']);
    expect(error(await west.get(`/api/reports/${id}`)).message).toBe('This report could not be found.');
    expect(error(await west.get('/api/reports/nobody-has-this')).message).toBe(
      'This report could not be found.',
    );
  });
});

describe('deleting', () => {
  test('is undone whole, by the owner, within thirty days', async () => {
    const report = await shared(owner, { provisions: alberta.slice(0, 3) });
    await patch(colleague, report.id, { provisions: [at(alberta, 3)] });
    const before = await get(owner, report.id);
    expect((await owner.delete(`/api/reports/${report.id}`)).json()).toEqual({ success: true });
    expect(await listOf(owner)).toEqual([]);
    expect(await listOf(colleague)).toEqual([]);
    expect((await west.post(`/api/reports/${report.id}/restore`)).statusCode).toBe(404);
    await later(29 * DAY);
    const back = (await owner.post(`/api/reports/${report.id}/restore`)).json();
    expect(back).toEqual({ ...before, updatedAt: back.updatedAt });
    expect((await owner.post(`/api/reports/${report.id}/restore`)).statusCode).toBe(200);
    expect(await listOf(colleague)).toHaveLength(1);
  });

  test('is for good after thirty days', async () => {
    const { id } = await make(owner);
    await owner.delete(`/api/reports/${id}`);
    await later(31 * DAY);
    expect(error(await owner.post(`/api/reports/${id}/restore`)).message).toBe(
      'This report can no longer be restored.',
    );
  });
});

describe('what others read of reports', () => {
  test('who reads which provision by which report', async () => {
    const open = await shared(owner, { name: 'Open' });
    const own = await make(user, { name: 'Own' });
    const { rows } = await sql<{ report_name: string; user_id: string; is_own: boolean }>`
      select * from (${heldProvisions()}) held order by report_name, is_own desc, user_id`.execute(
      app.database.db,
    );
    const people = [owner, user, colleague].map((who) => who.user.id);
    expect(
      rows
        .filter(({ report_name }) => report_name === 'Open')
        .map(({ user_id }) => user_id)
        .sort(),
    ).toEqual(people.sort());
    expect(rows.filter(({ report_name }) => report_name === 'Own')).toMatchObject([
      { user_id: user.user.id, is_own: true },
    ]);
    const actor = { userId: user.user.id, accountId: user.user.account.id };
    const holding = await reportsHolding(app.database.db, actor, [at(alberta, 0), at(alberta, 1)]);
    expect(holding.map(({ id }) => id).sort()).toEqual([open.id, own.id].sort());
    expect(holding[0]).toMatchObject({ url: `/m/my/reports/${holding[0]?.id}`, provisionIds: [alberta[0]] });
    expect(await reportsHolding(app.database.db, actor, [at(alberta, 5)])).toEqual([]);
  });

  test('and the export of an account’s data holds all of them, and what can still be restored', async () => {
    await make(user, { name: 'Own' });
    const gone = await make(user, { name: 'Gone' });
    await user.delete(`/api/reports/${gone.id}`);
    const { db } = app.database;
    const accountId = user.user.account.id;
    expect(await reportsOfAccount(db, accountId)).toMatchObject([
      { name: 'Own', owner: 'user@demo.test', provisions: [alberta[0]] },
    ]);
    expect(await deletedReportsOfAccount(db, accountId)).toMatchObject([
      {
        id: gone.id,
        owner: 'user@demo.test',
        report: { name: 'Gone', provisions: [{ provision_id: alberta[0] }] },
      },
    ]);
    expect(await deletedReportsOfAccount(db, west.user.account.id)).toEqual([]);
  });
});
