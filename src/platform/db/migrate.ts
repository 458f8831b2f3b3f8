import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from './schema.ts';

/** The migrations of a folder: plain SQL files, applied in the order of their names, forward only. */
function migrationsIn(folder: string): Record<string, Migration> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.sql$/, ''),
      { up: async (db) => void (await sql.raw(readFileSync(path.join(folder, file), 'utf8')).execute(db)) },
    ]),
  );
}

/** Brings the database to the newest schema. Several processes may call it at once: one works, the others wait. */
export async function migrate(db: Db, folder: string): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsIn(folder) },
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
