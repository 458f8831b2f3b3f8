import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Migration, Migrator, sql } from 'kysely';
import type { Db, Tx } from './schema.ts';

const statementsOf = (folder: string, name: string): string =>
  readFileSync(path.join(folder, `${name}.sql`), 'utf8');

/** The migrations of a folder: plain SQL files, applied in the order of their names, forward only. */
function migrationsIn(folder: string): Record<string, Migration> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      { up: async (db) => void (await sql.raw(statementsOf(folder, name)).execute(db)) },
    ]),
  );
}

/** The names of the migrations that were applied; none in a database without the table of them. */
async function applied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  const found = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return found.rows.map(({ name }) => name);
}

/**
 * Brings the database to the newest schema. Several processes may call it at once: one works, the others
 * wait.
 */
export async function migrate(db: Db, folder: string): Promise<string[]> {
  const migrations = migrationsIn(folder);
  // The migrator reads the whole schema before it sees that there is nothing to do.
  const had = new Set(await applied(db));
  if (Object.keys(migrations).length === had.size && Object.keys(migrations).every((name) => had.has(name))) {
    return [];
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(`The migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, {
      cause: error,
    });
  }
  return results.map((result) => result.migrationName);
}

/**
 * Runs some migrations of a folder within a transaction, in the order given, whether the database had them or
 * not.
 */
export async function runMigrations(tx: Tx, folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await sql.raw(statementsOf(folder, name)).execute(tx);
}
