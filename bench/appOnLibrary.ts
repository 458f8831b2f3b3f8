import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { DEMO_PASSWORD, loadDemoAccounts } from '../src/features/accounts/server/demo.ts';
import { loadLibrary } from '../src/features/library/server/loadLibrary.ts';
import { createApp } from '../src/main/server/app.ts';
import { closeServices, createServices } from '../src/main/server/services.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../src/platform/db/open.ts';
import { startPostgres } from '../test/postgresServer.ts';

/** Where the built worker of the embedded database lies. */
export const databaseWorker = pathToFileURL(path.resolve('dist/server/databaseWorker.mjs'));

/** A migrated database with the library and the demo accounts, as the product's first start leaves it. */
export async function fillDatabase({ db }: OpenDatabase): Promise<void> {
  await migrate(db, 'db/migrations');
  await loadLibrary(db, 'content');
  await loadDemoAccounts(db, new Date(), 14);
}

/** A server in this process, and the header of somebody who signed in. */
export interface BenchApp {
  http: FastifyInstance;
  signIn(email: string): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/** The whole server over a database, called without a network in between. */
export async function openApp(database: OpenDatabase): Promise<BenchApp> {
  const services = createServices({
    config: readConfig({ DEMO: 'true' }),
    db: database.db,
    clock: systemClock,
    logger: pino({ level: 'error' }),
    secret: 'a secret for benchmarks that is long',
    packWorker: pathToFileURL(path.resolve('dist/server/packWorker.mjs')),
  });
  const http = await createApp(services, {
    webDir: path.resolve('dist/web'),
    health: {},
    perMinute: 1_000_000,
    // Loading the library keeps this process busy for seconds; what is measured is the answer itself.
    busyAfter: 0,
  });
  await http.ready();
  return {
    http,
    signIn: async (email) => {
      const payload = { email, password: DEMO_PASSWORD };
      const signedIn = await http.inject({ method: 'POST', url: '/auth/login', payload });
      return { authorization: `Bearer ${signedIn.json().token}` };
    },
    close: async () => {
      await http.close();
      await closeServices(services);
    },
  };
}

/** Measures on the embedded database, then on a PostgreSQL of its own where one is installed. Each is closed at the end. */
export async function onBothDatabases(
  measure: (name: string, database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const on = async (name: string, databaseUrl: string | null, dataDir: string): Promise<void> => {
    const database = await openDatabase({ databaseUrl, dataDir, workerUrl: databaseWorker });
    await measure(name, database);
    await database.close();
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lawleaf-bench-'));
  await on('embedded', null, dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('PostgreSQL: not found, not measured');
    return;
  }
  await on('PostgreSQL', postgres.url, '');
  postgres.stop();
}
