import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyIn, lastMail, mailTo } from '../../../../test/mailbox.ts';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { decodeSetupCode } from '../../auth/rules.ts';
import type { AccountMember, AccountMembers } from '../contract.ts';

let app: TestApp;
let owner: Visitor;
let west: Visitor;
let trial: Visitor;
let admin: Visitor;

beforeAll(async () => {
  app = await testApp();
  [owner, west, trial, admin] = (await Promise.all(
    ['owner', 'west', 'trial', 'admin'].map((name) => app.signIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor, Visitor];
});
afterAll(() => app.close());

const path = (who: Visitor, rest = ''): string => `/api/accounts/${who.user.account.id}${rest}`;
const person = (email: string, role = 'USER') => ({ email, firstName: 'Ada', lastName: 'Byron', role });
const membersOf = async (who: Visitor): Promise<AccountMembers> =>
  (await who.get(path(who, '/members'))).json();
const idOf = async (who: Visitor, email: string): Promise<string> =>
  (await membersOf(who)).members.find((member) => member.email === email)?.id ?? '';

describe('an owner asks people in', () => {
  test('by email, with a link that lets them set a password', async () => {
    const answer = await owner.post(path(owner, '/users'), person('ada@demo.test'));
    expect(answer.statusCode).toBe(201);
    expect(answer.json<AccountMember>()).toMatchObject({
      email: 'ada@demo.test',
      role: 'USER',
      isPending: true,
    });
    const mail = await lastMail(app, 'ada@demo.test', 'invite');
    expect(mail.subject).toBe('Dana Roy invites you to Lawleaf');
    const code = keyIn(mail.text, 'signup/welcome');
    const set = await app.http.inject({
      method: 'PATCH',
      url: '/signup/setPassword',
      payload: { ...decodeSetupCode(code), code, password: 'Fresh-Pass-1' },
    });
    expect(set.json()).toMatchObject({
      email: 'ada@demo.test',
      role: 'USER',
      account: { name: 'Northern Outfitters' },
    });
    const again = await owner.post(path(owner, `/users/${await idOf(owner, 'ada@demo.test')}/resend`));
    expect(again.json().error.code).toBe('not_pending');
  });

  test('by names in which no mail program finds a link', async () => {
    const name = { firstName: 'Win at https://evil.test/x', lastName: 'B' };
    await owner.patch(path(owner), { name: 'Prize www.evil.test' });
    await owner.post(path(owner, '/users'), { ...person('links@demo.test'), ...name });
    await owner.patch(path(owner), { name: 'Northern Outfitters' });
    const { subject, text, html } = await lastMail(app, 'links@demo.test', 'invite');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.test/);
    expect(text).toContain('Hello Win at evil. test/ x');
    expect(text).toContain('Prize www. evil. test');
  });

  test('and may send the invitation again', async () => {
    await owner.post(path(owner, '/users'), person('slow@demo.test'));
    const again = await owner.post(path(owner, `/users/${await idOf(owner, 'slow@demo.test')}/resend`));
    expect(again.statusCode).toBe(200);
    expect(await mailTo(app, 'slow@demo.test')).toHaveLength(2);
  });

  test('but not past the seats, however many at once', async () => {
    const { seats, members } = await membersOf(west);
    const free = seats - members.length;
    const answers = await Promise.all(
      Array.from({ length: free + 4 }, (_, i) =>
        west.post(path(west, '/users'), person(`seat${i}@demo.test`)),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(free);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
    expect((await membersOf(west)).members).toHaveLength(seats);
  });

  test('but not an email in use, and two who ask the same person at once make one', async () => {
    const taken = await owner.post(path(owner, '/users'), person('editor@demo.test'));
    expect(taken.json().error).toMatchObject({
      code: 'user_exists',
      message: 'An account with the same email address already exists.',
    });
    const twice = await Promise.all(
      [1, 2].map(() => owner.post(path(owner, '/users'), person('twin@demo.test'))),
    );
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('but not during a free trial', async () => {
    const answer = await trial.post(path(trial, '/users'), person('extra@demo.test'));
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'trial_seats']);
    expect((await membersOf(trial)).mayInvite).toBe(false);
  });

  test.each(['ADMIN', 'EDITOR'])('but not as %s: staff roles stay with staff', async (role) => {
    const answer = await owner.post(path(owner, '/users'), person('climber@demo.test', role));
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['role']]);
    const change = await owner.patch(path(owner, `/users/${await idOf(owner, 'user@demo.test')}`), { role });
    expect(change.statusCode).toBe(400);
  });
});

describe('an owner changes people', () => {
  test('deactivating signs out at once, and letting back in needs a seat', async () => {
    const colleague = await app.signIn('colleague@demo.test');
    const url = path(owner, `/users/${colleague.user.id}`);
    expect((await owner.patch(url, { isActive: false })).json()).toMatchObject({ isActive: false });
    expect((await colleague.get('/currentUser')).statusCode).toBe(401);
    await expect(app.signIn('colleague@demo.test')).rejects.toThrow('invalid_credentials');
    expect((await owner.patch(url, { isActive: true })).statusCode).toBe(200);
    await app.signIn('colleague@demo.test');
  });

  test('making somebody an owner works, and the last owner cannot be lost', async () => {
    const user = await app.signIn('user@demo.test');
    const url = path(owner, `/users/${user.user.id}`);
    expect((await user.get(path(owner, '/members'))).statusCode).toBe(403);
    expect((await owner.patch(url, { role: 'ACCOUNT_OWNER' })).statusCode).toBe(200);
    expect((await user.get(path(owner, '/members'))).statusCode).toBe(200);
    const own = await owner.patch(path(owner, `/users/${owner.user.id}`), { role: 'USER' });
    expect(own.json().error.code).toBe('own_access');
    // Two owners who take each other's role at once: one of them stays.
    const [one, two] = await Promise.all([
      owner.patch(url, { role: 'USER' }),
      user.patch(path(owner, `/users/${owner.user.id}`), { role: 'USER' }),
    ]);
    expect([one.statusCode, two.statusCode]).toContain(200);
    const owners = (await membersOf(one.statusCode === 200 ? owner : user)).members.filter(
      (member) => member.role === 'ACCOUNT_OWNER' && member.isActive,
    );
    expect(owners.length).toBeGreaterThan(0);
    if (one.statusCode !== 200)
      await user.patch(path(owner, `/users/${owner.user.id}`), { role: 'ACCOUNT_OWNER' });
  });

  test('and nothing beyond role and access', async () => {
    const url = path(owner, `/users/${await idOf(owner, 'ada@demo.test')}`);
    for (const body of [
      { accountId: west.user.account.id },
      { password_hash: null },
      { email: 'x@y.test' },
    ]) {
      expect((await owner.patch(url, body)).statusCode).toBe(400);
    }
  });
});

describe('the account settings', () => {
  test('change what may be changed, and leave the rest alone', async () => {
    const before = (await owner.get(path(owner))).json();
    const answer = await owner.patch(path(owner), { name: 'Northern & Sons', organisationSize: 'Large' });
    expect(answer.json()).toEqual({ ...before, name: 'Northern & Sons', organisationSize: 'Large' });
    for (const body of [
      { seats: 99 },
      { isSubscribed: true },
      { trialUntil: '2030-01-01T00:00:00Z' },
      { organisationSize: 'Huge' },
    ]) {
      expect((await owner.patch(path(owner), body)).statusCode).toBe(400);
    }
    expect((await owner.get(path(owner))).json().seats).toBe(before.seats);
  });

  test('turning MFA on forgets passwords; off sends links to choose one; sessions stay', async () => {
    const set = (isMFAEnabled: boolean) => owner.patch(path(owner, '/mfa'), { isMFAEnabled });
    expect((await set(true)).json()).toEqual({ isMFAEnabled: true });
    const start = await app.http.inject({
      method: 'POST',
      url: '/auth/start',
      payload: { email: 'user@demo.test' },
    });
    expect(start.json()).toEqual({ method: 'link' });
    await expect(app.signIn('user@demo.test')).rejects.toThrow();
    expect((await set(false)).json()).toEqual({ isMFAEnabled: false });
    expect((await owner.get('/currentUser')).statusCode).toBe(200);
    const code = keyIn((await lastMail(app, 'user@demo.test', 'setPassword')).text, 'signup/welcome');
    const answer = await app.http.inject({
      method: 'PATCH',
      url: '/signup/setPassword',
      payload: { ...decodeSetupCode(code), code, password: 'Demo-Pass-2026' },
    });
    expect(answer.statusCode).toBe(200);
    await app.signIn('user@demo.test');
  });

  test('list sessions and sign-ins, and end a session at once', async () => {
    const user = await app.signIn('user@demo.test');
    const sessions = (await owner.get(path(owner, '/sessions'))).json<
      { id: string; email: string; isCurrent: boolean }[]
    >();
    expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ email }) => email)).toEqual([
      'owner@demo.test',
    ]);
    const theirs = sessions.filter(({ email }) => email === 'user@demo.test');
    for (const { id } of theirs) {
      expect((await owner.delete(path(owner, `/sessions/${id}`))).statusCode).toBe(200);
    }
    expect((await user.get('/currentUser')).statusCode).toBe(401);
    const [latest] = (await owner.get(path(owner, '/signIns'))).json();
    expect(latest).toMatchObject({ email: 'user@demo.test', method: 'password', succeeded: true });
  });

  test('hand out all data as a zip without a single secret', async () => {
    const { unzipSync, strFromU8 } = await import('fflate');
    const answer = await owner.get(path(owner, '/export'));
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files)).toContain('people.json');
    const everything = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(everything).toContain('ada@demo.test');
    expect(everything).not.toMatch(/argon2|password_hash|west@demo\.test/);
  });

  test('take a request for deletion once', async () => {
    const first = (await west.post(path(west, '/deletionRequests'), { reason: 'We closed.' })).json();
    const second = (await west.post(path(west, '/deletionRequests'), { reason: 'Still closed.' })).json();
    expect(second).toEqual(first);
    const mails = await mailTo(app, app.config.supportEmail);
    expect(mails.filter(({ kind }) => kind === 'deletionRequest')).toHaveLength(1);
  });
});

