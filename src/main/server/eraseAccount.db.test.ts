import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXPORTED, NOT_EXPORTED, STAYS } from '../../../test/tablesOfPeople.ts';
import { type TestApp, testApp, type Visitor } from '../../../test/testApp.ts';
import { erasedText } from '../../features/account-office/erasedText.ts';
import { backup } from '../../platform/db/backup.ts';
import type { Db } from '../../platform/db/schema.ts';
import { eraseWhatCameBack, restoreBackup } from './restoreBackup.ts';

/** Words by which an account and its people are found in whatever is stored. */
interface Marked {
  accountId: string;
  userIds: string[];
  /** Ids, emails and names. */
  words: string[];
}

let app: TestApp;
let admin: Visitor;
/** Where the server keeps what is beside the database: the list of the erased, the search index. */
const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-erase-'));
const older = path.join(dir, 'older.backup.gz');
let db: Db;
let first: Marked;
let second: Marked;

/** Gives an account and its people names and addresses that stand nowhere else. */
async function mark(owner: string, word: string): Promise<Marked> {
  const { account_id: accountId } = await db
    .selectFrom('users')
    .select('account_id')
    .where('email', '=', owner)
    .executeTakeFirstOrThrow();
  await sql`update accounts set name = ${`${word}organisation`} where id = ${accountId}`.execute(db);
  await sql`update users set first_name = ${`${word}first`}, last_name = ${`${word}last`},
      email = ${word.toLowerCase()} || split_part(email, '@', 1) || '@example.test'
    where account_id = ${accountId}`.execute(db);
  const people = await db.selectFrom('users').selectAll().where('account_id', '=', accountId).execute();
  const userIds = people.map(({ id }) => id);
  const names = [`${word}organisation`, `${word}first`, `${word}last`];
  return {
    accountId,
    userIds,
    words: [accountId, ...userIds, ...people.map(({ email }) => email), ...names],
  };
}

