import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statementsOf } from '../../../../bench/statements.ts';
import { keyIn, lastMail, mailTo } from '../../../../test/mailbox.ts';
import { TEST_NOW, type TestApp, testApp } from '../../../../test/testApp.ts';
import { DEMO_PASSWORD } from '../../accounts/server/demo.ts';
import type { CurrentUser } from '../contract.ts';

let app: TestApp;
let visits = 0;
let address = '';

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => {
  // Each test comes from an address of its own, as strangers do, so that one does not lock the next one out.
  visits += 1;
  address = `203.0.113.${visits}`;
  app.clock.set(TEST_NOW);
});

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
const login = (email: string, password: string) => post('/auth/login', { email, password });
const me = (token: string) =>
  app.http.inject({ url: '/currentUser', headers: { authorization: `Bearer ${token}` } });

describe('a stranger who asks', () => {
  test('gets the same words for a wrong email, a wrong password, and an account without one', async () => {
    const answers = await Promise.all([
      login('nobody@demo.test', 'Wrong-Pass-1'),
      login('user@demo.test', 'Wrong-Pass-1'),
      login('mfa@demo.test', DEMO_PASSWORD),
    ]);
    const said = answers.map((answer) => {
      const { requestId: _, ...error } = answer.json().error;
      return [answer.statusCode, error];
    });
    expect(said[0]?.[0]).toBe(401);
    expect(said[0]?.[1].code).toBe('invalid_credentials');
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });

  test('learns of MFA by /auth/start and of nothing else', async () => {
    const method = async (email: string) => (await post('/auth/start', { email })).json().method;
    expect(await method('mfa@demo.test')).toBe('link');
    expect(await method('user@demo.test')).toBe('password');
    expect(await method('nobody@demo.test')).toBe('password');
  });

  test('is held to a rate at /auth/start', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      codes.push((await post('/auth/start', { email: `a${i}@demo.test` })).statusCode);
    }
    expect(codes.slice(0, 30).every((code) => code === 200)).toBe(true);
    expect(codes[30]).toBe(429);
  });

  test.each(['/auth/forgotPassword', '/auth/sendLink'])(
    'gets the same answer from %s for everyone',
    async (url) => {
      const bodies = await Promise.all(
        ['nobody@demo.test', 'user@demo.test', 'mfa@demo.test'].map(async (email) => {
          const answer = await post(url, { email });
          return [answer.statusCode, answer.json()];
        }),
      );
      expect(bodies).toEqual(Array.from({ length: 3 }, () => [200, { success: true }]));
    },
  );

  test('cannot tell a known email by the time taken', async () => {
    const time = async (ask: () => Promise<unknown>): Promise<number> => {
      const began = performance.now();
      await ask();
      return performance.now() - began;
    };
    const forgot = (email: string) => post('/auth/forgotPassword', { email });
    const times = { login: [[], []], forgot: [[], []] } as Record<string, [number[], number[]]>;
    // In turns, and the fastest of each counts: a busy machine slows both alike, a leak would show in the fastest too.
    for (let i = 0; i < 7; i += 1) {
      times.login?.[0].push(await time(() => login('west@demo.test', 'Wrong-Pass-1')));
      times.login?.[1].push(await time(() => login(`nobody${i}@demo.test`, 'Wrong-Pass-1')));
      times.forgot?.[0].push(await time(() => forgot('west@demo.test')));
      times.forgot?.[1].push(await time(() => forgot(`nobody${i}@demo.test`)));
    }
    for (const [name, [known, unknown]] of Object.entries(times)) {
      expect(Math.abs(Math.min(...known) - Math.min(...unknown)), name).toBeLessThan(40);
    }
  });
});

describe('brute force', () => {
  test('is locked out after ten failures, even with the right password, for 15 minutes', async () => {
    for (let i = 0; i < 10; i += 1) {
      expect((await login('colleague@demo.test', `Wrong-Pass-${i}`)).statusCode).toBe(401);
    }
    expect((await login('colleague@demo.test', DEMO_PASSWORD)).statusCode).toBe(429);
    address = '198.51.100.77';
    expect((await login('colleague@demo.test', DEMO_PASSWORD)).statusCode).toBe(200);
    address = `203.0.113.${visits}`;
    app.clock.advance(15 * 60_000 + 1_000);
    expect((await login('colleague@demo.test', DEMO_PASSWORD)).statusCode).toBe(200);
  });

  test('through changing the password is held to the same limit', async () => {
    const owner = (await login('trialuser@demo.test', DEMO_PASSWORD)).json<CurrentUser>();
    const change = (currentPassword: string) =>
      post(
        '/auth/changePassword',
        { currentPassword, password: 'New-Pass-2026' },
        { authorization: `Bearer ${owner.token}` },
      );
    for (let i = 0; i < 10; i += 1) expect((await change(`Wrong-${i}`)).statusCode).toBe(400);
    expect((await change(DEMO_PASSWORD)).statusCode).toBe(429);
  });
});

