import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { OpenDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { anonymiseAudit, recordAudit } from './audit.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await recordAudit(database.db, {
    at: new Date('2026-11-20T15:00:00Z'),
    actor: { userId: 'u1', email: 'mira@demo.test' },
    action: 'provision.publish',
    subject: { kind: 'provision', id: 'p1' },
    before: { description: 'old' },
    after: { description: 'new' },
  });
});
afterAll(() => database.close());

const line = () =>
  database.db.selectFrom('audit_log').selectAll().where('subject_id', '=', 'p1').executeTakeFirstOrThrow();
const written = { user_id: 'u1', user_email: 'mira@demo.test', after: { description: 'new' } };

test.each([
  `update audit_log set after = '{}' where subject_id = 'p1'`,
  `update audit_log set user_email = 'erased' where subject_id = 'p1'`,
  `delete from audit_log where subject_id = 'p1'`,
  'delete from audit_log',
  'truncate audit_log',
])('a line of the log withstands: %s', async (statement) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/neither changed nor removed/);
  expect(await line()).toMatchObject(written);
});

test.each([
  sql`update audit_log set action = 'note.write' where subject_id = 'p1'`,
  sql`update audit_log set at = now() where subject_id = 'p1'`,
  sql`update audit_log set user_id = null where subject_id = 'p1'`,
  sql`update audit_log set user_email = 'tom@demo.test' where subject_id = 'p1'`,
  sql`update audit_log set after = '{"description": "other"}' where subject_id = 'p1'`,
  sql`delete from audit_log where subject_id = 'p1'`,
])('even the erasure of people cannot rewrite what was done', async (statement) => {
  const tamper = inTransaction(database.db, async (tx) => {
    await sql`select set_config('lawleaf.erasing_people', 'on', true)`.execute(tx);
    await statement.execute(tx);
  });
  await expect(tamper).rejects.toThrow(/neither changed nor removed/);
  expect(await line()).toMatchObject(written);
});

test('erasing people replaces their email and words, and keeps ids and days', async () => {
  await inTransaction(database.db, (tx) =>
    anonymiseAudit(tx, { accountId: 'a1', userIds: ['u1'], emails: ['mira@demo.test'] }),
  );
  expect(await line()).toMatchObject({
    at: new Date('2026-11-20T15:00:00Z'),
    user_id: 'u1',
    user_email: 'erased',
    action: 'provision.publish',
    subject_id: 'p1',
    before: null,
    after: null,
  });
  await expect(sql`update audit_log set user_email = 'x'`.execute(database.db)).rejects.toThrow();
});
