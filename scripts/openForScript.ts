import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Config, readConfig } from '../src/platform/config.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../src/platform/db/open.ts';

// What a tool writes is for its owner's eyes, as what the server writes is.
process.umask(0o077);

/** The configured database, migrated, for a command-line tool. Throws `DataDirInUse` while a server holds the embedded one. */
export async function openForScript(): Promise<{ config: Config; database: OpenDatabase }> {
  const config = readConfig(process.env);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: path.resolve(config.dataDir),
    workerUrl: pathToFileURL(path.resolve('dist/server/databaseWorker.mjs')),
  });
  await migrate(database.db, 'db/migrations');
  return { config, database };
}

/** Runs a tool's work, and says what went wrong in a line instead of a stack. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
