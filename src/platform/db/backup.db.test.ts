import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { backup, restore } from './backup.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import '../../features/accounts/server/tables.ts';

let database: OpenDatabase;
let other: OpenDatabase;
const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-backup-'));

beforeAll(async () => {
  database = await testDatabase();
  other = await testDatabase();
});
afterAll(async () => {
  await database.close();
  await other.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A fingerprint of every table, taken by the database itself. */
async function fingerprint({ db }: OpenDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' and table_name not in ('content_version', 'search_changes') order by 1`.execute(
    db,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print
      from ${sql.table(name)} t`.execute(db);
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

test('a round trip keeps every row, and numbers go on after the last', async () => {
  const { db } = database;
  await sql`insert into audit_log (at, user_email, action, subject_kind, subject_id, after)
    values (now(), 'a@b.test', 'x.y', 'x', '1', '{"text": "Ünïcode \\" and <b>marks</b>"}')`.execute(db);
  const file = path.join(dir, 'one.gz');
  await backup(db, file);
  expect(statSync(file).mode & 0o077).toBe(0);
  const before = await fingerprint(database);

  await other.db.updateTable('accounts').set({ name: 'changed since' }).execute();
  const { rows } = await restore(other.db, file, 'db/migrations');
  expect(rows).toBeGreaterThan(1000);
  expect(await fingerprint(other)).toEqual(before);

  const add = () =>
    sql<{ seq: number }>`insert into audit_log (at, user_email, action, subject_kind, subject_id)
      values (now(), 'a@b.test', 'x.y', 'x', '2') returning seq`.execute(other.db);
  const last = await sql<{ max: number }>`select max(seq) as max from audit_log`.execute(other.db);
  expect((await add()).rows[0]?.seq).toBe((last.rows[0]?.max ?? 0) + 1);
}, 120_000);

test('the audit log is guarded again after a restore', async () => {
  await expect(sql`delete from audit_log`.execute(other.db)).rejects.toThrow('neither changed nor removed');
  await expect(sql`truncate audit_log`.execute(other.db)).rejects.toThrow('neither changed nor removed');
});

test('a broken or foreign file changes nothing', async () => {
  const before = await fingerprint(other);
  const broken = path.join(dir, 'broken.gz');
  const header = JSON.stringify({ format: 'lawleaf-backup-1', takenAt: '', migrations: [] });
  writeFileSync(
    broken,
    gzipSync(`${header}\n${JSON.stringify({ table: 'accounts', rows: [{ id: null }] })}\n`),
  );
  await expect(restore(other.db, broken, 'db/migrations')).rejects.toThrow();
  const foreign = path.join(dir, 'foreign.gz');
  writeFileSync(foreign, gzipSync('{"format":"something else"}\n'));
  await expect(restore(other.db, foreign, 'db/migrations')).rejects.toThrow('not a backup');
  const newer = path.join(dir, 'newer.gz');
  writeFileSync(
    newer,
    gzipSync(`${JSON.stringify({ format: 'lawleaf-backup-1', migrations: ['9999-later'] })}\n`),
  );
  await expect(restore(other.db, newer, 'db/migrations')).rejects.toThrow('newer version');
  const text = path.join(dir, 'text.gz');
  writeFileSync(text, 'not compressed');
  await expect(restore(other.db, text, 'db/migrations')).rejects.toThrow();
  expect(await fingerprint(other)).toEqual(before);
}, 120_000);

// Each run opens a backup of the product as it was (main/server/restored.db.test.ts); this proves migrations that are yet to come.
test.runIf(process.env.LONG === '1')(
  'what an older version kept goes through the migrations since',
  async () => {
    const later = path.join(dir, 'migrations');
    cpSync('db/migrations', later, { recursive: true });
    writeFileSync(
      path.join(later, '9998-accounts-add-motto.sql'),
      `alter table accounts add column motto text not null default 'none';
     update accounts set motto = name || ' first';
     create table mottos (account_id text primary key references accounts, motto text not null);
     insert into mottos select id, motto from accounts;`,
    );
    const { db } = other;
    const file = path.join(dir, 'older.gz');
    await backup(database.db, file);
    const names = async ({ db: asked }: OpenDatabase) =>
      asked.selectFrom('accounts').select(['id', 'name']).orderBy('id').execute();
    const expected = await names(database);
    await migrate(db, later);
    await sql`update accounts set name = 'changed since'`.execute(db);

    await restore(db, file, later);
    expect(await names(other)).toEqual(expected);
    const { rows } = await sql<{ id: string; name: string; motto: string }>`
    select a.id, a.name, m.motto from accounts a join mottos m on m.account_id = a.id order by a.id`.execute(
      db,
    );
    expect(rows).toEqual(expected.map((row) => ({ ...row, motto: `${row.name} first` })));
    expect(await migrate(db, later)).toEqual([]);

    // What follows content follows it still: the trigger is there once.
    const versionOf = async () =>
      (await sql<{ version: number }>`select version from content_version`.execute(db)).rows[0]?.version ?? 0;
    const version = await versionOf();
    await sql`update jurisdictions set sort = sort where code = 'ON'`.execute(db);
    expect(await versionOf()).toBe(version + 1);
  },
  120_000,
);