test('the owner lookup and the users of an account have the fields of the specification', async () => {
  const user = await app.signIn('trialuser@demo.test');
  expect((await user.get(path(trial, '/owner'))).json()).toEqual({ firstName: 'Priya', lastName: 'Shah' });
  const users = (await user.get(path(trial, '/users'))).json();
  expect(users).toContainEqual({ id: user.user.id, fullName: 'Luke Martin', isActive: true });
});

test('the outbox is for ADMIN only, and outside the demo it hides every key', async () => {
  const editor = await app.signIn('editor@demo.test');
  for (const who of [owner, editor]) expect((await who.get('/api/outbox')).statusCode).toBe(403);
  const shown = (await admin.get('/api/outbox?text=ada')).json();
  expect(JSON.stringify(shown)).toMatch(/signup\/welcome\/[\w-]+\.[\w-]+/);
  const serious = await testApp({ database: app.database, config: { demo: false } });
  const theAdmin = await serious.signIn('admin@demo.test');
  await serious.http.inject({
    method: 'POST',
    url: '/auth/forgotPassword',
    payload: { email: 'west@demo.test' },
  });
  const [masked] = (await theAdmin.get('/api/outbox')).json();
  expect(masked.text).toContain('/resetPassword/[hidden]');
  expect(`${masked.html}${masked.text}`).not.toMatch(/resetPassword\/(?!\[hidden\])/);
  await serious.close();
});

test('nor does it show staff what customers wrote to each other, in the demo either', async () => {
  const user = await app.signIn('user@demo.test');
  const { id: provisionId } = await app.database.db
    .selectFrom('provisions')
    .select('id')
    .where('is_published', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const note = { provisionId, text: 'Dana is to hear of it first.', sharedWith: [user.user.id] };
  expect((await owner.post('/api/notes', note)).statusCode).toBe(201);
  const sent = (await mailTo(app, 'user@demo.test')).find(({ kind }) => kind === 'noteShared');
  expect(sent?.text).toContain('Dana is to hear');
  await app.database.db
    .insertInto('outbox')
    .values({
      ...{ id: 'reminder', kind: 'noteReminder', to_address: 'user@demo.test', headers: '{}' },
      ...{ subject: 'Reminder', html: 'Dana is to hear', text: 'Dana is to hear' },
    })
    .execute();
  const answer = await admin.get('/api/outbox?text=user@demo.test');
  expect(answer.json().map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['noteShared', 'noteReminder']),
  );
  expect(answer.body).not.toContain('Dana is to hear');
});
