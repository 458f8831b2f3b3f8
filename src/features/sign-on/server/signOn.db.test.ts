import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, startProvider, type TestProvider } from '../../../../test/oidcProvider.ts';
import { TEST_NOW, TEST_SECRET, type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { lazyFetch } from '../../../platform/fetch/lazyFetch.ts';
import { DEMO_PASSWORD } from '../../accounts/server/demo.ts';
import type { CurrentUser } from '../../auth/contract.ts';
import type { SignOn } from '../contract.ts';
import { renewSignOns } from './renew.ts';

const DOMAIN = 'demo.test';
const MINUTE = 60_000;
let app: TestApp;
let provider: TestProvider;
let owner: Visitor;
/** What DNS says, by name. */
const records = new Map<string, string[][]>();

beforeAll(async () => {
  app = await testApp({
    config: { fetchesLoopback: true },
    resolveTxt: async (name) => records.get(name) ?? Promise.reject(new Error('ENOTFOUND')),
  });
  provider = await startProvider(`${app.config.publicUrl}/login/sso`);
});
afterAll(async () => {
  await provider.close();
  await app.close();
});
beforeEach(async () => {
  const { db } = app.database;
  app.clock.set(TEST_NOW);
  records.clear();
  provider.people.clear();
  for (const table of [
    'sign_on_providers',
    'sign_on_domains',
    'sign_on_subjects',
    'sign_on_arrivals',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable('accounts').set({ is_sign_on_required: false, factor_required_from: null }).execute();
  await db.deleteFrom('users').where('email', 'like', 'new%').execute();
  owner = await app.signIn('owner@demo.test');
});

const post = (url: string, payload: object) => app.http.inject({ method: 'POST', url, payload });
const path = (rest = '') => `/api/accounts/${owner.user.account.id}/signOn${rest}`;
const configure = (changes: object = {}) =>
  owner.patch(path(), {
    issuer: provider.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    ...changes,
  });

async function verify(domain: string): Promise<void> {
  const named = (await owner.post(path('/domains'), { domain })).json<SignOn>();
  const record = named.domains.find((one) => one.domain === domain);
  records.set(record?.recordName ?? '', [[record?.record ?? '']]);
  const answer = await owner.post(path(`/domains/${domain}/verify`));
  expect(answer.statusCode, answer.body).toBe(200);
}

async function ready(): Promise<void> {
  expect((await configure()).statusCode).toBe(200);
  await verify(DOMAIN);
}

/** Comes from the provider as the person of this subject. */
async function arrive(email: string, subject: string) {
  const { method, url } = (await post('/auth/start', { email })).json();
  expect(method).toBe('sso');
  const { code, state, iss } = await provider.visit(url, subject);
  return post('/auth/sso', { code, state, iss });
}

const personOf = (token: string) =>
  app.http.inject({ url: '/currentUser', headers: { authorization: `Bearer ${token}` } });

describe('where an address signs in', () => {
  test('is the provider of its verified domain, whether or not there is such a person', async () => {
    await configure();
    expect((await post('/auth/start', { email: 'user@demo.test' })).json()).toEqual({ method: 'password' });
    await verify(DOMAIN);
    for (const email of ['user@demo.test', 'nobody.of.ours@demo.test']) {
      const { method, url } = (await post('/auth/start', { email })).json();
      expect(method).toBe('sso');
      const asked = new URL(url);
      expect(asked.origin).toBe(provider.issuer);
      expect(Object.fromEntries(asked.searchParams)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        client_id: CLIENT.id,
        login_hint: email,
      });
      expect(asked.searchParams.get('nonce')).toMatch(/.{20}/);
    }
    expect((await post('/auth/start', { email: 'user@sub.demo.test' })).json()).toEqual({
      method: 'password',
    });
  });

  test('a provider that does not answer is said, and the password still opens', async () => {
    await ready();
    await app.database.db.updateTable('sign_on_providers').set({ issuer: 'http://127.0.0.1:1' }).execute();
    const answer = await post('/auth/start', { email: 'user@demo.test' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'sign_on_unreachable']);
    await app.signIn('user@demo.test');
  });
});

describe('who comes from the provider', () => {
  beforeEach(ready);

  test('is signed in as the person with that address, and later by the subject whatever the address is then', async () => {
    provider.people.set('s1', { email: 'User@Demo.test', email_verified: true });
    const first = await arrive('user@demo.test', 's1');
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json<CurrentUser>().email).toBe('user@demo.test');
    provider.people.set('s1', { email: 'married@demo.test' });
    expect((await arrive('user@demo.test', 's1')).json().email).toBe('user@demo.test');
    const log = (await owner.get(`/api/accounts/${owner.user.account.id}/signIns`)).json();
    expect(log[0]).toMatchObject({ method: 'signOn', succeeded: true, email: 'user@demo.test' });
  });

  test('for the first time sees the terms, takes a seat, and may then do what a user may', async () => {
    provider.people.set('s2', { email: 'new.hire@demo.test', given_name: 'Noa', family_name: 'Roy' });
    const asked = (await arrive('new.hire@demo.test', 's2')).json();
    expect(asked).toMatchObject({ termsRequired: true, email: 'new.hire@demo.test' });
    const users = app.database.db.selectFrom('users').selectAll().where('email', '=', 'new.hire@demo.test');
    expect(await users.execute()).toEqual([]);
    const joined = await post('/auth/sso/join', { ticket: asked.ticket });
    expect(joined.json<CurrentUser>()).toMatchObject({ fullName: 'Noa Roy', role: 'USER' });
    expect(joined.json().account.id).toBe(owner.user.account.id);
    expect((await users.executeTakeFirst())?.terms_agreed_at).not.toBeNull();
    expect((await post('/auth/sso/join', { ticket: asked.ticket })).statusCode).toBe(400);
    expect((await arrive('new.hire@demo.test', 's2')).json().fullName).toBe('Noa Roy');
  });

  test('as somebody who was invited, sees the terms and answers the invitation by them', async () => {
    const invited = await owner.post(`/api/accounts/${owner.user.account.id}/users`, {
      email: 'new.partner@elsewhere.test',
      firstName: 'Ivo',
      lastName: 'Kay',
      role: 'ACCOUNT_OWNER',
    });
    expect(invited.statusCode, invited.body).toBe(201);
    provider.people.set('s5', { email: 'new.partner@elsewhere.test', given_name: 'Other' });
    const asked = (await arrive('user@demo.test', 's5')).json();
    expect(asked).toMatchObject({ termsRequired: true });
    const joined = (await post('/auth/sso/join', { ticket: asked.ticket })).json<CurrentUser>();
    expect(joined).toMatchObject({ fullName: 'Ivo Kay', role: 'ACCOUNT_OWNER' });
  });

  test('finds no seat where all are taken, and nobody is added', async () => {
    const { db } = app.database;
    const account = db.updateTable('accounts').where('id', '=', owner.user.account.id);
    const { seats } = await db
      .selectFrom('accounts')
      .select('seats')
      .where('id', '=', owner.user.account.id)
      .executeTakeFirstOrThrow();
    await account.set({ seats: 1 }).execute();
    provider.people.set('s3', { email: 'new.two@demo.test' });
    const { ticket } = (await arrive('new.two@demo.test', 's3')).json();
    const answer = await post('/auth/sso/join', { ticket });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'no_seats']);
    await account.set({ seats }).execute();
    // Nothing was spent: there is room now.
    expect((await post('/auth/sso/join', { ticket })).statusCode).toBe(200);
  });

  test.each([
    ['an address of a domain that is not the account’s', { email: 'new@elsewhere.test' }, 403, 'not_invited'],
    ['somebody of another account', { email: 'west@demo.test' }, 409, 'user_exists'],
    [
      'an address that the provider has not confirmed',
      { email: 'user@demo.test', email_verified: false },
      400,
      'sign_on_failed',
    ],
    ['no address', { email: '' }, 400, 'sign_on_failed'],
  ])('%s is refused', async (_what, person, status, code) => {
    provider.people.set('s4', person);
    const answer = await arrive('user@demo.test', 's4');
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });

  test('who lost their access stays out', async () => {
    const { db } = app.database;
    const user = db.updateTable('users').where('email', '=', 'user@demo.test');
    await user.set({ is_active: false }).execute();
    provider.people.set('s1', { email: 'user@demo.test' });
    const answer = await arrive('user@demo.test', 's1');
    await user.set({ is_active: true }).execute();
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'deactivated']);
  });

  test('an answer is worth something once, with its own state, and for ten minutes', async () => {
    provider.people.set('s1', { email: 'user@demo.test' });
    const begin = async () => (await post('/auth/start', { email: 'user@demo.test' })).json().url;
    const { code, state, iss } = await provider.visit(await begin(), 's1');
    const other = await provider.visit(await begin(), 's1');
    expect((await post('/auth/sso', { code, state: 'x'.repeat(43), iss })).statusCode).toBe(400);
    // The code of one attempt with the state of another: its verifier and nonce do not fit.
    expect((await post('/auth/sso', { ...other, code })).json().error.code).toBe('sign_on_failed');
    expect((await post('/auth/sso', { code, state, iss: 'https://evil.test' })).json().error.code).toBe(
      'sign_on_failed',
    );
    expect((await post('/auth/sso', { code, state, iss })).json().error.code).toBe('sign_in_over');
    const late = await provider.visit(await begin(), 's1');
    app.clock.advance(11 * MINUTE);
    expect((await post('/auth/sso', late)).json().error.code).toBe('sign_in_over');
  });

  test('a provider that lets nobody in is quoted by its code alone', async () => {
    const { url } = (await post('/auth/start', { email: 'user@demo.test' })).json();
    const state = new URL(url).searchParams.get('state');
    const answer = await post('/auth/sso', { state, error: 'access_denied' });
    expect(answer.json().error.message).toContain('(access_denied)');
    const again = (await post('/auth/start', { email: 'user@demo.test' })).json().url;
    const hostile = { state: new URL(again).searchParams.get('state'), error: '<b>Call 555-0100</b>' };
    expect((await post('/auth/sso', hostile)).body).not.toContain('555');
  });
});

