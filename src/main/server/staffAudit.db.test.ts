import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProvider, type TestProvider } from '../../../test/oidcProvider.ts';
import { accountWrites } from '../../../test/staffWrites/accountWrites.ts';
import { CURATION_WRITES } from '../../../test/staffWrites/curationWrites.ts';
import { LIBRARY_WRITES } from '../../../test/staffWrites/libraryWrites.ts';
import { OFFICE_WRITES } from '../../../test/staffWrites/officeWrites.ts';
import { PROVISION_WRITES } from '../../../test/staffWrites/provisionWrites.ts';
import { type Does, type StaffWrite, staffWorld, type World } from '../../../test/staffWrites/world.ts';
import { type TestApp, testApp } from '../../../test/testApp.ts';
import type { Access } from '../../shared/call.ts';
import { contracts } from './contracts.ts';

/** What single sign-on asks outside the server. */
const signOn = { issuer: '', records: new Map<string, string[][]>() };

/** Every call by which staff write, of the back-office and shared with owners of accounts, by feature and name. */
const WRITES: Record<string, StaffWrite> = {
  ...PROVISION_WRITES,
  ...CURATION_WRITES,
  ...LIBRARY_WRITES,
  ...OFFICE_WRITES,
  ...accountWrites(signOn),
};

/** Calls of staff that send something and write nothing of the library or of a customer. */
const NO_WRITES: Record<string, string> = {
  'notifications.countAudience': 'it asks',
  'notifications.listAudience': 'it asks',
  'notifications.saveAnnouncement': 'a draft: what goes out is there whole',
  'notifications.testAnnouncement': 'an email to whoever asks for it',
  'library.readImport': 'a dry run, of which nothing is written',
  'library.dropImport': 'a dry run, of which nothing is written',
  'sources.readSourceNow': 'the watch reads a page, as it does by night',
  'editor.saveDraft': 'a draft of one editor: what goes out is there whole',
  'editor.discardDraft': 'a draft of one editor, which nobody was shown',
  'editor.presence': 'who has a provision open, for a minute',
  'editor.preview': 'it asks',
  'editor.preflight': 'it asks',
};

const OF_STAFF: readonly Access[] = ['staff', 'admin', 'ownerOrAdmin'];

const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract)
    .filter(([, { access, method }]) => OF_STAFF.includes(access) && method !== 'GET')
    .map(([name]) => `${feature}.${name}`),
);

let app: TestApp;
let world: World;
let provider: TestProvider;
beforeAll(async () => {
  app = await testApp({
    config: { fetchesLoopback: true },
    resolveTxt: async (name) => signOn.records.get(name) ?? [],
  });
  provider = await startProvider(`${app.config.publicUrl}/login/sso`);
  signOn.issuer = provider.issuer;
  world = await staffWorld(app);
});
afterAll(async () => {
  await provider.close();
  await app.close();
});

test('the table is of every call by which staff write', () => {
  expect(Object.keys({ ...WRITES, ...NO_WRITES }).sort()).toEqual([...calls].sort());
});

const newest = async (): Promise<string> =>
  (await world.rows<{ seq: string }>('select coalesce(max(seq), 0) as seq from audit_log'))[0]?.seq ?? '0';

/** Whether a line says what was and what is, so far as there is any. */
const says = (does: Does, { before, after }: { before: unknown; after: unknown }): boolean =>
  does === 'creates'
    ? after !== null
    : does === 'removes'
      ? before !== null
      : before !== null && after !== null && JSON.stringify(before) !== JSON.stringify(after);

describe.each(Object.entries(WRITES))('%s', (_, { does, prepare }) => {
  test(`${does} something, and the audit log says who, when, what was and what is`, async () => {
    const write = await prepare(world);
    const since = await newest();
    const answer = await write();
    expect([answer.statusCode < 300, answer.body.slice(0, 300)]).toEqual([true, expect.anything()]);
    const lines = await app.database.db
      .selectFrom('audit_log')
      .select(['action', 'user_email', 'at', 'subject_id', 'before', 'after'])
      .where('seq', '>', since as never)
      .execute();
    expect(lines.filter((line) => says(does, line))).not.toEqual([]);
    for (const line of lines) {
      expect(line).toMatchObject({ user_email: expect.stringMatching(/^(?:editor|admin)@demo\.test$/) });
      expect([line.at, line.subject_id]).toEqual([app.clock.now(), expect.stringMatching(/./)]);
    }
  });
});
