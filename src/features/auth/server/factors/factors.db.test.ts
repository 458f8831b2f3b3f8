import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../../../../test/authenticator.ts';
import { keyIn, lastMail, mailTo } from '../../../../../test/mailbox.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import { DEMO_PASSWORD } from '../../../accounts/server/demo.ts';
import type { CurrentUser, FactorRequired } from '../../contract.ts';

let app: TestApp;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await app.database.db.deleteFrom('sign_in_factors').execute();
  await app.database.db.deleteFrom('sign_in_recovery_codes').execute();
  await app.database.db.deleteFrom('sign_in_failures').execute();
  await app.database.db.updateTable('users').set({ has_factor: false }).execute();
  await app.database.db.updateTable('accounts').set({ factor_required_from: null }).execute();
  owner = await app.signIn('owner@demo.test');
});

const MINUTE = 60_000;
const post = (url: string, payload: object, remoteAddress = '203.0.113.9') =>
  app.http.inject({ method: 'POST', url, payload, remoteAddress });
const login = (email: string) => post('/auth/login', { email, password: DEMO_PASSWORD });
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

/** Adds an app to somebody; answers its secret and the recovery codes. The code of this half minute is used up. */
async function addApp(who: Visitor): Promise<{ id: string; secret: string; codes: string[] }> {
  const { id, secret, uri } = (await who.post('/auth/factors/app')).json();
  expect(uri).toContain(`secret=${secret}`);
  const added = await who.post(`/auth/factors/app/${id}`, { code: codeOf(secret) });
  expect(added.statusCode, added.body).toBe(200);
  app.clock.advance(MINUTE);
  return { id, secret, codes: added.json().recoveryCodes };
}

async function firstStep(email: string): Promise<FactorRequired> {
  const answer = await login(email);
  expect(answer.json()).toMatchObject({ factorRequired: true });
  expect(answer.body).not.toContain('"token"');
  return answer.json();
}

describe('an authenticator app', () => {
  test('is asked for after the password, and its code signs in once', async () => {
    const user = await app.signIn('user@demo.test');
    const { secret } = await addApp(user);
    const { ticket, hasApp, passkey } = await firstStep('user@demo.test');
    expect([hasApp, passkey]).toEqual([true, null]);
    const code = codeOf(secret);
    const wrong = await post('/auth/factor', { ticket, code: code === '123456' ? '654321' : '123456' });
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['code']]);
    const right = await post('/auth/factor', { ticket, code });
    expect(right.json<CurrentUser>().email).toBe('user@demo.test');
    // Neither the ticket nor the code works again.
    expect((await post('/auth/factor', { ticket, code })).json().error.code).toBe('sign_in_over');
    const again = await firstStep('user@demo.test');
    expect((await post('/auth/factor', { ticket: again.ticket, code })).statusCode).toBe(400);
    app.clock.advance(MINUTE);
    expect((await post('/auth/factor', { ticket: again.ticket, code: codeOf(secret) })).statusCode).toBe(200);
    expect((await lastMail(app, 'user@demo.test', 'factor')).text).toContain('was added to your sign-in');
  });

  test('is none before its first code was right', async () => {
    const user = await app.signIn('user@demo.test');
    const { id, secret } = (await user.post('/auth/factors/app')).json();
    expect((await user.post(`/auth/factors/app/${id}`, { code: '000000' })).statusCode).toBe(400);
    expect((await login('user@demo.test')).json<CurrentUser>().token).toBeTruthy();
    const colleague = await app.signIn('colleague@demo.test');
    expect((await colleague.post(`/auth/factors/app/${id}`, { code: codeOf(secret) })).statusCode).toBe(404);
  });

  test('is not stored so that the database tells its secret', async () => {
    const { secret, codes } = await addApp(await app.signIn('user@demo.test'));
    const { db } = app.database;
    const kept = JSON.stringify([
      await db.selectFrom('sign_in_factors').selectAll().execute(),
      await db.selectFrom('sign_in_recovery_codes').selectAll().execute(),
    ]);
    expect(kept).not.toContain(secret);
    for (const code of codes) expect(kept).not.toContain(code);
  });

  test('is asked for after a reset of the password as well', async () => {
    const person = await app.signIn('trialuser@demo.test');
    const { secret } = await addApp(person);
    await post('/auth/forgotPassword', { email: 'trialuser@demo.test' });
    const token = keyIn((await lastMail(app, 'trialuser@demo.test', 'reset')).text, 'resetPassword');
    const reset = { email: 'trialuser@demo.test', token, password: 'Maple-Canoe-41' };
    const answer = (await post('/auth/resetPassword', reset)).json<FactorRequired>();
    expect(answer).toMatchObject({ factorRequired: true });
    expect((await post('/auth/factor', { ticket: answer.ticket, code: codeOf(secret) })).statusCode).toBe(
      200,
    );
  });
});

