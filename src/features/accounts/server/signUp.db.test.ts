import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyIn, lastMail, mailTo, solveCaptcha } from '../../../../test/mailbox.ts';
import { TEST_NOW, type TestApp, testApp } from '../../../../test/testApp.ts';
import type { CurrentUser } from '../../auth/contract.ts';
import { decodeSetupCode } from '../../auth/rules.ts';
import type { Plan } from '../../subscriptions/contract.ts';
import { offeredAreas } from '../../subscriptions/rules.ts';

let app: TestApp;
let plan: Plan;
let strangers = 0;
let address = '';

beforeAll(async () => {
  app = await testApp();
  // Fewer areas than are on offer, so that the plan's number is what binds.
  await app.database.db
    .updateTable('subscription_plans')
    .set({ num_areas: 1 })
    .where('id', '=', 'province')
    .execute();
  plan = (await app.http.inject({ url: '/api/subscriptionPlans/province' })).json();
});
afterAll(() => app.close());
beforeEach(() => {
  strangers += 1;
  address = `203.0.113.${strangers}`;
  app.clock.set(TEST_NOW);
});

const form = (over: object = {}) => ({
  businessName: 'Kiln & Co',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: `noor${strangers}@kiln.test`,
  phone: '416 555 0100',
  address1: '1 King St',
  address2: '',
  city: 'Toronto',
  stateProv: 'ON',
  country: 'Canada',
  zipPostal: 'M5V 0A0',
  plan: 'province',
  jurisdictions: ['ON'],
  areas: offeredAreas(plan, ['ON'])
    .slice(0, 1)
    .map(({ id }) => id),
  ...over,
});

const send = (method: 'POST' | 'PATCH', url: string, payload: unknown) =>
  app.http.inject({
    method,
    url,
    remoteAddress: address,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });

const signUp = async (over: object = {}) =>
  send('POST', '/api/accounts', { altcha: await solveCaptcha(app), ...form(over) });

const codeOf = async (email: string): Promise<string> =>
  keyIn((await lastMail(app, email, 'setPassword')).text, 'signup/password');

const setPassword = (code: string, over: object = {}) =>
  send('PATCH', '/signup/setPassword', { ...decodeSetupCode(code), code, password: 'Fresh-Pass-1', ...over });

const accountOf = (email: string) =>
  app.database.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .selectAll('accounts')
    .where('users.email', '=', email)
    .executeTakeFirst();

