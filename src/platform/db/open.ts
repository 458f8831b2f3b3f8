import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';
import { lockDataDir } from './lock.ts';
import type { Database, Db } from './schema.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
  dataDir: string;
  workerUrl: URL;
}

const kysely = (pool: pg.Pool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

function openServer(url: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'lawleaf',
  });
  // A lost connection must not end the process: not an idle one, nor one in use, whose user learns of it by
  // the next statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: kysely(pool), pool, kind: 'server', close: () => pool.end() };
}

/** An embedded database that could not be opened, with what to do about it. */
export class DamagedDataDir extends Error {
  constructor(directory: string, cause: unknown) {
    super(
      `The embedded database in ${directory} could not be opened: ${cause instanceof Error ? cause.message : JSON.stringify(cause)}\n` +
        'It may be half written. Nothing was changed. Move the directory away to start anew, or restore a backup (npm run restore).',
    );
    this.name = 'DamagedDataDir';
  }
}

export interface OpeningDatabase {
  /** To be asked once `ready` has settled. */
  database: OpenDatabase;
  /** Rejects with `DamagedDataDir`; the directory is given back then. */
  ready: Promise<void>;
}

/**
 * Begins to open the database that the configuration names: a PostgreSQL server, or the embedded one in
 * `dataDir`, which takes a second that the caller may use. Throws `DataDirInUse`.
 */
export async function beginOpening(options: DatabaseOptions): Promise<OpeningDatabase> {
  if (options.databaseUrl) return { database: openServer(options.databaseUrl), ready: Promise.resolve() };
  const unlock = await lockDataDir(options.dataDir);
  const directory = path.join(options.dataDir, 'postgres');
  const { pool, ready, close } = openEmbedded(directory, options.workerUrl);
  return {
    database: {
      db: kysely(pool),
      pool,
      kind: 'embedded',
      close: async () => {
        await close();
        unlock();
      },
    },
    ready: ready.catch((error: unknown) => {
      unlock();
      throw new DamagedDataDir(directory, error);
    }),
  };
}

/** Opens the database that the configuration names. Throws `DataDirInUse` or `DamagedDataDir`. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { database, ready } = await beginOpening(options);
  await ready;
  return database;
}
