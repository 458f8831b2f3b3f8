import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../test/testApp.ts';
import type { Access, Call } from '../../shared/call.ts';
import { contracts } from './contracts.ts';

const OF_STAFF: readonly Access[] = ['staff', 'admin', 'ownerOrAdmin'];

/** Every call of the back-office, and every one that ADMIN shares with owners of accounts (specification 6). */
const calls: Call[] = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .filter(({ access }) => OF_STAFF.includes(access));

/** Who is let in to which of them. */
const PEOPLE: Record<string, readonly Access[]> = {
  'admin@demo.test': ['staff', 'admin', 'ownerOrAdmin'],
  'editor@demo.test': ['staff'],
  'owner@demo.test': ['ownerOrAdmin'],
  'user@demo.test': [],
  'trial@demo.test': ['ownerOrAdmin'],
  'expired@demo.test': ['ownerOrAdmin'],
};

/** Whether a call answers this person at all: an expired trial is let in to few (decisions 5). */
const isOpen = (email: string, { access, openWhenExpired }: Call): boolean =>
  (PEOPLE[email] ?? []).includes(access) && (email !== 'expired@demo.test' || openWhenExpired === true);

/** Accounts, notifications, emails and background work are for ADMIN only. */
const ADMIN_ONLY =
  /\/(?:accounts|plans|incidents|factorRecovery|signOnDomains|announcements|notifications|outbox|jobs|emails)\b/i;

let app: TestApp;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  app = await testApp();
  for (const email of Object.keys(PEOPLE)) visitors.set(email, await app.signIn(email));
});
afterAll(() => app.close());

const ask = (visitor: Visitor | undefined, { method, path, body }: Call) =>
  app.http.inject({
    method,
    url: path.replace(/:\w+/g, 'nothing'),
    headers: {
      'content-type': 'application/json',
      ...(visitor ? { authorization: `Bearer ${visitor.token}` } : {}),
    },
    ...(body ? { payload: '{"nonsense": true}' } : {}),
  });

test('the table is of the whole back-office', () => {
  expect(calls.length).toBeGreaterThan(20);
  const outside = Object.values(contracts)
    .flatMap((contract) => Object.values(contract))
    .filter(({ path, access }) => path.startsWith('/api/staff') && access !== 'staff' && access !== 'admin');
  expect(outside).toEqual([]);
});

test('what is for administrators alone is not open to editors', () => {
  const staffPaths = calls.filter(({ path }) => path.startsWith('/api/staff') && ADMIN_ONLY.test(path));
  expect(staffPaths.filter(({ access }) => access !== 'admin').map(({ path }) => path)).toEqual([]);
});

test('what ADMIN shares with owners names the account it is about', () => {
  const shared = calls.filter(({ access }) => access === 'ownerOrAdmin');
  expect(shared.length).toBeGreaterThan(15);
  expect(shared.filter(({ ownAccount }) => ownAccount !== 'id').map(({ path }) => path)).toEqual([]);
});

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  const whom = { admin: 'ADMIN', ownerOrAdmin: 'owners and ADMIN' }[call.access as string] ?? 'staff';
  test(`is for ${whom}, a 403 to all others, and a 401 to nobody`, async () => {
    for (const email of Object.keys(PEOPLE)) {
      const { statusCode } = await ask(visitors.get(email), call);
      const isLetIn = isOpen(email, call);
      // An id that leads nowhere and a body that is none: whoever is let in is told so.
      expect([email, isLetIn ? statusCode !== 403 && statusCode !== 401 : statusCode]).toEqual([
        email,
        isLetIn ? true : 403,
      ]);
    }
    expect((await ask(undefined, call)).statusCode).toBe(401);
  });
});