describe('a stranger signs up', () => {
  test('and gets a trial account, an email, and is signed in by setting a password', async () => {
    const answer = await signUp();
    expect([answer.statusCode, answer.json()]).toEqual([201, { success: true }]);
    const email = form().email;
    const account = await accountOf(email);
    expect(account).toMatchObject({
      name: 'Kiln & Co',
      is_subscription_active: false,
      is_staff: false,
      seats: 1,
      intended_plan: 'province',
      selected_jurisdictions: ['ON'],
    });
    expect(account?.selected_areas).toHaveLength(3);
    expect(account?.trial_until?.toISOString()).toBe('2026-12-04T15:00:00.000Z');

    const mail = await lastMail(app, email, 'setPassword');
    expect(mail.html).toContain('December 04, 2026');
    expect(mail.text).toContain(app.config.senderAddress);

    const welcome = await setPassword(await codeOf(email));
    expect(welcome.statusCode).toBe(200);
    const user = welcome.json<CurrentUser>();
    expect(user).toMatchObject({ email, role: 'ACCOUNT_OWNER', isStaff: false });
    expect(user.account.isTrialExpired).toBe(false);
    expect((await lastMail(app, email, 'welcome')).subject).toBe('Welcome to Lawleaf');
    const report = await app.http.inject({
      url: '/api/areas/withPrunedTopics',
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(report.statusCode).toBe(200);
  });

  test('with an email in use, in any spelling, and is told so without a second account', async () => {
    for (const email of ['owner@demo.test', '  OWNER@Demo.Test ']) {
      const answer = await signUp({ email });
      expect([answer.statusCode, answer.json()]).toEqual([200, { userExists: true }]);
    }
    expect((await mailTo(app, 'owner@demo.test')).filter(({ kind }) => kind === 'setPassword')).toEqual([]);
  });

  test('for every jurisdiction, and says which one the trial shows', async () => {
    const national = { plan: 'national', jurisdictions: [], areas: [], stateProv: '' };
    const offered = (await app.http.inject({ url: '/api/subscriptionPlans/public' })).json<
      { id: string; numJurisdictions: number }[]
    >();
    const plan = offered.find(({ numJurisdictions }) => numJurisdictions >= 12)?.id ?? '';
    const chosen = await signUp({ ...national, plan, trialJurisdiction: 'NS' });
    expect([chosen.statusCode, chosen.json()]).toEqual([201, { success: true }]);
    expect(await accountOf(form().email)).toMatchObject({ selected_jurisdictions: ['NS'] });
    expect((await lastMail(app, form().email, 'setPassword')).text).toContain('Nova Scotia');
    const refused = await signUp({ email: 'else@kiln.test', trialJurisdiction: 'NS' });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().error.fields)).toEqual(['trialJurisdiction']);
  });

  test('and can have the email sent again, until the link was used; strangers are told nothing', async () => {
    const email = 'again@kiln.test';
    await signUp({ email });
    const again = (to: string) => send('POST', '/api/accounts/setupEmail', { email: to });
    expect((await again(email)).json()).toEqual({ success: true });
    const mails = () => mailTo(app, email).then((all) => all.filter(({ kind }) => kind === 'setPassword'));
    expect(await mails()).toHaveLength(2);
    for (let i = 0; i < 4; i++) await again(email);
    expect(await mails()).toHaveLength(4);
    expect((await setPassword(await codeOf(email))).statusCode).toBe(200);
    await app.database.db.deleteFrom('outbox').where('to_address', '=', email).execute();
    for (const to of [email, 'owner@demo.test', 'nobody@kiln.test']) {
      expect((await again(to)).json()).toEqual({ success: true });
      expect((await mailTo(app, to)).filter(({ kind }) => kind === 'setPassword')).toEqual([]);
    }
  });

  test('and a link that was used says so before anything is typed', async () => {
    const email = 'used@kiln.test';
    await signUp({ email });
    const code = await codeOf(email);
    const { accountId } = decodeSetupCode(code) ?? {};
    const opened = () => app.http.inject({ url: `/api/accounts/${accountId}/mfa?code=${code}` });
    expect((await opened()).json()).toEqual({ isMFAEnabled: false });
    await setPassword(code);
    expect((await opened()).statusCode).toBe(404);
  });

  test('at the same moment as another with the same email: one account, one email', async () => {
    const email = 'twice@kiln.test';
    const solved = await Promise.all(Array.from({ length: 5 }, () => solveCaptcha(app)));
    const answers = await Promise.all(
      solved.map((altcha) => send('POST', '/api/accounts', { altcha, ...form({ email }) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await mailTo(app, email)).toHaveLength(1);
    const left = await app.database.db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'not in', (eb) => eb.selectFrom('users').select('account_id'))
      .execute();
    expect(left).toEqual([]);
  });

  test('with a plan for everything, and the trial still shows 1 jurisdiction and 3 areas', async () => {
    const email = 'all@kiln.test';
    const answer = await signUp({
      email,
      plan: 'national',
      stateProv: 'British Columbia',
      jurisdictions: [],
      areas: [],
    });
    expect(answer.statusCode).toBe(201);
    const account = await accountOf(email);
    expect(account?.selected_jurisdictions).toEqual(['BC']);
    expect(account?.selected_areas).toHaveLength(3);
    expect([account?.intended_jurisdictions, account?.intended_areas]).toEqual([[], []]);
  });
});

describe('the signup form refuses', () => {
  test.each([
    ['no business name', { businessName: ' ' }, 'businessName'],
    ['no first name', { firstName: '' }, 'firstName'],
    ['no last name', { lastName: '' }, 'lastName'],
    ['a bad email', { email: 'noor@kiln' }, 'email'],
    ['a header in a name', { firstName: 'Noor\r\nBcc: all@demo.test' }, 'firstName'],
    ['a header in the business name', { businessName: 'Kiln\nSubject: x' }, 'businessName'],
    ['an over-long name', { businessName: 'x'.repeat(121) }, 'businessName'],
    ['a country that is none', { country: 'Atlantis' }, 'country'],
    ['a role', { role: 'ADMIN' }, 'role'],
    ['an account to join', { accountId: 'x' }, 'accountId'],
    ['a subscription', { isSubscriptionActive: true }, 'isSubscriptionActive'],
    ['seats', { seats: 50 }, 'seats'],
    ['a plan that does not exist', { plan: 'free-for-ever' }, 'plan'],
    ['no jurisdiction', { jurisdictions: [] }, 'jurisdictions'],
    ['too many jurisdictions', { jurisdictions: ['ON', 'BC'] }, 'jurisdictions'],
    ['a jurisdiction that plans do not offer', { jurisdictions: ['YT'] }, 'jurisdictions'],
    ['too few areas', { areas: [] }, 'areas'],
    ['areas that do not exist', { areas: ['x', 'y'] }, 'areas'],
  ])('%s', async (_, over, field) => {
    const answer = await signUp(over);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toContain(field);
    expect(await accountOf(form().email)).toBeUndefined();
  });

  test('a robot: no captcha, a made-up one, an altered one, one that is over, one used before', async () => {
    const good = await solveCaptcha(app);
    const parts = JSON.parse(Buffer.from(good, 'base64').toString());
    const spelled = (over: object) => Buffer.from(JSON.stringify({ ...parts, ...over })).toString('base64');
    const over = String(parts.salt).replace(/expires=\d+/, 'expires=1900000000');
    for (const altcha of ['nonsense', spelled({ number: parts.number + 1 }), spelled({ salt: over })]) {
      const answer = await signUp({ altcha });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['altcha']]);
    }
    expect((await signUp({ altcha: good })).statusCode).toBe(201);
    for (const altcha of [
      good,
      spelled({}),
      Buffer.from(JSON.stringify(parts, null, 1)).toString('base64'),
    ]) {
      expect((await signUp({ altcha, email: 'again@kiln.test' })).statusCode).toBe(400);
    }
    const late = await solveCaptcha(app);
    app.clock.advance(10 * 60_000 + 1_000);
    expect((await signUp({ altcha: late, email: 'late@kiln.test' })).statusCode).toBe(400);
  });

  test('one captcha that many use at once: one of them passes', async () => {
    const altcha = await solveCaptcha(app);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        send('POST', '/api/accounts', { altcha, ...form({ email: `m${n}@kiln.test` }) }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  test('the eleventh try of a minute from one address', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 11; i += 1) codes.push((await send('POST', '/api/accounts', {})).statusCode);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('the code of a set-password email', () => {
  const fresh = async (): Promise<{ email: string; code: string }> => {
    const email = `code${strangers}-${Math.random().toString(36).slice(2)}@kiln.test`;
    expect((await signUp({ email })).statusCode).toBe(201);
    return { email, code: await codeOf(email) };
  };

  test('works once, also when two windows send it together', async () => {
    const { code } = await fresh();
    const answers = await Promise.all([setPassword(code), setPassword(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await setPassword(code)).json().error.code).toBe('link_invalid');
  });

  test('is refused for other ids, altered, absent, and after 7 days', async () => {
    const { code } = await fresh();
    const other = await fresh();
    const ids = decodeSetupCode(other.code);
    expect((await setPassword(code, ids ?? {})).statusCode).toBe(400);
    expect((await setPassword(code, { userId: ids?.userId })).statusCode).toBe(400);
    expect((await setPassword(`${code.slice(0, 20)}AAAA${code.slice(24)}`)).statusCode).toBe(400);
    expect((await setPassword(code, { code: undefined })).json().error.fields).toHaveProperty('code');
    app.clock.advance(7 * 86_400_000);
    expect((await setPassword(code)).json().error.code).toBe('link_invalid');
  });

  test('is not spent by a bad password, and says so in the words of the specification', async () => {
    const { code } = await fresh();
    for (const password of ['short1A', 'alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere', undefined]) {
      const answer = await setPassword(code, { password });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.fields.password).toBe('Invalid password format. Please try again.');
    }
    expect((await setPassword(code)).statusCode).toBe(200);
  });

  test('in an account with MFA asks for no password and sends to the log-in', async () => {
    const { email, code } = await fresh();
    const account = await accountOf(email);
    await app.database.db
      .updateTable('accounts')
      .set({ is_mfa_enabled: true })
      .where('id', '=', account?.id ?? '')
      .execute();
    const mfa = await app.http.inject({ url: `/api/accounts/${account?.id}/mfa?code=${code}` });
    expect(mfa.json()).toEqual({ isMFAEnabled: true });
    const answer = await setPassword(code, { password: undefined });
    expect([answer.statusCode, answer.json()]).toEqual([200, { loginRequired: true }]);
    expect((await setPassword(code, { password: undefined })).statusCode).toBe(400);
  });

  test('is what tells whether the account has MFA: without it, or with another, there is no such account', async () => {
    const { code, email } = await fresh();
    const other = await fresh();
    const id = (await accountOf(email))?.id;
    const ask = async (query: string) =>
      (await app.http.inject({ url: `/api/accounts/${id}/mfa${query}` })).statusCode;
    expect(await ask(`?code=${code}`)).toBe(200);
    expect([await ask(''), await ask(`?code=${other.code}`), await ask('?code=x')]).toEqual([404, 404, 404]);
  });
});
