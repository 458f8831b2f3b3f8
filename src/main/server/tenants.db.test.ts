import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../test/testApp.ts';
import type { Access, Call } from '../../shared/call.ts';
import { contracts } from './contracts.ts';

let app: TestApp;
let visitors: Record<string, Visitor>;
const calls: Call[] = Object.values(contracts).flatMap((contract) => Object.values(contract));

const EMAILS = ['owner', 'user', 'west', 'trial', 'trialuser', 'expired', 'admin', 'editor'];

beforeAll(async () => {
  app = await testApp();
  const entries = await Promise.all(
    EMAILS.map(async (name) => [name, await app.signIn(`${name}@demo.test`)] as const),
  );
  visitors = Object.fromEntries(entries);
});
afterAll(() => app.close());

const visitor = (name: string): Visitor => {
  const found = visitors[name];
  if (!found) throw new Error(name);
  return found;
};

const make = (who: Visitor, call: Call, path: string, body?: unknown) => {
  if (call.method === 'GET') return who.get(path);
  if (call.method === 'DELETE') return who.delete(path);
  return call.method === 'POST' ? who.post(path, body) : who.patch(path, body);
};

/**
 * A body that passes the schema of a call on somebody else's things, so that only the check of whose they are
 * can refuse it.
 */
const BODIES: Record<string, unknown> = {
  'PATCH /api/accounts/:id': { name: 'Taken over' },
  'POST /api/accounts/:id/users': { email: 'mole@demo.test', firstName: 'M', lastName: 'M', role: 'USER' },
  'PATCH /api/accounts/:id/users/:userId': { isActive: false },
  'PATCH /api/accounts/:id/mfa': { isMFAEnabled: true },
  'PATCH /api/accounts/:id/factorRequirement': { graceDays: 7 },
  'POST /api/accounts/:id/deletionRequests': { reason: 'gone' },
  'PATCH /api/accounts/:id/signOn': { issuer: 'https://login.mole.test', clientId: 'mole' },
  'PATCH /api/accounts/:id/signOn/requirement': { isRequired: true },
  'POST /api/accounts/:id/signOn/domains': { domain: 'mole.test' },
  'POST /api/accounts/:id/users/:userId/recoverFactors': { reason: 'The phone is lost.' },
};

describe('a second tenant, on every call that takes an id', () => {
  test('sees nothing of the first and changes nothing in it', async () => {
    const victim = visitor('owner');
    const { db } = app.database;
    const state = async () => ({
      accounts: await db
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', victim.user.account.id)
        .execute(),
      users: await db
        .selectFrom('users')
        .selectAll()
        .where('account_id', '=', victim.user.account.id)
        .orderBy('id')
        .execute(),
      sessions: await db
        .selectFrom('sessions')
        .select(['id', 'revoked_at'])
        .where('user_id', '=', victim.user.id)
        .execute(),
      requests: await db.selectFrom('deletion_requests').selectAll().execute(),
    });
    const before = await state();
    const sessionId = before.sessions[0]?.id ?? '';
    const foreign = calls.filter(({ path }) => path.startsWith('/api/accounts/:id'));
    expect(foreign.length).toBeGreaterThan(12);
    for (const call of foreign) {
      const path = call.path
        .replace(':id', victim.user.account.id)
        .replace(':userId', victim.user.id)
        .replace(':domain', 'demo.test')
        .replace(':sessionId', sessionId);
      for (const name of ['west', 'trial', 'admin']) {
        const answer = await make(visitor(name), call, path, BODIES[`${call.method} ${call.path}`]);
        expect([call.method, call.path, name, answer.statusCode]).toEqual([
          call.method,
          call.path,
          name,
          404,
        ]);
        expect(answer.body).not.toMatch(/Northern|Dana|Roy|owner@demo/);
      }
    }
    expect(await state()).toEqual(before);
  });

  test('and every call that names an account says whose it must be', () => {
    const naming = calls.filter(({ path, access }) => path.includes('/accounts/:') && access !== 'admin');
    const open = naming.filter(
      ({ path, ownAccount }) => !ownAccount || !path.includes(`/accounts/:${ownAccount}`),
    );
    // ADMIN looks after any; all others name their own. One is answered to a signup code, too, which only its handler can read.
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/accounts/:id/mfa']);
  });

  test('and under its own account it reaches no person or session of another', async () => {
    const west = visitor('west');
    const victim = visitor('owner');
    const own = `/api/accounts/${west.user.account.id}`;
    const session = await app.database.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', victim.user.id)
      .executeTakeFirstOrThrow();
    const answers = [
      await west.patch(`${own}/users/${victim.user.id}`, { isActive: false }),
      await west.post(`${own}/users/${victim.user.id}/resend`),
      await west.delete(`${own}/sessions/${session.id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await victim.get('/currentUser')).statusCode).toBe(200);
  });

  test('gets a 404 for ids that nobody has, and never a 500, on every call', async () => {
    for (const call of calls) {
      const path = call.path.replace(/:name/, 'privacy').replace(/:\w+/g, 'nobody-has-this');
      for (const name of ['west', 'editor']) {
        const answer = await make(visitor(name), call, path, BODIES[`${call.method} ${call.path}`] ?? {});
        expect(answer.statusCode, `${name} ${call.method} ${path}`).toBeLessThan(500);
        if (call.path === '/auth/logout') visitors[name] = await app.signIn(`${name}@demo.test`);
      }
    }
  });
});

const REFUSES: Record<Exclude<Access, 'public'>, string[]> = {
  signedIn: [],
  owner: ['user', 'trialuser', 'admin', 'editor'],
  ownerOrAdmin: ['user', 'trialuser', 'editor'],
  staff: ['owner', 'user', 'west', 'trial'],
  admin: ['owner', 'user', 'west', 'trial', 'editor'],
};

test('every call refuses the roles that its access word leaves out', async () => {
  for (const call of calls) {
    if (call.access === 'public') continue;
    const path = call.path.replace(/:\w+/g, 'x');
    for (const name of REFUSES[call.access]) {
      const answer = await make(visitor(name), call, path, {});
      expect([call.path, name, answer.statusCode]).toEqual([call.path, name, 403]);
    }
  }
});

/** What an expired, unsubscribed account may still call (decisions 5). */
const OPEN_WHEN_EXPIRED = new Set([
  'GET /currentUser',
  'POST /auth/logout',
  'GET /api/accounts/:id/owner',
  'POST /api/subscriptionRequests',
]);

test('an expired account is refused everywhere but where the way on lies', async () => {
  const expired = visitor('expired');
  const open: string[] = [];
  for (const call of calls.filter(({ access, path }) => access !== 'public' && path !== '/auth/logout')) {
    const answer = await make(expired, call, call.path.replace(/:\w+/g, 'x'), {});
    if (answer.statusCode === 403) expect(answer.json().error.code).toBe('trial_expired');
    else open.push(`${call.method} ${call.path}`);
  }
  expect(new Set([...open, 'POST /auth/logout'])).toEqual(OPEN_WHEN_EXPIRED);
});