describe('a session of single sign-on', () => {
  beforeEach(ready);
  const renew = () =>
    renewSignOns({
      config: app.config,
      secret: TEST_SECRET,
      db: app.database.db,
      clock: app.clock,
      fetch: lazyFetch({ userAgent: 'test', allowLoopback: true }),
    });
  const session = async (): Promise<string> => {
    provider.people.set('s1', { email: 'user@demo.test' });
    return (await arrive('user@demo.test', 's1')).json<CurrentUser>().token;
  };

  test('ends 15 minutes after the provider last vouched for it', async () => {
    const token = await session();
    app.clock.advance(14 * MINUTE);
    expect((await personOf(token)).statusCode).toBe(200);
    app.clock.advance(1.5 * MINUTE);
    expect((await personOf(token)).statusCode).toBe(401);
  });

  test('goes on while the provider is asked and says so', async () => {
    const token = await session();
    for (let i = 0; i < 3; i += 1) {
      app.clock.advance(10 * MINUTE);
      expect(await renew()).toBe(1);
      expect(await renew()).toBe(0);
    }
    expect((await personOf(token)).statusCode).toBe(200);
  });

  test('ends at once when the provider no longer does', async () => {
    const token = await session();
    provider.people.set('s1', { email: 'user@demo.test', isGone: true });
    app.clock.advance(5 * MINUTE);
    await renew();
    expect((await personOf(token)).statusCode).toBe(401);
  });

  test('outlives a provider that does not answer for a moment, and no more', async () => {
    const token = await session();
    const { issuer } = provider;
    const at = (to: string) => app.database.db.updateTable('sign_on_providers').set({ issuer: to }).execute();
    await at('http://127.0.0.1:1');
    app.clock.advance(5 * MINUTE);
    await renew();
    expect((await personOf(token)).statusCode).toBe(200);
    await at(issuer);
    app.clock.advance(5 * MINUTE);
    await renew();
    app.clock.advance(10 * MINUTE);
    expect((await personOf(token)).statusCode).toBe(200);
    app.clock.advance(6 * MINUTE);
    expect((await personOf(token)).statusCode).toBe(401);
  });

  test('is not asked for a second factor of its own; a session by password is', async () => {
    const { db } = app.database;
    const account = db.updateTable('accounts').where('id', '=', owner.user.account.id);
    await account.set({ factor_required_from: new Date(TEST_NOW) }).execute();
    const byProvider = (await personOf(await session())).json<CurrentUser>();
    const byPassword = (await app.signIn('user@demo.test')).user;
    await account.set({ factor_required_from: null }).execute();
    expect([byProvider.isFactorMissing, byPassword.isFactorMissing]).toEqual([false, true]);
  });
});