describe('a sign-in link', () => {
  const askForLink = async (): Promise<string> => {
    await post('/auth/sendLink', { email: 'mfa@demo.test' });
    return keyIn((await lastMail(app, 'mfa@demo.test', 'mfa')).text, 'mfaLogin');
  };
  const follow = (token: string, email = 'mfa@demo.test') => post('/auth/mfaLogin', { email, token });
  const refused = { code: 'link_invalid' };

  beforeEach(() => app.clock.advance(visits * 3_600_000));

  test('signs in once', async () => {
    const token = await askForLink();
    const [first, second] = await Promise.all([follow(token), follow(token)]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 400]);
    const winner = first.statusCode === 200 ? first : second;
    expect(winner.json<CurrentUser>().email).toBe('mfa@demo.test');
    expect((await follow(token)).json().error).toMatchObject(refused);
  });

  test('is over after 15 minutes, and not before', async () => {
    const token = await askForLink();
    app.clock.advance(15 * 60_000);
    expect((await follow(token)).json().error).toMatchObject(refused);
    const next = await askForLink();
    app.clock.advance(15 * 60_000 - 1_000);
    expect((await follow(next)).statusCode).toBe(200);
  });

  test('is refused when altered, for another email, and as a password link', async () => {
    const token = await askForLink();
    expect((await follow(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(400);
    expect((await follow(token, 'owner@demo.test')).statusCode).toBe(400);
    const reset = { email: 'mfa@demo.test', token, password: 'New-Pass-2026' };
    expect((await post('/auth/resetPassword', reset)).statusCode).toBe(400);
    expect((await follow(token)).statusCode).toBe(200);
  });

  test('is sent at most three times in 15 minutes, however many ask at once', async () => {
    const before = (await mailTo(app, 'mfa@demo.test')).length;
    await Promise.all(Array.from({ length: 8 }, () => post('/auth/sendLink', { email: 'mfa@demo.test' })));
    expect((await mailTo(app, 'mfa@demo.test')).length - before).toBe(3);
    app.clock.advance(15 * 60_000 + 1_000);
    await post('/auth/sendLink', { email: 'mfa@demo.test' });
    expect((await mailTo(app, 'mfa@demo.test')).length - before).toBe(4);
  });

  test('is not stored: the table holds no token', async () => {
    const token = await askForLink();
    const rows = await app.database.db.selectFrom('sign_in_links').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is never sent to an account that signs in by password', async () => {
    const before = (await mailTo(app, 'user@demo.test')).length;
    await post('/auth/sendLink', { email: 'user@demo.test' });
    expect((await mailTo(app, 'user@demo.test')).length).toBe(before);
  });
});

describe('a forgotten password', () => {
  const email = 'west@demo.test';
  const askForLink = async (): Promise<string> => {
    await post('/auth/forgotPassword', { email });
    return keyIn((await lastMail(app, email, 'reset')).text, 'resetPassword');
  };
  let fresh = '';
  let resets = 0;
  /** Chooses another password each time, unless the test names one. */
  const reset = (token: string, password?: string) => {
    resets += 1;
    const chosen = password ?? `Fresh-Pass-${resets}-2026`;
    if (!password) fresh = chosen;
    return post('/auth/resetPassword', { email, token, password: chosen });
  };

  beforeEach(() => app.clock.advance(visits * 3_600_000));

  test('is replaced by the emailed link, which ends every session, works once, and tells the person', async () => {
    const token = await askForLink();
    const works = async () => (await post('/auth/resetLink', { email, token })).json().works;
    expect([await works(), await works()]).toEqual([true, true]);
    const old = (await login(email, DEMO_PASSWORD)).json<CurrentUser>().token;
    const answer = await reset(token);
    expect(answer.statusCode).toBe(200);
    expect((await me(old)).statusCode).toBe(401);
    expect((await me(answer.json<CurrentUser>().token)).statusCode).toBe(200);
    expect((await login(email, DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await login(email, fresh)).statusCode).toBe(200);
    expect((await reset(token, 'Other-Pass-2026')).json().error.code).toBe('link_invalid');
    expect(await works()).toBe(false);
    expect((await lastMail(app, email, 'passwordChanged')).subject).toContain('password was changed');
  });

  test('ends the other links too', async () => {
    const [first, second] = [await askForLink(), await askForLink()];
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).statusCode).toBe(400);
  });

  test('frees a person who is locked out', async () => {
    for (let i = 0; i < 10; i += 1) await login(email, 'Wrong-Pass-1');
    expect((await login(email, fresh)).statusCode).toBe(429);
    expect((await reset(await askForLink())).statusCode).toBe(200);
    expect((await login(email, fresh)).statusCode).toBe(200);
  });

  test('keeps its link alive for 60 minutes, and after a bad new password', async () => {
    const token = await askForLink();
    const weak = await reset(token, 'weak');
    expect(weak.statusCode).toBe(400);
    expect(weak.json().error.fields.password).toBe('Invalid password format. Please try again.');
    app.clock.advance(60 * 60_000 - 1_000);
    expect((await reset(token)).statusCode).toBe(200);
    const late = await askForLink();
    app.clock.advance(60 * 60_000);
    expect((await reset(late)).statusCode).toBe(400);
  });

  test('of an account with MFA sends the sign-in link instead', async () => {
    await post('/auth/forgotPassword', { email: 'mfa@demo.test' });
    expect((await mailTo(app, 'mfa@demo.test')).at(-1)?.kind).toBe('mfa');
  });
});

test('changing the password ends all sessions and opens a new one', async () => {
  const email = 'expired@demo.test';
  await app.database.db
    .updateTable('accounts')
    .set({ is_subscription_active: true })
    .where('name', '=', 'Old Mill')
    .execute();
  const first = (await login(email, DEMO_PASSWORD)).json<CurrentUser>().token;
  const second = (await login(email, DEMO_PASSWORD)).json<CurrentUser>().token;
  const answer = await post(
    '/auth/changePassword',
    { currentPassword: DEMO_PASSWORD, password: 'New-Pass-2026' },
    { authorization: `Bearer ${first}` },
  );
  expect(answer.statusCode).toBe(200);
  expect([(await me(first)).statusCode, (await me(second)).statusCode]).toEqual([401, 401]);
  expect((await me(answer.json<CurrentUser>().token)).statusCode).toBe(200);
});

test('a session is never one that the visitor brought', async () => {
  const old = (await login('user@demo.test', DEMO_PASSWORD)).json<CurrentUser>().token;
  const again = await post(
    '/auth/login',
    { email: 'owner@demo.test', password: DEMO_PASSWORD },
    { authorization: `Bearer ${old}`, cookie: 'session=chosen-by-a-stranger' },
  );
  const token = again.json<CurrentUser>().token;
  expect(token).not.toBe(old);
  expect((await me(old)).json<CurrentUser>().email).toBe('user@demo.test');
  expect((await me(token)).json<CurrentUser>().email).toBe('owner@demo.test');
});

test('a token that was altered or made by another secret is nobody', async () => {
  const { token } = (await login('user@demo.test', DEMO_PASSWORD)).json<CurrentUser>();
  const [head, body, signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const bad of [`${head}.${forged}.${signature}`, `${none}.${body}.`, `${head}.${body}`, 'x', '']) {
    expect((await me(bad)).statusCode).toBe(401);
  }
});

test.each([
  ['an over-long password', { email: 'user@demo.test', password: 'A1a'.repeat(1_000) }, 'password'],
  ['an over-long email', { email: `${'a'.repeat(300)}@demo.test`, password: 'x' }, 'email'],
  ['no email', { email: 'not an email', password: 'x' }, 'email'],
  ['an email with a line break', { email: 'a@demo.test\r\nBcc: all@demo.test', password: 'x' }, 'email'],
  ['an unknown field', { email: 'user@demo.test', password: 'x', role: 'ADMIN' }, 'role'],
])('%s is a 400 that names the field', async (_, body, field) => {
  const answer = await post('/auth/login', body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toContain(field);
});

test('emails are compared trimmed, lowercased, and in any script', async () => {
  await app.database.db
    .updateTable('users')
    .set({ email: 'zoë.本田@exämple.test' })
    .where('email', '=', 'colleague@demo.test')
    .execute();
  expect((await login('  Zoë.本田@EXÄMPLE.test ', DEMO_PASSWORD)).statusCode).toBe(200);
});

describe('many tries at once', () => {
  test('no more than ten of 200 guesses are looked at, whatever comes after them', async () => {
    const guesses = Array.from({ length: 200 }, (_, i) => (i === 189 ? DEMO_PASSWORD : `Wrong-Pass-${i}`));
    const answers = await Promise.all(guesses.map((guess) => login('trialuser@demo.test', guess)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(190);
    expect((await login('trialuser@demo.test', DEMO_PASSWORD)).statusCode).toBe(429);
  });

  test('addresses of one IPv6 network count together', async () => {
    for (let i = 0; i < 10; i += 1) {
      address = `2001:db8:7:7::${i + 1}`;
      await login('trialuser@demo.test', 'Wrong-Pass-1');
    }
    address = '2001:db8:7:7:ffff::9';
    expect((await login('trialuser@demo.test', DEMO_PASSWORD)).statusCode).toBe(429);
    address = '2001:db8:7:8::1';
    expect((await login('trialuser@demo.test', DEMO_PASSWORD)).statusCode).toBe(200);
  });

  test('a known and an unknown email send the same statements to the database', async () => {
    const statements = async (email: string): Promise<string[]> =>
      (await statementsOf(app.database.pool, () => login(email, 'Wrong-Pass-1'))).map(({ text }) => text);
    const known = await statements('user@demo.test');
    expect(known.length).toBeGreaterThan(4);
    expect(await statements('nobody@demo.test')).toEqual(known);
  });
});