/** Writes something into every table that keeps something of an account, by calls where there is one. */
async function fill(owner: string, { accountId, userIds }: Marked): Promise<void> {
  const visitor = await app.signIn(owner);
  const userId = visitor.user.id;
  const colleague = userIds.find((id) => id !== userId);
  const [provision] = await db
    .selectFrom('provisions')
    .select('id')
    .where('jurisdiction', '=', 'AB')
    .where('is_published', '=', true)
    .limit(1)
    .execute();
  const provisionId = provision?.id ?? '';
  const post = async (path: string, body: unknown): Promise<void> => {
    const { statusCode, body: said } = await visitor.post(path, body);
    if (statusCode >= 300) throw new Error(`${path}: ${said}`);
  };
  const name = visitor.user.firstName;
  expect((await visitor.patch(`/api/accounts/${accountId}`, { city: `${name}ville` })).statusCode).toBe(200);
  await post('/api/subscriptionRequests', {
    plan: null,
    phone: '',
    contactName: name,
    message: `Call ${name}.`,
  });
  await post(`/api/accounts/${accountId}/deletionRequests`, { reason: `${name} said so.` });
  await app.http.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email: owner, password: 'wrong-Pass-1' },
  });
  await app.http.inject({ method: 'POST', url: '/auth/forgotPassword', payload: { email: owner } });
  const now = app.clock.now();
  const id = (kind: string): string => `${kind}-${accountId}`;
  const statements = [
    sql`insert into email_opt_outs (user_id, kind, at) values (${userId}, 'trial', ${now})`,
    sql`insert into user_preferences (user_id, notification_frequency, updated_at) values (${userId}, 'Never', ${now})`,
    sql`insert into summary_cursors (user_id, seq) values (${userId}, 1) on conflict do nothing`,
    sql`insert into summary_due_told (user_id, requirement_id, due_on, is_overdue)
      select ${userId}, id, '2026-12-01', false from checklist_requirements limit 1`,
    sql`insert into tours_seen (user_id, tour, seen_at) values (${userId}, 'updates', ${now})`,
    sql`insert into saved_searches (id, user_id, name, query, created_at, updated_at)
      values (${id('search')}, ${userId}, ${name}, 'overtime', ${now}, ${now})`,
    sql`insert into calculations (id, user_id, name, calculator, reading, entered, created_at)
      values (${id('calculation')}, ${userId}, ${name}, 'notice', '{"jurisdictions":["ON"]}', '{"wages":"1200"}', ${now})`,
    sql`insert into reports (id, account_id, user_id, name, created_at, updated_at)
      values (${id('report')}, ${accountId}, ${userId}, ${name}, ${now}, ${now})`,
    sql`insert into report_provisions (report_id, provision_id, position, added_by, added_at)
      values (${id('report')}, ${provisionId}, 1, ${userId}, ${now})`,
    sql`insert into report_visits (report_id, user_id, seen_at) values (${id('report')}, ${userId}, ${now})`,
    sql`insert into deleted_reports (id, account_id, user_id, report, deleted_at)
      values (${id('deleted')}, ${accountId}, ${userId}, ${JSON.stringify({ name })}, ${now})`,
    sql`insert into notes (id, provision_id, author_id, text, plain_text, created_at, updated_at)
      values (${id('note')}, ${provisionId}, ${userId}, ${name}, ${name}, ${now}, ${now})`,
    sql`insert into note_shares (note_id, user_id, shared_at) values (${id('note')}, ${colleague ?? userId}, ${now})`,
    sql`insert into notifications (id, user_id, cause, title, html, created_at)
      values (${id('bell')}, ${userId}, ${id('cause')}, ${name}, ${name}, ${now})`,
    sql`insert into announcement_views (announcement_id, user_id, seen_at)
      select id, ${userId}, ${now} from announcements limit 1 on conflict do nothing`,
    sql`insert into announcement_emails (announcement_id, user_id, written_at)
      select id, ${userId}, ${now} from announcements limit 1`,
    sql`insert into email_consents (user_id, kind, at) values (${userId}, 'announcement', ${now})`,
    sql`insert into watchlist_entries (user_id, topic_id, jurisdiction, created_at)
      select ${userId}, id, 'YT', ${now} from topics limit 1`,
    sql`insert into checklist_items (account_id, requirement_id, owner_id, not_applicable_reason, not_applicable_by, not_applicable_at)
      select ${accountId}, id, ${userId}, ${`${name} said why.`}, ${name}, ${now} from checklist_requirements limit 1`,
    sql`insert into checklist_comments (id, account_id, requirement_id, author_id, author_name, text, created_at)
      select ${id('comment')}, ${accountId}, id, ${userId}, ${name}, ${name}, ${now} from checklist_requirements limit 1`,
    sql`insert into checklist_history (account_id, requirement_id, at, user_id, by_name, kind)
      select ${accountId}, id, ${now}, ${userId}, ${name}, 'comment' from checklist_requirements limit 1`,
    sql`insert into checklist_calendars (user_id, secret_hash, created_at) values (${userId}, ${id('hash')}, ${now})`,
    sql`insert into sign_in_factors (id, user_id, kind, name, created_at)
      values (${id('factor')}, ${userId}, 'totp', ${name}, ${now})`,
    sql`insert into sign_in_recovery_codes (user_id, code_hash) values (${userId}, ${id('code')})`,
    sql`insert into sign_in_challenges (token_hash, user_id, purpose, challenge, expires_at)
      values (${id('challenge')}, ${userId}, 'signIn', ${name}, ${now})`,
    sql`insert into sign_on_providers (account_id, issuer, client_id, updated_at)
      values (${accountId}, ${`https://${name}.test`}, ${name}, ${now})`,
    sql`insert into sign_on_domains (account_id, domain, record, created_at)
      values (${accountId}, ${`${name}.test`}, ${id('record')}, ${now})`,
    sql`insert into sign_on_subjects (account_id, issuer, subject, user_id)
      values (${accountId}, ${`https://${name}.test`}, ${name}, ${userId})`,
    sql`insert into sign_on_attempts (state_hash, account_id, nonce, sealed_verifier, expires_at)
      values (${id('state')}, ${accountId}, ${name}, ${name}, ${now})`,
    sql`insert into sign_on_arrivals (ticket_hash, account_id, sealed_person, expires_at)
      values (${id('ticket')}, ${accountId}, ${name}, ${now})`,
    sql`insert into checklist_versions (account_id, version) values (${accountId}, 1)`,
    sql`insert into checklist_evidence (id, account_id, requirement_id, name, media_type, added_by, added_by_name, added_at)
      select ${id('evidence')}, ${accountId}, id, ${name}, 'text/plain', ${userId}, ${name}, ${now} from checklist_requirements limit 1`,
    sql`insert into checklist_evidence_pieces (evidence_id, sort, bytes) values (${id('evidence')}, 0, ${Buffer.from(name)})`,
    sql`insert into checklist_statuses (account_id, requirement_id, status, updated_at, updated_by)
      select ${accountId}, id, 'Done', ${now}, ${userId} from checklist_requirements limit 1`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Every table of ours, and those of the queue. */
async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Rows by table. */
type Found = Map<string, Record<string, unknown>[]>;

/** Every row that has one of these words in any of its columns, by table. It reads the whole database, which takes seconds. */
async function rowsNaming(words: string[]): Promise<Found> {
  const found: Found = new Map();
  const pattern = words.map((word) => word.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&')).join('|');
  for (const table of await tables()) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where t::text ~ ${pattern} order by 1`.execute(db);
    if (rows.length > 0)
      found.set(
        table.replace(/^public\./, ''),
        rows.map(({ row }) => row),
      );
  }
  return found;
}

const names = (value: unknown, words: string[]): boolean =>
  words.some((word) => JSON.stringify(value)?.includes(word));

/** Of rows that were found, those that have one of these words. */
const ofWords = (found: Found, words: string[]): Found =>
  new Map(
    [...found]
      .map(([table, rows]) => [table, rows.filter((row) => names(row, words))] as const)
      .filter(([, rows]) => rows.length > 0),
  );

/** The columns, as `table.column`, that have one of these words. */
const columnsOf = (found: Found, words: string[]): string[] => {
  const columns = [...found].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, value]) => names(value, words))
        .map(([column]) => `${table}.${column}`),
    ),
  );
  return [...new Set(columns)].sort();
};

/** Tables whose rows belong to a person or an account. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('users'::regclass, 'accounts'::regclass) and confdeltype = 'c'`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

beforeAll(async () => {
  app = await testApp({ dataDir: dir });
  admin = await app.signIn('admin@demo.test');
  ({ db } = app.database);
  first = await mark('owner@demo.test', 'Quokka');
  second = await mark('west@demo.test', 'Wombat');
  await fill('quokkaowner@example.test', first);
  await fill('wombatwest@example.test', second);
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Deletes an account as an administrator does. */
const erase = async (accountId: string, name: string) =>
  admin.post(`/api/staff/accounts/${accountId}/erasure`, { name });

/** The files beside the database that have one of these words. */
const filesNaming = (words: string[]): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(dir, name)).isFile() && !name.endsWith('.gz'))
    .filter((name) => {
      const bytes = readFileSync(path.join(dir, name));
      return words.some((word) => bytes.includes(word));
    });

/** What a search for these words brings, by somebody who sees all of the library. */
async function foundBySearch(words: string[]): Promise<string> {
  const { user } = await app.signIn('admin@demo.test');
  const found: unknown[] = [];
  for (const query of words) {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/1/indexes/main/query',
      headers: { 'x-algolia-api-key': user.searchToken, 'x-algolia-application-id': 'x' },
      payload: { query },
    });
    found.push(...answer.json<{ hits: unknown[] }>().hits);
  }
  return JSON.stringify(found);
}

test('every table of people holds something of both accounts, so that erasing is put to the proof', async () => {
  const kept = [...(await tablesOfPeople()), 'accounts', 'outbox', 'audit_log', 'sign_in_failures'];
  const found = await rowsNaming([...first.words, ...second.words]);
  for (const { words } of [first, second]) {
    const named = ofWords(found, words);
    expect(kept.filter((table) => !named.has(table))).toEqual([]);
  }
});

test('the export of its data holds what every table of people keeps, but for keys and marks', async () => {
  const owner = await app.signIn('quokkaowner@example.test');
  const answer = await owner.get(`/api/accounts/${first.accountId}/export`);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const text = (file: string): string => strFromU8(files[`${file}.json`] ?? new Uint8Array());
  const wanted = (await tablesOfPeople()).filter((table) => !NOT_EXPORTED.includes(table));
  const missing = wanted.filter((table) => {
    const [file, of] = EXPORTED[table] ?? ['', /./];
    return !of.test(text(file));
  });
  expect(missing).toEqual([]);
  expect(
    names(
      Object.values(files).map((file) => strFromU8(file)),
      second.words,
    ),
  ).toBe(false);
});

test('before it is deleted, an administrator is told in numbers what goes and what stays', async () => {
  const answer = await admin.get(`/api/staff/accounts/${first.accountId}/erasure`);
  const { goes, auditLines } = answer.json<{ goes: { what: string; count: number }[]; auditLines: number }>();
  const count = (wanted: string) => goes.find(({ what }) => what === wanted)?.count;
  expect(count('people')).toBe(3);
  for (const what of [
    'notes',
    'reports',
    'comments',
    'evidence',
    'savedSearches',
    'calculations',
    'emails',
    'signIns',
    'subscriptionRequests',
  ]) {
    expect([what, count(what)]).not.toEqual([what, 0]);
  }
  expect(goes.map((one) => erasedText(one.what, one.count)).filter((said) => /^[\w-]+:/.test(said))).toEqual(
    [],
  );
  expect(auditLines).toBeGreaterThan(0);
  expect(answer.body).not.toMatch(/Quokka/);
});

test('its name has to be typed, and somebody of it has to have asked', async () => {
  expect((await erase(first.accountId, 'Wombatorganisation')).json().error.fields).toHaveProperty('name');
  const { account_id: unasked } = await db
    .selectFrom('users')
    .select('account_id')
    .where('email', '=', 'trial@demo.test')
    .executeTakeFirstOrThrow();
  expect((await erase(unasked, 'Harbour Cafe')).json().error.code).toBe('not_asked');
});

test('deleting an account leaves no id, address or name of it anywhere, and another account as it was', async () => {
  await backup(db, older);
  const member = await app.signIn('quokkaowner@example.test');
  const before = await rowsNaming(second.words);
  const answer = await erase(first.accountId, 'Quokkaorganisation');
  expect(answer.statusCode, answer.body).toBe(200);
  const found = await rowsNaming([...first.words, ...second.words]);
  const left = columnsOf(found, first.words);
  expect(left.filter((column) => !STAYS.includes(column))).toEqual([]);
  expect(left).toEqual([...STAYS].sort());
  expect(ofWords(found, second.words)).toEqual(before);
  expect((await member.get('/currentUser')).statusCode).toBe(401);

  // Beside the database its id alone is left, and the search knows none of its words.
  expect(filesNaming(first.words)).toEqual(['erased-accounts']);
  expect(readFileSync(path.join(dir, 'erased-accounts'), 'utf8')).toBe(
    `${app.clock.now().toISOString()} ${first.accountId}\n`,
  );
  expect(statSync(path.join(dir, 'erased-accounts')).mode & 0o077).toBe(0);
  expect(await foundBySearch(first.words)).not.toMatch(/quokka/i);
});

test('the line that tells of it keeps who did it and when', async () => {
  const [line] = await db.selectFrom('audit_log').selectAll().where('action', '=', 'account.erase').execute();
  expect(line).toMatchObject({
    user_email: 'admin@demo.test',
    subject_id: first.accountId,
    before: { isErased: false },
    after: { isErased: true },
  });
});

test('an account that is not there is a 404, and that of the staff too', async () => {
  expect((await erase(first.accountId, 'Quokkaorganisation')).statusCode).toBe(404);
  expect((await erase(admin.user.account.id, 'Lawleaf')).statusCode).toBe(404);
});

const nothingLeftOf = async (words: string[]) =>
  expect(columnsOf(await rowsNaming(words), words).filter((column) => !STAYS.includes(column))).toEqual([]);

test('a restore of an older backup deletes again what either list names: the one beside the database, and its own', async () => {
  expect((await erase(second.accountId, 'Wombatorganisation')).statusCode).toBe(200);
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'lawleaf-elsewhere-'));
  const list = path.join(elsewhere, 'erased-accounts');
  writeFileSync(list, `2026-11-20T15:00:00.000Z ${first.accountId}\nnot a line\n`);
  await sql`delete from erased_accounts where account_id = ${first.accountId}`.execute(db);
  const { erasedAgain } = await restoreBackup({ db, dataDir: elsewhere, folder: 'db/migrations' }, older);
  expect(erasedAgain).toBe(2);
  await nothingLeftOf([...first.words, ...second.words]);
  // Both stand on both lists from now on.
  expect((await db.selectFrom('erased_accounts').selectAll().execute()).length).toBe(2);
  expect(
    readFileSync(list, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[1])
      .sort(),
  ).toEqual([first.accountId, second.accountId].sort());
  rmSync(elsewhere, { recursive: true });
}, 120_000);

test('what came back by another way than a restore is deleted again at the next start', async () => {
  await sql`insert into accounts (id, name) values (${first.accountId}, 'Quokkaorganisation')`.execute(db);
  await eraseWhatCameBack({ db }, dir);
  await nothingLeftOf(first.words);
});
