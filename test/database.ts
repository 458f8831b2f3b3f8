import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/platform/db/open.ts';
import { TEMPLATE_DATABASE } from './globalSetup.ts';

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A bundled worker thread. */
export const workerOf = (name: 'databaseWorker' | 'searchWorker' | 'redlineWorker' | 'reportWorker'): URL =>
  pathToFileURL(path.join(inject('template').workersDir, `${name}.mjs`));

/**
 * A database for one test file: migrated, with the library and the demo accounts, and nobody else in it. Which kind it is
 * (embedded or a real server) is the run's business; a test must hold on both.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const template = inject('template');
  const workerUrl = workerOf('databaseWorker');
  if (template.kind === 'embedded') {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'lawleaf-test-'));
    cpSync(path.join(template.location, 'postgres'), path.join(dataDir, 'postgres'), { recursive: true });
    const database = await openDatabase({ databaseUrl: null, dataDir, workerUrl });
    const close = async (): Promise<void> => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    };
    return { ...database, close };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(template.location, `create database ${name} template ${TEMPLATE_DATABASE}`);
  const url = new URL(template.location);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '', workerUrl });
  const close = async (): Promise<void> => {
    await database.close();
    await onServer(template.location, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}

export interface EmptyDatabase {
  /** Where it lies, as the environment of a process names it. */
  variables: { DATABASE_URL: string; DATA_DIR: string };
  drop(): Promise<void>;
}

/** Room for a database that nothing has touched yet, not even migrations, of the kind that the run is about. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const template = inject('template');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lawleaf-test-'));
  const removeDir = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (template.kind === 'embedded') {
    return { variables: { DATABASE_URL: '', DATA_DIR: dataDir }, drop: async () => removeDir() };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(template.location, `create database ${name}`);
  const url = new URL(template.location);
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    removeDir();
    await onServer(template.location, `drop database ${name} with (force)`);
  };
  return { variables: { DATABASE_URL: url.href, DATA_DIR: dataDir }, drop };
}

/** The address of a test's database on a server, for a process of its own. */
export async function addressOf({ pool }: OpenDatabase): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(inject('template').location);
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}
