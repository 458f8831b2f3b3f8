import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { contracts } from '../../../main/server/contracts.ts';
import type { Call } from '../../../shared/call.ts';
import type { ChecklistRequirement } from '../contract.ts';

let app: TestApp;
let owner: Visitor;
const staff: Record<string, Visitor> = {};
/** The customer's own ids, by the name that paths and bodies give them. */
const ids: Record<string, string> = {};
let at = '';

/** Administrators may make every call that editors may; the long run walks as both. */
const STAFF = ['editor', 'admin'];

const calls: Call[] = Object.values(contracts).flatMap((contract) => Object.values(contract));

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  for (const name of STAFF) staff[name] = await app.signIn(`${name}@demo.test`);
  const list: ChecklistRequirement[] = (await owner.get('/api/checklists?jurisdiction=ON')).json();
  const requirementId = list[5]?.id ?? '';
  at = `/api/checklists/${requirementId}/accounts/${owner.user.account.id}`;
  await owner.post(`${at}/comments`, { text: 'Zanzibar is what we said.' });
  await owner.post(`${at}/links`, { name: 'Zanzibar', url: 'https://zanzibar.example/' });
  await owner.patch(`${at}/details`, { notApplicable: { reason: 'Zanzibar is why, we think.' } });
  const file = await app.http.inject({
    method: 'POST',
    url: `${at}/files?name=zanzibar.txt`,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('Zanzibar, in a file.'),
  });
  expect(file.statusCode, file.body).toBe(201);
  const { account, id: userId } = owner.user;
  const { id: provisionId } = await app.database.db
    .selectFrom('provisions')
    .select('id')
    .where('jurisdiction', '=', 'ON')
    .where('is_published', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  // It reaches a colleague by email, too, and administrators see the outbox.
  const colleague = await app.signIn('colleague@demo.test');
  const note = await owner.post('/api/notes', {
    ...{ provisionId, text: '<p>Zanzibar, in a note.</p>', sharedWith: [colleague.user.id] },
  });
  expect(note.statusCode, note.body).toBe(201);
  Object.assign(ids, {
    ...{ requirementId, accountId: account.id, userId, evidenceId: file.json().id },
    ...{ provisionId, noteId: note.json()._id },
  });
});
afterAll(() => app.close());

type Schema = z.core.JSONSchema.JSONSchema;

const DATES: Record<string, string> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T15:00:00Z',
  email: 'zanz@demo.test',
  uri: 'https://zanz.example/',
};

/** Begins like the customer's words, as a search for them does, and is none of them: an answer may repeat what it was asked. */
function textFor({ format, pattern, minLength = 0, maxLength = 99 }: Schema, name: string): string {
  if (ids[name]) return ids[name];
  if (/ids?$/i.test(name)) return ids.requirementId ?? '';
  if (/jurisdiction/i.test(name)) return 'ON';
  return (
    DATES[format ?? ''] ??
    (pattern?.includes('\\d') ? '12' : 'zanz'.padEnd(minLength, 'z').slice(0, maxLength))
  );
}

/** Something that a schema takes: with all that may be said, or with no more than must be. */
function sampleOf(schema: Schema, isFull: boolean, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return sampleOf(first as Schema, isFull, name);
  if (schema.type === 'array') {
    const item = sampleOf((schema.items ?? {}) as Schema, isFull, name);
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => item);
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return textFor(schema, name);
  const said = Object.entries(schema.properties ?? {}).filter(
    ([key]) => isFull || schema.required?.includes(key),
  );
  return Object.fromEntries(said.map(([key, of]) => [key, sampleOf(of as Schema, isFull, key)]));
}

/** The two things that a part of a call takes: the fullest and the barest. */
function samplesOf(part: z.ZodType | undefined): Record<string, unknown>[] {
  if (!part) return [{}];
  const schema = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;
  return [true, false].map((isFull) => sampleOf(schema, isFull) as Record<string, unknown>);
}

/** Where a call is asked for what is the customer's: under each of their ids where its path names none of them. */
function addressesOf({ path, params }: Call): string[] {
  const [sample = {}] = samplesOf(params);
  const addresses = [ids.requirementId, ids.accountId, ids.evidenceId, '1'].map((id = '') =>
    path.replace(
      /:(\w+)/g,
      (_, name: string) => ids[name] ?? (/id$/i.test(name) ? id : `${sample[name] ?? id}`),
    ),
  );
  return [...new Set(addresses)];
}

