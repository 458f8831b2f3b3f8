import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyIn, lastMail, mailTo } from '../../../../test/mailbox.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { DEMO_PASSWORD } from '../../accounts/server/demo.ts';
import type { CurrentUser } from '../contract.ts';

let app: TestApp;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  owner = await app.signIn('owner@demo.test');
});

const MINUTE = 60_000;
const path = (rest: string) => `/api/accounts/${owner.user.account.id}${rest}`;
const codeOf = (answer: { statusCode: number; json(): { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
];
const asked = [403, 'proof_required'];

async function signedInByLink(email: string): Promise<Visitor> {
  await app.http.inject({ method: 'POST', url: '/auth/sendLink', payload: { email } });
  const token = keyIn((await lastMail(app, email, 'mfa')).text, 'mfaLogin');
  const answer = await app.http.inject({ method: 'POST', url: '/auth/mfaLogin', payload: { email, token } });
  const user = answer.json<CurrentUser>();
  const call = (method: 'GET' | 'POST' | 'PATCH') => (url: string, payload?: unknown) =>
    app.http.inject({
      method,
      url,
      headers: { authorization: `Bearer ${user.token}` },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
  return { ...owner, user, token: user.token, get: call('GET'), post: call('POST'), patch: call('PATCH') };
}

describe('a sensitive act', () => {
  const acts: [string, () => Promise<{ statusCode: number; json(): { error?: { code: string } } }>][] = [
    ['exporting everything', () => owner.get(path('/export'))],
    ['asking for deletion', () => owner.post(path('/deletionRequests'), { reason: 'x' })],
    ['changing a role', () => owner.patch(path('/users/nobody'), { role: 'ACCOUNT_OWNER' })],
    [
      'asking in another owner',
      () =>
        owner.post(path('/users'), {
          email: 'accomplice@demo.test',
          firstName: 'A',
          lastName: 'B',
          role: 'ACCOUNT_OWNER',
        }),
    ],
    ['turning MFA off', () => owner.patch(path('/mfa'), { isMFAEnabled: false })],
  ];

  test.each(acts)('%s asks for a proof ten minutes after the last one', async (_, act) => {
    app.clock.advance(10 * MINUTE + 1_000);
    expect(codeOf(await act())).toEqual(asked);
    expect((await owner.post('/auth/prove', { password: DEMO_PASSWORD })).statusCode).toBe(200);
    expect((await act()).statusCode).not.toBe(403);
  });

  test('does not ask within the ten minutes, and other acts never do', async () => {
    app.clock.advance(10 * MINUTE - 1_000);
    expect((await owner.get(path('/export'))).statusCode).toBe(200);
    app.clock.advance(60 * MINUTE);
    const person = { email: 'plain@demo.test', firstName: 'A', lastName: 'B', role: 'USER' };
    expect((await owner.post(path('/users'), person)).statusCode).toBe(201);
    expect((await owner.patch(path(''), { city: 'Toronto' })).statusCode).toBe(200);
  });

  test('asks for a proof in vain of another account: it is not there', async () => {
    app.clock.advance(60 * MINUTE);
    expect((await owner.get('/api/accounts/somebody-else/export')).statusCode).toBe(404);
  });
});

describe('a proof', () => {
  test('by a wrong password is refused at its field, and counts towards the lockout', async () => {
    app.clock.advance(60 * MINUTE);
    const guess = (password: string) =>
      app.http.inject({
        method: 'POST',
        url: '/auth/prove',
        remoteAddress: '198.51.100.9',
        headers: { authorization: `Bearer ${owner.token}` },
        payload: { password },
      });
    const wrong = await guess('Wrong-Pass-1');
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['password']]);
    for (let i = 0; i < 9; i += 1) await guess('Wrong-Pass-1');
    expect((await guess(DEMO_PASSWORD)).statusCode).toBe(429);
    expect(codeOf(await owner.get(path('/export')))).toEqual(asked);
  });

  test('holds for the session that gave it and no other', async () => {
    const other = await app.signIn('owner@demo.test');
    app.clock.advance(60 * MINUTE);
    await other.post('/auth/prove', { password: DEMO_PASSWORD });
    const act = (who: Visitor) => who.patch(path('/users/nobody'), { role: 'USER' });
    expect(codeOf(await act(owner))).toEqual(asked);
    expect((await act(other)).statusCode).toBe(404);
  });

  test('by a link works where there is no password: once, and only in the session that asked', async () => {
    const vault = await signedInByLink('mfa@demo.test');
    const elsewhere = await signedInByLink('mfa@demo.test');
    const turnOff = (who: Visitor) =>
      who.patch(`/api/accounts/${who.user.account.id}/mfa`, { isMFAEnabled: false });
    app.clock.advance(30 * MINUTE);
    expect((await vault.get('/auth/proof')).json()).toEqual({ isProven: false, methods: ['link'] });
    expect(codeOf(await turnOff(vault))).toEqual(asked);
    await vault.post('/auth/sendProof', {});
    const mail = await lastMail(app, 'mfa@demo.test', 'proof');
    const token = keyIn(mail.text, 'm/proof');
    expect(codeOf(await elsewhere.post('/auth/proveByLink', { token }))).toEqual([400, 'link_invalid']);
    expect((await vault.post('/auth/proveByLink', { token })).statusCode).toBe(200);
    expect(codeOf(await vault.post('/auth/proveByLink', { token }))).toEqual([400, 'link_invalid']);
    expect(codeOf(await turnOff(elsewhere))).toEqual(asked);
    expect((await turnOff(vault)).statusCode).toBe(200);
  });

  test('by a link that signs in is none, and a link that proves signs nobody in', async () => {
    app.clock.advance(60 * MINUTE);
    await owner.post('/auth/sendProof', {});
    const proof = keyIn((await lastMail(app, 'owner@demo.test', 'proof')).text, 'm/proof');
    const asReset = { email: 'owner@demo.test', token: proof, password: 'Maple-Canoe-41' };
    expect((await owner.post('/auth/resetPassword', asReset)).statusCode).toBe(400);
    await owner.post('/auth/forgotPassword', { email: 'owner@demo.test' });
    const reset = keyIn((await lastMail(app, 'owner@demo.test', 'reset')).text, 'resetPassword');
    expect((await owner.post('/auth/proveByLink', { token: reset })).statusCode).toBe(400);
    app.clock.advance(15 * MINUTE + 1);
    expect((await owner.post('/auth/proveByLink', { token: proof })).statusCode).toBe(400);
  });

  test('is emailed at most three times in 15 minutes', async () => {
    const before = (await mailTo(app, 'owner@demo.test')).filter(({ kind }) => kind === 'proof').length;
    app.clock.advance(100 * MINUTE);
    await Promise.all(Array.from({ length: 6 }, () => owner.post('/auth/sendProof', {})));
    const after = (await mailTo(app, 'owner@demo.test')).filter(({ kind }) => kind === 'proof').length;
    expect(after - before).toBe(3);
  });
});

describe('own sessions', () => {
  test('are listed and ended by every person, and only their own', async () => {
    const [user, other] = [await app.signIn('user@demo.test'), await app.signIn('user@demo.test')];
    const list = (await user.get('/auth/sessions')).json<
      { id: string; isCurrent: boolean; email: string }[]
    >();
    expect(list.length).toBeGreaterThanOrEqual(2);
    expect(new Set(list.map(({ email }) => email))).toEqual(new Set(['user@demo.test']));
    const foreign = (await owner.get('/auth/sessions')).json<{ id: string }[]>()[0]?.id;
    expect((await user.delete(`/auth/sessions/${foreign}`)).statusCode).toBe(404);
    expect((await owner.get('/currentUser')).statusCode).toBe(200);
    const mine = (await other.get('/auth/sessions')).json<{ id: string; isCurrent: boolean }[]>();
    const current = mine.find(({ isCurrent }) => isCurrent)?.id;
    expect((await user.delete(`/auth/sessions/${current}`)).statusCode).toBe(200);
    expect((await other.get('/currentUser')).statusCode).toBe(401);
    expect((await user.delete(`/auth/sessions/${current}`)).statusCode).toBe(404);
  });

  test('end all at once but the one that asks', async () => {
    const [user, other] = [await app.signIn('user@demo.test'), await app.signIn('user@demo.test')];
    expect((await user.delete('/auth/sessions')).statusCode).toBe(200);
    expect((await other.get('/currentUser')).statusCode).toBe(401);
    expect((await user.get('/auth/sessions')).json()).toHaveLength(1);
    expect((await owner.get('/currentUser')).statusCode).toBe(200);
  });
});

describe('a sign-in from a new device', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const NEWER_FIREFOX = FIREFOX.replaceAll('140', '141');
  const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1 Version/17.0 Safari/605.1';
  const email = 'trial@demo.test';
  const signIn = async (mark: string | null, agent: string, remoteAddress = '203.0.113.5') => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/auth/login',
      remoteAddress,
      headers: { 'user-agent': agent, ...(mark ? { 'x-device': mark } : {}) },
      payload: { email, password: DEMO_PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
  };
  const told = async () => (await mailTo(app, email)).filter(({ kind }) => kind === 'newDevice').length;

  test('is told by email, but not the first one ever, an updated browser or another address', async () => {
    await signIn('a'.repeat(32), FIREFOX);
    expect(await told()).toBe(0);
    await signIn('a'.repeat(32), FIREFOX, '198.51.100.20');
    await signIn('a'.repeat(32), NEWER_FIREFOX);
    expect(await told()).toBe(0);
    await signIn('b'.repeat(32), FIREFOX);
    expect(await told()).toBe(1);
    await signIn('a'.repeat(32), SAFARI);
    expect(await told()).toBe(2);
    await signIn(null, FIREFOX);
    expect(await told()).toBe(3);
    await signIn('b'.repeat(32), FIREFOX);
    expect(await told()).toBe(3);
    const mail = await lastMail(app, email, 'newDevice');
    expect(mail.subject).toBe('New sign-in to Lawleaf');
    expect(mail.text).toContain('Firefox on Windows');
    expect(mail.text).toContain('/m/preferences#security');
  });

  test('keeps no mark as it was sent', async () => {
    await signIn('c'.repeat(32), FIREFOX);
    const rows = await app.database.db.selectFrom('sign_in_devices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('c'.repeat(32));
  });
});
