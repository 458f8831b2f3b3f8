import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/platform/db/open.ts';
import { TEMPLATE_DATABASE } from './globalSetup.ts';

/**
 * The embedded database's code, compiled once for all databases of this process: each would compile it anew, a second and a half
 * of processor time, once the last of them is closed.
 */
const compiled =
  inject('template').kind === 'embedded' ? WebAssembly.compile(readFileSync(wasmFile())) : undefined;

function wasmFile(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return path.join(path.dirname(entry), 'pglite.wasm');
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A bundled worker thread. */
export const workerOf = (
  name: 'databaseWorker' | 'searchWorker' | 'redlineWorker' | 'reportWorker' | 'packWorker',
): URL => pathToFileURL(path.join(inject('template').workersDir, `${name}.mjs`));

/** Room for a database of the kind that the run is about. */
export interface TestPlace {
  /** Where it lies, as the environment of a process names it. */
  variables: { DATABASE_URL: string; DATA_DIR: string };
  drop(): Promise<void>;
}

/** A migrated database with the library and the demo accounts, not open. */
export async function filledPlace(): Promise<TestPlace> {
  const template = inject('template');
  await compiled;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lawleaf-test-'));
  const removeDir = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (template.kind === 'embedded') {
    cpSync(path.join(template.location, 'postgres'), path.join(dataDir, 'postgres'), { recursive: true });
    return { variables: { DATABASE_URL: '', DATA_DIR: dataDir }, drop: async () => removeDir() };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(template.location, `create database ${name} template ${TEMPLATE_DATABASE}`);
  const url = new URL(template.location);
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    removeDir();
    await onServer(template.location, `drop database ${name} with (force)`);
  };
  return { variables: { DATABASE_URL: url.href, DATA_DIR: dataDir }, drop };
}

const indexDirs = new WeakMap<OpenDatabase['db'], string>();

/** Where the processes on a test's database keep the search index: at first that of the template. */
export function indexDirOf({ db }: OpenDatabase): string {
  const known = indexDirs.get(db);
  if (known) return known;
  const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-index-'));
  cpSync(inject('template').indexDir, dir, { recursive: true });
  indexDirs.set(db, dir);
  return dir;
}

/**
 * A database for one test file: migrated, with the library and the demo accounts, and nobody else in it. Which kind it is
 * (embedded or a real server) is the run's business; a test must hold on both.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const { variables, drop } = await filledPlace();
  const database = await openDatabase({
    databaseUrl: variables.DATABASE_URL || null,
    dataDir: variables.DATA_DIR,
    workerUrl: workerOf('databaseWorker'),
  });
  const close = async (): Promise<void> => {
    await database.close();
    await drop();
    const indexDir = indexDirs.get(database.db);
    if (indexDir) rmSync(indexDir, { recursive: true, force: true });
  };
  return { ...database, close };
}

/** The address of a test's database on a server, for a process of its own. */
export async function addressOf({ pool }: OpenDatabase): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(inject('template').location);
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}