test('guesses of the factor are counted together from everywhere, and the password clears nothing', async () => {
  const { secret } = await addApp(await app.signIn('user@demo.test'));
  for (let i = 0; i < 10; i += 1) {
    const { ticket } = await firstStep('user@demo.test');
    const guess = await post('/auth/factor', { ticket, code: `00000${i}` }, `198.51.100.${i}`);
    expect(guess.statusCode).toBe(400);
  }
  const { ticket } = await firstStep('user@demo.test');
  expect((await post('/auth/factor', { ticket, code: codeOf(secret) }, '198.51.100.77')).statusCode).toBe(
    429,
  );
  app.clock.advance(15 * MINUTE + 1_000);
  const later = await firstStep('user@demo.test');
  expect((await post('/auth/factor', { ticket: later.ticket, code: codeOf(secret) })).statusCode).toBe(200);
});

test('a ticket is over after ten minutes', async () => {
  const { secret } = await addApp(await app.signIn('user@demo.test'));
  const { ticket } = await firstStep('user@demo.test');
  app.clock.advance(10 * MINUTE + 1);
  expect((await post('/auth/factor', { ticket, code: codeOf(secret) })).json().error.code).toBe(
    'sign_in_over',
  );
});

describe('recovery codes', () => {
  test('are shown once, work once each however they are typed, and are told of by email', async () => {
    const user = await app.signIn('user@demo.test');
    const { codes } = await addApp(user);
    expect(new Set(codes).size).toBe(10);
    const [first = ''] = codes;
    const { ticket } = await firstStep('user@demo.test');
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `;
    expect((await post('/auth/factor', { ticket, code: typed })).statusCode).toBe(200);
    const mail = await lastMail(app, 'user@demo.test', 'factor');
    expect(mail.text).toContain('You have 9 left');
    const next = await firstStep('user@demo.test');
    expect((await post('/auth/factor', { ticket: next.ticket, code: first })).statusCode).toBe(400);
    const own = (await user.get('/auth/factors')).json();
    expect(own.recoveryCodesLeft).toBe(9);
    expect(JSON.stringify(own)).not.toContain(codes[1]);
  });

  test('end when new ones are made', async () => {
    const user = await app.signIn('user@demo.test');
    const { codes } = await addApp(user);
    const renewed = (await user.post('/auth/recoveryCodes')).json().recoveryCodes;
    const { ticket } = await firstStep('user@demo.test');
    expect((await post('/auth/factor', { ticket, code: codes[0] })).statusCode).toBe(400);
    expect((await post('/auth/factor', { ticket, code: renewed[0] })).statusCode).toBe(200);
  });
});

describe('a passkey', () => {
  async function addPasskey(who: Visitor, key: Authenticator) {
    const { ticket, options } = (await who.post('/auth/factors/passkeyOptions')).json();
    return who.post('/auth/factors/passkey', { ticket, passkey: key.create(options), name: 'Key' });
  }

  test('is asked for after the password and signs in by its answer to this very challenge', async () => {
    const key = new Authenticator(app.config.publicUrl);
    const user = await app.signIn('user@demo.test');
    const added = await addPasskey(user, key);
    expect(added.statusCode, added.body).toBe(200);
    expect(added.json().recoveryCodes).toHaveLength(10);
    const first = await firstStep('user@demo.test');
    const second = await firstStep('user@demo.test');
    const challenge = (step: FactorRequired) => step.passkey as { challenge: string };
    const crossed = await post('/auth/factor', { ticket: first.ticket, passkey: key.get(challenge(second)) });
    expect([crossed.statusCode, Object.keys(crossed.json().error.fields)]).toEqual([400, ['passkey']]);
    const right = await post('/auth/factor', { ticket: first.ticket, passkey: key.get(challenge(first)) });
    expect(right.json<CurrentUser>().email).toBe('user@demo.test');
    // A copy of the key, whose counter stands behind.
    key.counter = 0;
    const copied = await post('/auth/factor', { ticket: second.ticket, passkey: key.get(challenge(second)) });
    expect(copied.statusCode).toBe(400);
  });

  test('proves a sensitive act, once for each challenge, and for its own person alone', async () => {
    const key = new Authenticator(app.config.publicUrl);
    const user = await app.signIn('user@demo.test');
    expect((await user.post('/auth/proofOptions')).statusCode).toBe(404);
    await addPasskey(user, key);
    app.clock.advance(30 * MINUTE);
    expect((await user.get('/auth/proof')).json().methods).toEqual(['password', 'passkey', 'link']);
    expect((await user.post('/auth/recoveryCodes')).json().error.code).toBe('proof_required');
    const { ticket, options } = (await user.post('/auth/proofOptions')).json();
    const answer = { ticket, passkey: key.get(options) };
    expect((await owner.post('/auth/prove', answer)).statusCode).toBe(400);
    expect((await user.post('/auth/prove', { passkey: answer.passkey })).statusCode).toBe(400);
    expect((await user.post('/auth/prove', answer)).statusCode).toBe(200);
    expect((await user.post('/auth/recoveryCodes')).statusCode).toBe(200);
    expect((await user.post('/auth/prove', answer)).statusCode).toBe(400);
    // A ticket for a proof signs nobody in.
    const other = (await user.post('/auth/proofOptions')).json();
    const signIn = { ticket: other.ticket, passkey: key.get(other.options) };
    expect((await post('/auth/factor', signIn)).json().error.code).toBe('sign_in_over');
  });

  test('of another site, or of somebody else, opens nothing', async () => {
    const user = await app.signIn('user@demo.test');
    const elsewhere = await addPasskey(user, new Authenticator('https://evil.test'));
    expect(elsewhere.statusCode).toBe(400);
    const key = new Authenticator(app.config.publicUrl);
    expect((await addPasskey(owner, key)).statusCode).toBe(200);
    expect((await addPasskey(user, key)).json().error.code).toBe('passkey_known');
    expect((await addPasskey(user, new Authenticator(app.config.publicUrl))).statusCode).toBe(200);
    const step = await firstStep('user@demo.test');
    const passkey = key.get(step.passkey as { challenge: string });
    expect((await post('/auth/factor', { ticket: step.ticket, passkey })).statusCode).toBe(400);
  });
});

describe('a factor', () => {
  test('is added and taken away only by who has just proved themselves, and proves a sensitive act', async () => {
    const user = await app.signIn('user@demo.test');
    const { id, secret } = await addApp(user);
    app.clock.advance(30 * MINUTE);
    for (const act of [
      () => user.post('/auth/factors/app'),
      () => user.post('/auth/factors/passkeyOptions'),
      () => user.delete(`/auth/factors/${id}`),
      () => user.post('/auth/recoveryCodes'),
    ]) {
      expect((await act()).json().error.code).toBe('proof_required');
    }
    expect((await user.get('/auth/proof')).json().methods).toEqual(['password', 'code', 'link']);
    const code = codeOf(secret);
    expect((await user.post('/auth/prove', { code })).statusCode).toBe(200);
    expect((await user.post('/auth/prove', { code })).statusCode).toBe(400);
    expect((await owner.delete(`/auth/factors/${id}`)).statusCode).not.toBe(200);
    expect((await user.delete(`/auth/factors/${id}`)).statusCode).toBe(200);
    expect((await login('user@demo.test')).json<CurrentUser>().token).toBeTruthy();
    expect((await lastMail(app, 'user@demo.test', 'factor')).text).toContain('was taken from your sign-in');
  });

  test('is in the export of the account without what it holds, and gone with the account', async () => {
    const { secret } = await addApp(await app.signIn('user@demo.test'));
    const zip = (await owner.get(`/api/accounts/${owner.user.account.id}/export`)).rawPayload;
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync(new Uint8Array(zip));
    const told = strFromU8(files['second-factors.json'] ?? new Uint8Array());
    expect(told).toContain('user@demo.test');
    expect(told).not.toContain(secret);
    expect(told).not.toContain('sealed');
  });
});

describe('an account that asks everybody for a factor', () => {
  const ask = (graceDays: number | null) =>
    owner.patch(`/api/accounts/${owner.user.account.id}/factorRequirement`, { graceDays });

  test('leaves time, tells by email, and then opens nothing else', async () => {
    const user = await app.signIn('user@demo.test');
    expect((await ask(7)).json().error.code).toBe('own_factor_first');
    await addApp(owner);
    expect((await ask(7)).statusCode).toBe(200);
    const mail = await lastMail(app, 'user@demo.test', 'factorAsked');
    expect(mail.text).toContain('November 27, 2026');
    expect((await user.get('/api/notes')).statusCode).toBe(200);
    app.clock.advance(7 * 24 * 60 * MINUTE + 1_000);
    const late = await app.signIn('user@demo.test');
    expect(late.user.isFactorMissing).toBe(true);
    const shut = await late.get('/api/notes');
    expect([shut.statusCode, shut.json().error.code]).toEqual([403, 'factor_required']);
    const { id } = await addApp(late);
    expect((await late.get('/api/notes')).statusCode).toBe(200);
    expect((await late.delete(`/auth/factors/${id}`)).json().error.code).toBe('factor_required');
    expect((await late.get('/auth/factors')).json().factors).toHaveLength(1);
  });

  test('is nobody else’s business', async () => {
    const user = await app.signIn('user@demo.test');
    const west = await app.signIn('west@demo.test');
    const path = `/api/accounts/${owner.user.account.id}/factorRequirement`;
    expect((await user.patch(path, { graceDays: 0 })).statusCode).toBe(403);
    expect((await west.patch(path, { graceDays: 0 })).statusCode).toBe(404);
    app.clock.advance(20 * MINUTE);
    expect((await ask(0)).json().error.code).toBe('proof_required');
  });
});

describe('a lost device', () => {
  const reason = 'Called back on the number we know.';

  test('is recovered by the owner with a reason, which ends the sessions and is told', async () => {
    const user = await app.signIn('user@demo.test');
    await addApp(user);
    const path = `/api/accounts/${owner.user.account.id}/users/${user.user.id}/recoverFactors`;
    expect((await owner.post(path, { reason: 'short' })).statusCode).toBe(400);
    expect((await owner.post(path, { reason })).statusCode).toBe(200);
    expect((await user.get('/currentUser')).statusCode).toBe(401);
    expect((await login('user@demo.test')).json<CurrentUser>().token).toBeTruthy();
    const mail = await lastMail(app, 'user@demo.test', 'factor');
    expect(mail.text).toContain('Dana Roy took away your second factors');
    expect(mail.text).toContain(reason);
    const line = await app.database.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'user.recoverFactors')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ before: { hasFactor: true }, after: { hasFactor: false, reason } });
  });

  test('of an owner is recovered by an ADMIN of the staff, and by nobody else', async () => {
    await addApp(owner);
    const body = { email: 'owner@demo.test', reason };
    for (const name of ['editor', 'west', 'user']) {
      const who = await app.signIn(`${name}@demo.test`);
      expect((await who.post('/api/staff/factorRecovery', body)).statusCode).toBe(403);
    }
    const west = await app.signIn('west@demo.test');
    const foreign = `/api/accounts/${west.user.account.id}/users/${owner.user.id}/recoverFactors`;
    expect((await west.post(foreign, { reason })).statusCode).toBe(404);
    const admin = await app.signIn('admin@demo.test');
    expect((await admin.post('/api/staff/factorRecovery', body)).statusCode).toBe(200);
    expect((await mailTo(app, 'owner@demo.test')).at(-1)?.text).toContain('The staff of Lawleaf took away');
    expect((await admin.post('/api/staff/factorRecovery', body)).statusCode).toBe(400);
  });
});
