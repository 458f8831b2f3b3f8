import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { runMigrations } from './migrate.ts';
import type { Db, Tx } from './schema.ts';

/** Rows and characters read or written at a time: bounded memory, however large a table or its rows are. */
const BATCH = { first: 8, max: 500, characters: 1_000_000 };
const FORMAT = 'lawleaf-backup-1';
/** What the database keeps for itself: its own migrations, and what triggers write for every restored row. */
const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];
const LEFT_OUT = [...MIGRATIONS, 'content_version', 'search_changes'];

interface Header {
  format: string;
  takenAt: string;
  migrations: string[];
}

interface Line {
  table: string;
  rows: unknown[];
}

/**
 * Drops every table and function but what tells which migrations there were, and makes them anew by these
 * migrations.
 */
async function rebuildSchema(tx: Tx, folder: string, migrations: readonly string[]): Promise<void> {
  await sql`do ${sql.lit(`declare dropped text;
  begin
    for dropped in
      select c.oid::regclass::text from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not in (${MIGRATIONS.map((name) => `'${name}'`).join(', ')})
    loop execute format('drop table if exists %s cascade', dropped); end loop;
    for dropped in
      select p.oid::regprocedure::text from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop execute format('drop routine if exists %s cascade', dropped); end loop;
  end`)}`.execute(tx);
  await runMigrations(tx, folder, migrations);
}

async function tablesInOrder(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by 1`.execute(db);
  const { rows: edges } = await sql<{ child: string; parent: string }>`
    select distinct child.relname as child, parent.relname as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.oid <> parent.oid`.execute(db);
  const wanted = tables.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
  const done: string[] = [];
  while (done.length < wanted.length) {
    const next = wanted.filter(
      (name) =>
        !done.includes(name) &&
        edges.every(
          ({ child, parent }) => child !== name || done.includes(parent) || !wanted.includes(parent),
        ),
    );
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.');
    done.push(...next);
  }
  return done;
}

async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function* lines(tx: Tx): AsyncGenerator<string> {
  const header: Header = {
    format: FORMAT,
    takenAt: new Date().toISOString(),
    migrations: await migrationsOf(tx),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await tablesInOrder(tx)) {
    // As text: what the database wrote as JSON goes into the file as it is, and is not made anew here from its parts.
    await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
      tx,
    );
    let batch = BATCH.first;
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(batch))} from backup_rows`.execute(
        tx,
      );
      if (rows.length === 0) break;
      // A raw line feed in JSON is only ever space between its parts.
      const text = rows.map(({ row }) => row.replaceAll('\n', ' ')).join(',');
      yield `{"table":${JSON.stringify(table)},"rows":[${text}]}\n`;
      // Pieces of files are a thousand times as long as most rows.
      const fitting = Math.floor((rows.length * BATCH.characters) / text.length);
      batch = Math.max(1, Math.min(BATCH.max, 4 * batch, fitting));
    }
    await sql`close backup_rows`.execute(tx);
  }
}

/**
 * Writes everything that people and editors made to one compressed file, as of one moment. The file fits
 * either kind of database. Waiting jobs are not part of it: they are made again by their schedules, and
 * emails wait in the outbox.
 */
export async function backup(db: Db, file: string): Promise<void> {
  const unfinished = `${file}.part`;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) =>
      pipeline(Readable.from(lines(tx)), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
    );
  renameSync(unfinished, file);
}

/** Takes every row out of these tables: the audit log's too, which its trigger refuses to everybody else. */
async function emptyTables(tx: Tx, tables: readonly string[]): Promise<void> {
  await sql`alter table audit_log disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(tx);
  await sql`alter table audit_log enable trigger user`.execute(tx);
}

/** The lines of a compressed file, one at a time; throws when it cannot be read or unpacked. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.once('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked).setEncoding('utf8');
  let rest = '';
  for await (const chunk of unpacked as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/**
 * What is carried over a restore: asked for what there is before anything is replaced, it answers what is done once everything was.
 */
export type Carry = (tx: Tx) => Promise<(tx: Tx) => Promise<void>>;

async function insertRows(tx: Tx, { table, rows }: Line): Promise<void> {
  await sql`insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}

/** Numbers given out from now on come after those that were restored. */
async function advanceSequences(tx: Tx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(tx);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(tx);
  }
}

/**
 * Replaces everything in a migrated database by what a backup holds, in one transaction: it succeeds whole or
 * changes nothing. What an older version kept is put into the tables of its day, and goes through the
 * migrations of `folder` since. Throws when the file is no backup, or was made by a newer version.
 */
export async function restore(
  db: Db,
  file: string,
  folder: string,
  carry?: Carry,
): Promise<{ takenAt: string; rows: number }> {
  const known = await migrationsOf(db);
  return db.transaction().execute(async (tx) => {
    const putBack = await carry?.(tx);
    let header: Header | null = null;
    let rows = 0;
    let since: string[] = [];
    for await (const text of linesOf(file)) {
      if (!header) {
        header = JSON.parse(text) as Header;
        if (header.format !== FORMAT) throw new Error(`${file} is not a backup of this product.`);
        const missing = header.migrations.filter((name) => !known.includes(name));
        if (missing.length > 0)
          throw new Error(`${file} was made by a newer version (${missing.join(', ')}).`);
        const { migrations } = header;
        since = known.filter((name) => !migrations.includes(name));
        if (since.length > 0) await rebuildSchema(tx, folder, migrations);
        const tables = await tablesInOrder(tx);
        await emptyTables(tx, tables);
        continue;
      }
      const line = JSON.parse(text) as Line;
      await insertRows(tx, line);
      rows += line.rows.length;
    }
    if (!header) throw new Error(`${file} is empty.`);
    await advanceSequences(tx);
    await runMigrations(tx, folder, since);
    await putBack?.(tx);
    return { takenAt: header.takenAt, rows };
  });
}