describe('an account that requires it', () => {
  test('has to be ready first', async () => {
    const answer = await owner.patch(path('/requirement'), { isRequired: true });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'sign_on_not_ready']);
  });

  test('ends what else was open, refuses passwords after they were right, and keeps its owners’', async () => {
    await ready();
    const user = await app.signIn('user@demo.test');
    const answer = await owner.patch(path('/requirement'), { isRequired: true });
    expect(answer.json<SignOn>()).toMatchObject({ isRequired: true, peopleOutside: 0 });
    expect((await user.get('/currentUser')).statusCode).toBe(401);
    const right = await post('/auth/login', { email: 'user@demo.test', password: DEMO_PASSWORD });
    expect([right.statusCode, right.json().error.code]).toEqual([403, 'sign_on_required']);
    const wrong = await post('/auth/login', { email: 'user@demo.test', password: 'Not-the-one-1' });
    expect(wrong.json().error.code).toBe('invalid_credentials');
    expect((await owner.get('/currentUser')).statusCode).toBe(200);
    await app.signIn('owner@demo.test');
    await owner.delete(path());
    await app.signIn('user@demo.test');
  });
});

describe('the settings', () => {
  test('name the field where no provider answers, and write nothing', async () => {
    for (const issuer of [
      'http://127.0.0.1:1',
      'http://169.254.169.254/',
      `${app.config.publicUrl}/nothing`,
      'no address',
    ]) {
      const answer = await configure({ issuer });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)], issuer).toEqual([400, ['issuer']]);
    }
    expect((await owner.get(path())).json<SignOn>().provider).toBeNull();
  });

  test('never tell the secret again, keep it when left out, and forget it with another provider', async () => {
    const answer = await configure();
    expect(answer.body).not.toContain(CLIENT.secret);
    const stored = async () =>
      (await app.database.db.selectFrom('sign_on_providers').selectAll().execute())[0]?.sealed_client_secret;
    expect(await stored()).not.toContain(CLIENT.secret);
    await configure({ clientSecret: undefined });
    expect(await stored()).not.toBeNull();
    const other = await configure({ clientSecret: undefined, clientId: 'another' });
    expect(other.statusCode, other.body).toBe(200);
    expect(await stored()).toBeNull();
    const log = await app.database.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain(CLIENT.secret);
  });

  test('a domain is one’s own when its record is found, and one account’s only', async () => {
    await configure();
    const named = (await owner.post(path('/domains'), { domain: '@Demo.Test' })).json<SignOn>();
    expect(named.domains).toMatchObject([{ domain: DOMAIN, verifiedAt: null }]);
    const missing = await owner.post(path(`/domains/${DOMAIN}/verify`));
    expect([missing.statusCode, missing.json().error.fields.domain]).toEqual([
      400,
      expect.stringContaining('_lawleaf-sign-on.demo.test'),
    ]);
    await verify(DOMAIN);
    const west = await app.signIn('west@demo.test');
    const theirs = `/api/accounts/${west.user.account.id}/signOn/domains`;
    const other = (await west.post(theirs, { domain: DOMAIN })).json<SignOn>().domains[0];
    records.set(other?.recordName ?? '', [[other?.record ?? '']]);
    const taken = await west.post(`${theirs}/${DOMAIN}/verify`);
    expect([taken.statusCode, taken.json().error.code]).toEqual([409, 'domain_taken']);
    expect((await owner.delete(path(`/domains/${DOMAIN}`))).json<SignOn>().domains).toEqual([]);
    expect((await west.post(`${theirs}/${DOMAIN}/verify`)).statusCode).toBe(200);
  });

  test('staff may take an account’s word with a reason, for what it named', async () => {
    await configure();
    const admin = await app.signIn('admin@demo.test');
    const wish = { email: 'user@demo.test', domain: DOMAIN, reason: 'Their counsel wrote to us on paper.' };
    expect((await admin.post('/api/staff/signOnDomains', wish)).statusCode).toBe(404);
    await owner.post(path('/domains'), { domain: DOMAIN });
    expect((await owner.post('/api/staff/signOnDomains', wish)).statusCode).toBe(403);
    expect((await admin.post('/api/staff/signOnDomains', wish)).statusCode).toBe(200);
    expect((await owner.get(path())).json<SignOn>().domains[0]?.verifiedAt).not.toBeNull();
  });

  test('are the owner’s, of their own account, and changing them asks who it is', async () => {
    const user = await app.signIn('user@demo.test');
    expect((await user.get(path())).statusCode).toBe(403);
    const west = await app.signIn('west@demo.test');
    expect((await west.get(path())).statusCode).toBe(404);
    app.clock.advance(11 * MINUTE);
    for (const answer of [
      await configure(),
      await owner.delete(path()),
      await owner.post(path('/domains'), { domain: DOMAIN }),
    ]) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'proof_required']);
    }
  });
});
