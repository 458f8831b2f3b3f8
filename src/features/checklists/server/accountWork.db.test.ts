import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, TEST_SECRET, type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { SessionTokens } from '../../../platform/session/token.ts';
import { createSession } from '../../identity/server/writes.ts';
import type { ChecklistRequirement, RequirementDetails } from '../contract.ts';
import { recur } from './recur.ts';

let app: TestApp;
const people: Record<string, Visitor> = {};
const person = (name: string): Visitor => people[name] as Visitor;

beforeAll(async () => {
  app = await testApp();
  for (const name of ['owner', 'user', 'colleague', 'west'])
    people[name] = await app.signIn(`${name}@demo.test`);
});
afterAll(() => app.close());

const listOf = async (who: Visitor, jurisdiction: string): Promise<ChecklistRequirement[]> =>
  (await who.get(`/api/checklists?jurisdiction=${jurisdiction}`)).json();

/** The nth requirement of a jurisdiction: each test has one of its own. */
async function nth(jurisdiction: string, index: number): Promise<ChecklistRequirement> {
  const found = (await listOf(person('owner'), jurisdiction))[index];
  if (!found) throw new Error(`${jurisdiction} has too few requirements`);
  return found;
}
const pathOf = (who: Visitor, id: string): string => `/api/checklists/${id}/accounts/${who.user.account.id}`;
const change = (who: Visitor, id: string, body: unknown) => who.patch(`${pathOf(who, id)}/details`, body);
const setStatus = (who: Visitor, id: string, status: string) => who.patch(pathOf(who, id), { status });
const details = async (who: Visitor, id: string): Promise<RequirementDetails> => {
  const answer = await who.get(pathOf(who, id));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** So many more people of the owner's account, each with a session: their tokens. */
async function crowdOf(size: number): Promise<string[]> {
  const { db } = app.database;
  const tokens = new SessionTokens(TEST_SECRET);
  const now = new Date(TEST_NOW);
  const numbers = Array.from({ length: size }, (_, n) => n);
  await db
    .insertInto('users')
    .values(
      numbers.map((n) => ({
        id: `crowd-${n}`,
        account_id: person('owner').user.account.id,
        email: `crowd-${n}@demo.test`,
        first_name: 'Crowd',
        last_name: `${n}`,
        role: 'USER' as const,
        password_hash: null,
        last_sign_in_at: null,
        terms_agreed_at: now,
      })),
    )
    .execute();
  return Promise.all(
    numbers.map(async (n) => {
      const who = { userId: `crowd-${n}`, clientAddress: '127.0.0.1', userAgent: null, now };
      return tokens.sign(await createSession(db, who), who.userId, now);
    }),
  );
}

describe('an owner and a due date', () => {
  test('are of the account, are listed, and stand in the history with who set them', async () => {
    const { id } = await nth('ON', 0);
    const { user } = person('user');
    const answer = await change(person('owner'), id, {
      ownerId: user.id,
      due: { every: 'yearly', on: '2027-03-01' },
      why: 'Colin keeps the policies',
    });
    expect(answer.json(), answer.body).toMatchObject({
      owner: { id: user.id, fullName: user.fullName, isActive: true },
      due: { every: 'yearly', on: '2027-03-01' },
    });
    expect(await nth('ON', 0)).toMatchObject({ id, owner: { id: user.id }, due: { on: '2027-03-01' } });
    const { history } = await details(person('colleague'), id);
    expect(history).toMatchObject([
      { kind: 'due', from: null, to: 'yearly 2027-03-01', by: 'Dana Roy', why: 'Colin keeps the policies' },
      { kind: 'owner', from: null, to: user.fullName, by: 'Dana Roy', at: new Date(TEST_NOW).toISOString() },
    ]);
    await change(person('user'), id, { ownerId: null, due: null });
    expect(await nth('ON', 0)).toMatchObject({ owner: null, due: null });
    expect((await details(person('owner'), id)).historyCount).toBe(4);
    expect((await listOf(person('west'), 'AB')).every(({ owner }) => owner === null)).toBe(true);
  });

  test('of another account, or on an impossible day, are refused by name and nothing is kept', async () => {
    const { id } = await nth('ON', 1);
    const wrong: [unknown, string][] = [
      [{ ownerId: person('west').user.id }, 'ownerId'],
      [{ ownerId: 'nobody-has-this' }, 'ownerId'],
      [{ due: { every: 'weekly', on: '2027-03-01' } }, 'due.every'],
      [{ due: { every: 'once', on: '2027-02-30' } }, 'due.on'],
      [{ due: { every: 'once', on: '1999-01-01' } }, 'due'],
      [{ due: { every: 'once', on: '2999-01-01' } }, 'due'],
      [{ notApplicable: { reason: 'too short' } }, 'notApplicable.reason'],
      [{ notApplicable: { reason: 'x'.repeat(501) } }, 'notApplicable.reason'],
      [{ status: 'Done' }, 'status'],
    ];
    for (const [body, field] of wrong) {
      const answer = await change(person('owner'), id, body);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(Object.keys(answer.json().error.fields), JSON.stringify(body)).toContain(field);
    }
    expect((await details(person('owner'), id)).historyCount).toBe(0);
  });

  test('may be the law’s own day, where it sets one', async () => {
    const list = await listOf(person('owner'), 'FED');
    const dated = list.find(({ lawDueOn }) => lawDueOn !== null);
    const undated = list.find(({ lawDueOn }) => lawDueOn === null);
    const set = await change(person('owner'), dated?.id ?? '', { due: { every: 'statute' } });
    expect(set.json()).toMatchObject({ due: { every: 'statute', on: dated?.lawDueOn } });
    const none = await change(person('owner'), undated?.id ?? '', { due: { every: 'statute' } });
    expect(none.json().error.fields).toHaveProperty('due');
  });
});

describe('not applicable', () => {
  test('has a reason, leaves the status alone, and ends when a status is set', async () => {
    const { id } = await nth('ON', 2);
    const reason = 'We have no site with volatile chemicals.';
    await setStatus(person('owner'), id, 'In Progress');
    await change(person('owner'), id, { notApplicable: { reason } });
    expect(await nth('ON', 2)).toMatchObject({
      status: 'In Progress',
      notApplicable: { reason, by: 'Dana Roy', at: new Date(TEST_NOW).toISOString() },
    });
    await setStatus(person('user'), id, 'Done');
    expect(await nth('ON', 2)).toMatchObject({ status: 'Done', notApplicable: null });
    const { history } = await details(person('owner'), id);
    expect(history.map(({ kind, from, to, why }) => [kind, from, to, why])).toEqual([
      ['applicability', 'not applicable', 'applies', null],
      ['status', 'In Progress', 'Done', null],
      ['applicability', 'applies', 'not applicable', reason],
      ['status', 'Not Started', 'In Progress', null],
    ]);
  });
});

describe('comments', () => {
  test('are for the account alone', async () => {
    const { id } = await nth('AB', 0);
    const said = await person('user').post(`${pathOf(person('user'), id)}/comments`, {
      text: ' Ask Priya. ',
    });
    expect(said.statusCode).toBe(201);
    const { comments, requirement } = await details(person('owner'), id);
    expect(comments).toMatchObject([{ by: 'Colin Ng', text: 'Ask Priya.' }]);
    expect(requirement.comments).toBe(1);
    expect((await details(person('west'), id)).comments).toEqual([]);
    expect((await person('west').get(pathOf(person('owner'), id))).statusCode).toBe(404);
    const empty = await person('user').post(`${pathOf(person('user'), id)}/comments`, { text: '  ' });
    expect(empty.json().error.fields).toHaveProperty('text');
  });
});

describe('the history', () => {
  test('cannot be changed or deleted, not even in the database', async () => {
    const { id } = await nth('ON', 3);
    await setStatus(person('owner'), id, 'Done');
    const { db } = app.database;
    for (const statement of [
      sql`update checklist_history set to_value = 'Not Started' where requirement_id = ${id}`,
      sql`delete from checklist_history where requirement_id = ${id}`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow('cannot be changed');
    }
    expect((await details(person('owner'), id)).history).toHaveLength(1);
  });

  test('holds both of two who change the same status; the later wins and the other is told', async () => {
    const { id, requirement } = await nth('ON', 4);
    await setStatus(person('user'), id, 'Done');
    await setStatus(person('colleague'), id, 'In Progress');
    expect(await nth('ON', 4)).toMatchObject({
      status: 'In Progress',
      lastUpdatedBy: person('colleague').user.fullName,
    });
    const { history } = await details(person('owner'), id);
    expect(history.map(({ by, to }) => [by, to])).toEqual([
      [person('colleague').user.fullName, 'In Progress'],
      ['Colin Ng', 'Done'],
    ]);
    const bell = (await person('user').get('/api/notifications/mine')).json();
    const told = bell.find(({ title }: { title: string }) => title === 'Your change was overwritten');
    expect(told.text).toContain(requirement.slice(0, 10));
    expect(told.link).toContain(id);
  });

  test('loses nothing when 200 people of one account change statuses at once', async () => {
    const { db } = app.database;
    const list = (await listOf(person('owner'), 'BC')).slice(0, 10);
    const statuses = ['Done', 'In Progress', 'Not Started'];
    const tokens = await crowdOf(200);
    const answers = await Promise.all(
      tokens.map((token, n) =>
        app.http.inject({
          method: 'PATCH',
          url: pathOf(person('owner'), list[n % list.length]?.id ?? ''),
          headers: { authorization: `Bearer ${token}` },
          payload: { status: statuses[n % 3] },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 200));
    const counted = await db
      .selectFrom('checklist_history')
      .select(({ fn }) => [
        fn.countAll<number>().as('lines'),
        fn.count<number>('by_name').distinct().as('people'),
      ])
      .where('by_name', 'like', 'Crowd %')
      .executeTakeFirstOrThrow();
    expect({ lines: Number(counted.lines), people: Number(counted.people) }).toEqual({
      lines: 200,
      people: 200,
    });
    for (const { id } of list) {
      const [shown, { history }] = [
        (await details(person('owner'), id)).requirement,
        await details(person('owner'), id),
      ];
      expect(history[0]?.to).toBe(shown.status);
      for (const [at, line] of history.entries())
        expect(line.from).toBe(history[at + 1]?.to ?? 'Not Started');
    }
  });
});

describe('what the library no longer has', () => {
  test('stays readable with all that was written, takes no change, and is on nobody else’s list', async () => {
    const [kept, untouched] = [await nth('MB', 0), await nth('MB', 1)];
    await setStatus(person('owner'), kept.id, 'Done');
    await person('owner').post(`${pathOf(person('owner'), kept.id)}/comments`, { text: 'Filed in 2025.' });
    await app.database.db
      .updateTable('checklist_requirements')
      .set({ retired_on: '2026-11-01' })
      .where('id', 'in', [kept.id, untouched.id])
      .execute();
    const list = await listOf(person('owner'), 'MB');
    expect(list.find(({ id }) => id === kept.id)).toMatchObject({
      isRetired: true,
      status: 'Done',
      comments: 1,
    });
    expect(list.some(({ id }) => id === untouched.id)).toBe(false);
    expect((await details(person('user'), kept.id)).comments).toHaveLength(1);
    const refused = await setStatus(person('owner'), kept.id, 'Not Started');
    expect(refused.statusCode).toBe(409);
    expect((await setStatus(person('owner'), untouched.id, 'Done')).statusCode).toBe(404);
    await expect(
      app.database.db.deleteFrom('checklist_requirements').where('id', '=', kept.id).execute(),
    ).rejects.toThrow();
  });
});

describe('what recurs', () => {
  test('begins again when its day is past and it was done, and waits while it was not', async () => {
    const [done, open] = [await nth('SK', 0), await nth('SK', 1)];
    for (const { id } of [done, open]) {
      await change(person('owner'), id, { due: { every: 'monthly', on: '2026-11-15' } });
    }
    await setStatus(person('owner'), done.id, 'Done');
    await recur({ db: app.database.db, clock: app.clock });
    await recur({ db: app.database.db, clock: app.clock });
    expect(await nth('SK', 0)).toMatchObject({
      status: 'Not Started',
      due: { every: 'monthly', on: '2026-12-15' },
      lastUpdatedBy: null,
    });
    expect(await nth('SK', 1)).toMatchObject({ status: 'Not Started', due: { on: '2026-11-15' } });
    const { history } = await details(person('owner'), done.id);
    const turned = history.filter(({ by }) => by === null).map(({ kind, from, to }) => [kind, from, to]);
    expect(turned.sort()).toEqual([
      ['due', 'monthly 2026-11-15', 'monthly 2026-12-15'],
      ['status', 'Done', 'Not Started'],
    ]);
  });
});

test('a person finds the open requirements they own, in every jurisdiction, those due first at the top', async () => {
  const { user } = person('colleague');
  const [first, second, third, done] = [
    await nth('NS', 0),
    await nth('NB', 0),
    await nth('PE', 0),
    await nth('NS', 1),
  ];
  await change(person('owner'), third.id, { ownerId: user.id });
  await change(person('owner'), second.id, { ownerId: user.id, due: { every: 'once', on: '2027-02-01' } });
  await change(person('owner'), first.id, { ownerId: user.id, due: { every: 'once', on: '2026-11-01' } });
  await change(person('owner'), done.id, { ownerId: user.id });
  await setStatus(person('owner'), done.id, 'Done');
  const mine: ChecklistRequirement[] = (await person('colleague').get('/api/checklists/mine')).json();
  expect(mine.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  expect((await person('user').get('/api/checklists/mine')).json()).toEqual([]);
});
