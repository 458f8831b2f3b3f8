import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { DEMO_PASSWORD, loadDemoAccounts } from '../src/features/accounts/server/demo.ts';
import { loadLegalPages } from '../src/features/guidance/server/load.ts';
import { loadLibrary } from '../src/features/library/server/loadLibrary.ts';
import { loadSearchWords } from '../src/features/search/server/loadWords.ts';
import { SearchIndex } from '../src/features/search/server/searchIndex.ts';
import { loadPlans } from '../src/features/subscriptions/server/load.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import type { Db } from '../src/platform/db/schema.ts';

/** What a test needs to get a database of its own: a copy of a template that holds the library and the demo accounts. */
export interface TestTemplate {
  kind: 'embedded' | 'server';
  /** The template's data directory, or the address of the server. */
  location: string;
  /** The folder of the search index of what the template holds. */
  indexDir: string;
  /** The folder of the bundled worker threads. */
  workersDir: string;
  /** Milliseconds of processor time that loading the starter library took. */
  loading: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    template: TestTemplate;
  }
}

export const TEMPLATE_DATABASE = 'lawleaf_template';
/**
 * How the passwords of the demo accounts are hashed here. Tests sign in some thousand times; a hash as the product makes it takes
 * 20 ms of processor time each. What the product makes is asked where passwords are what a test is about.
 */
const QUICK_TO_CHECK = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 };
const DEMO_DAY = new Date('2026-11-20T15:00:00Z');

/** The worker threads, bundled as the build does it. */
async function buildWorkers(): Promise<string> {
  const dir = path.resolve(`.cache/test/workers-${process.pid}`);
  const bundle = await rolldown({
    input: {
      databaseWorker: 'src/platform/db/embeddedWorker.ts',
      searchWorker: 'src/search-engine/worker/indexWorker.ts',
      redlineWorker: 'src/redline/pool/worker.ts',
      packWorker: 'src/features/checklists/server/pack/packWorker.ts',
      reportWorker: 'src/features/reports/server/export/exportWorker.ts',
    },
    platform: 'node',
    external: [/^node:/, /^@electric-sql\/pglite/, /^pdfmake/, 'docx'],
  });
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].mjs' });
  return dir;
}

/** Keeps the search index of a database: to build it takes two seconds of processor time, which each test that searches would take. */
async function keepIndex(db: Db, indexDir: string, workersDir: string): Promise<void> {
  const index = new SearchIndex({
    db,
    workerUrl: pathToFileURL(path.join(workersDir, 'searchWorker.mjs')),
    snapshotDir: indexDir,
    onError: (error) => {
      throw error;
    },
  });
  await index.settled();
}

/** Answers the processor time of loading the library; what else the machine does at the moment plays no part in it. */
async function fill(databaseUrl: string | null, dir: string, workersDir: string): Promise<number> {
  const database = await openDatabase({
    databaseUrl,
    dataDir: databaseUrl ? '' : dir,
    workerUrl: pathToFileURL(path.join(workersDir, 'databaseWorker.mjs')),
  });
  try {
    await migrate(database.db, 'db/migrations');
    const before = process.cpuUsage();
    await loadLibrary(database.db, 'content', DEMO_DAY);
    const { user, system } = process.cpuUsage(before);
    await loadPlans(database.db, 'content');
    await loadLegalPages(database.db, 'content');
    await loadSearchWords(database.db, DEMO_DAY);
    await loadDemoAccounts(database.db, DEMO_DAY, 14);
    await database.db
      .updateTable('users')
      .set({ password_hash: await hash(DEMO_PASSWORD, QUICK_TO_CHECK) })
      .where('password_hash', 'is not', null)
      .execute();
    await keepIndex(database.db, path.join(dir, 'search'), workersDir);
    return (user + system) / 1000;
  } finally {
    await database.close();
  }
}

async function recreate(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function makeTemplate(): Promise<TestTemplate> {
  const workersDir = await buildWorkers();
  const serverUrl = process.env.TEST_DATABASE_URL;
  const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-template-'));
  const databaseUrl = serverUrl ? await recreate(serverUrl, TEMPLATE_DATABASE) : null;
  const loading = await fill(databaseUrl, dir, workersDir);
  const kind = serverUrl ? 'server' : 'embedded';
  return { kind, location: serverUrl ?? dir, indexDir: path.join(dir, 'search'), workersDir, loading };
}

/** The template of this run, which its projects share. Each of them reads this module for itself. */
const run = globalThis as { testTemplate?: Promise<TestTemplate> };

/**
 * Prepares the template once for all test files; `TEST_DATABASE_URL` chooses a real server over the embedded database. It is taken
 * away when the process ends.
 */
export default async function setup(project: TestProject): Promise<void> {
  run.testTemplate ??= makeTemplate();
  const template = await run.testTemplate;
  process.once('exit', () => {
    rmSync(template.workersDir, { recursive: true, force: true });
    rmSync(path.dirname(template.indexDir), { recursive: true, force: true });
  });
  project.provide('template', template);
}