const queriesOf = ({ method, query }: Call): string[] => {
  const samples = samplesOf(query).map(
    (sample) => `?${new URLSearchParams(sample as Record<string, string>)}`,
  );
  return [...new Set(method === 'GET' ? ['', '?jurisdiction=ON', ...samples] : samples)];
};

/** Every way in which one member of staff makes a call; answers the statuses it was answered with. */
async function walk(name: string, call: Call): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addressesOf(call)) {
    for (const query of queriesOf(call)) {
      for (const body of call.method === 'GET' ? [undefined] : samplesOf(call.body)) {
        const answer = await app.http.inject({
          method: call.method,
          url: `${address}${query}`,
          headers: { authorization: `Bearer ${staff[name]?.token}`, accept: 'application/json' },
          ...(call.body && body ? { payload: body } : {}),
        });
        const asked = `${name} ${call.method} ${address}${query}`;
        expect(/zanzibar/i.test(answer.rawPayload.toString('latin1')), asked).toBe(false);
        if (call.ownAccount) expect(answer.statusCode, asked).toBeGreaterThanOrEqual(400);
        statuses.push(answer.statusCode);
      }
    }
  }
  return statuses;
}

/** Codes and passwords that nobody has are refused before anything is looked up. */
const IS_SIGN_IN = /\/auth\/|\/signup\/|unsubscribe/;

/** What no made-up body satisfies: each writes what it is given, and reads nothing of an account's checklists. */
const REFUSED = [
  'DELETE /api/accounts/:id/signOn/domains/:domain',
  'PATCH /api/accounts/:id/signOn',
  'POST /api/accounts',
  'POST /api/accounts/:id/users',
  'POST /api/accounts/:id/signOn/domains',
  'POST /api/accounts/:id/signOn/domains/:domain/verify',
  'POST /api/accounts/setupEmail',
  'POST /api/staff/bills',
  'POST /api/staff/accounts',
  'POST /api/staff/accounts/:id/erasure',
  'POST /api/staff/accounts/:id/users',
  'POST /api/staff/factorRecovery',
  'POST /api/staff/incidents',
  'PATCH /api/staff/incidents/:number',
  'POST /api/staff/industries',
  'POST /api/staff/instruments',
  'POST /api/staff/requirements',
  'POST /api/staff/searchWords',
  'POST /api/staff/signOnDomains',
  'POST /api/changesBetween',
  'POST /api/calculators/notice',
  'POST /api/calculators/finalPay',
  'POST /api/calculators/vacation',
  'POST /api/calculators/holiday',
  'POST /api/calculators/leave',
  'POST /api/calculators/overtime',
  'POST /api/calculators/minimumWage',
  'POST /api/staff/libraryFiles/imports',
  'POST /api/staff/statutes/files',
  'POST /api/staff/taxonomy/areas',
  'POST /api/staff/taxonomy/topics',
  'POST /api/staff/taxonomy/groups',
  'PATCH /api/staff/taxonomy/groups/:id',
];

test('no call of staff, of any method, opens a word of a customer’s notes, comments or evidence', async () => {
  const before = await owner.get(at);
  expect(before.body).toMatch(/zanzibar/i);
  const refused: string[] = [];
  for (const isRead of [false, true]) {
    for (const call of calls.filter(({ method }) => (method === 'GET') === isRead)) {
      for (const name of STAFF) {
        const statuses = await walk(name, call);
        if (name === 'admin' && statuses.every((status) => status === 400 || status === 415))
          refused.push(`${call.method} ${call.path}`);
        if (call.path === '/auth/logout') staff[name] = await app.signIn(`${name}@demo.test`);
      }
    }
  }
  expect(refused.filter((call) => !IS_SIGN_IN.test(call) && !REFUSED.includes(call))).toEqual([]);
  // Signed in to the end, and the customer's words are still there to be found, once they sign in again: ADMIN may end their sessions.
  for (const name of STAFF) expect((await staff[name]?.get('/currentUser'))?.statusCode).toBe(200);
  owner = await app.signIn('owner@demo.test');
  expect((await owner.get(at)).json()).toEqual(before.json());
}, 300_000);
