import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../test/testApp.ts';
import type { Call } from '../../shared/call.ts';
import { contracts } from './contracts.ts';

/** Every call of the back-office, who may make it, and what becomes of the others (specification 6). */
const calls: Call[] = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .filter(({ access }) => access === 'staff' || access === 'admin');

const PEOPLE = {
  'admin@demo.test': ['staff', 'admin'],
  'editor@demo.test': ['staff'],
  'owner@demo.test': [],
  'user@demo.test': [],
  'trial@demo.test': [],
  'expired@demo.test': [],
} as const;

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

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  test(`is for ${call.access === 'admin' ? 'ADMIN' : 'staff'}, a 403 to every member, and a 401 to nobody`, async () => {
    for (const [email, opens] of Object.entries(PEOPLE)) {
      const { statusCode } = await ask(visitors.get(email), call);
      const isOpen = (opens as readonly string[]).includes(call.access);
      // An id that leads nowhere and a body that is none: whoever is let in is told so.
      expect([email, isOpen ? statusCode !== 403 && statusCode !== 401 : statusCode]).toEqual([
        email,
        isOpen ? true : 403,
      ]);
    }
    expect((await ask(undefined, call)).statusCode).toBe(401);
  });
});
