import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { createAdmin } from '../../features/accounts/server/createAdmin.ts';
import { DEMO_PASSWORD, demoEmails, loadDemoAccounts } from '../../features/accounts/server/demo.ts';
import { loadLegalPages } from '../../features/guidance/server/load.ts';
import { exportByTool, importByTool } from '../../features/library/server/exchange/libraryTool.ts';
import { loadLibrary } from '../../features/library/server/loadLibrary.ts';
import { loadSearchWords } from '../../features/search/server/loadWords.ts';
import { COMMAND_LINE, importStatute } from '../../features/statutes/server/writes.ts';
import { loadPlans } from '../../features/subscriptions/server/load.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { backup } from '../../platform/db/backup.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { jobKindsOf } from '../../platform/defineFeature.ts';
import type { HealthCheck } from '../../platform/http/health.ts';
import { createJobs, type Jobs } from '../../platform/jobs/jobs.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { listenForOperations } from '../../platform/operations/channel.ts';
import { Disk } from '../../platform/operations/disk.ts';
import type { Services } from '../../platform/services.ts';
import { sessionSecret } from '../../platform/session/secret.ts';
import { createApp } from './app.ts';
import { features } from './features.ts';
import type { Layout } from './layout.ts';
import { type Opening, openFirst } from './openFirst.ts';
import { eraseWhatCameBack } from './restoreBackup.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { closeServices, createServices } from './services.ts';

export interface RunningServer {
  http: FastifyInstance;
  address: string;
  /** Answers what is under way, then closes the jobs and the database. */
  close(): Promise<void>;
}

const announce = (productName: string, address: string, demo: boolean): void => {
  const lines = [`${productName} is ready: ${address}`];
  if (demo) {
    lines.push(
      `Demo sign-ins (password of all: ${DEMO_PASSWORD}):`,
      ...demoEmails().map((email) => `  ${email}`),
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
};

/**
 * Brings the database to what this version knows: its schema, the content folder, and the demo where that is
 * wanted.
 */
async function fillDatabase({ config, db, clock }: Services, root: string): Promise<void> {
  await migrate(db, path.join(root, 'db/migrations'));
  const contentDir = path.join(root, 'content');
  await loadLibrary(db, contentDir);
  await loadPlans(db, contentDir);
  await loadLegalPages(db, contentDir);
  await loadSearchWords(db, clock.now());
  if (config.demo && (await loadDemoAccounts(db, clock.now(), config.trialDays))) {
    for (const { demo } of features) await demo?.(db, clock.now());
  }
}

/**
 * Lets command-line tools reach the embedded database, which belongs to this process; answers what ends that.
 */
const openToTools = (services: Services, dataDir: string): Promise<() => Promise<void>> =>
  listenForOperations(dataDir, {
    backup: async (input) => backup(services.db, z.object({ file: z.string() }).parse(input).file),
    exportLibrary: (input) => exportByTool(services, input),
    importLibrary: (input) => importByTool(services, input),
    createAdmin: async (input) => createAdmin(services, z.object({ email: z.string() }).parse(input).email),
    importStatute: async (input) =>
      importStatute(
        services,
        COMMAND_LINE,
        createReadStream(z.object({ file: z.string() }).parse(input).file),
      ),
  });

/** What is asked whether the process is well. */
const healthOf = ({ db, index }: Services, jobs: Jobs, disk: Disk): Record<string, HealthCheck> => ({
  database: async () => (await sql`select 1`.execute(db)).rows.length === 1,
  search: () => index.fresh().then(() => true),
  jobs: () => jobs.isWell(),
  disk: () => disk.isWell(),
});

/** Where people find it: the public address, or this machine's where it took another port than it was told. */
function addressOf(http: FastifyInstance, config: Config): string {
  const bound = http.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  return port === config.port ? config.publicUrl : `http://localhost:${port}`;
}

/** Opens, migrates and fills the database, and serves everything on one port (decisions 2). */
export async function startServer(
  variables: Record<string, string | undefined>,
  layout: Layout,
  opening: Promise<Opening> = openFirst(variables, layout),
): Promise<RunningServer> {
  const { config, dataDir, database, ready } = await opening;
  const logger = createLogger(config.logLevel);
  const clock = systemClock;
  const { db, pool } = database;
  const secret = sessionSecret(config.sessionSecret, dataDir);
  const jobs = createJobs(pool, logger);
  const services = createServices({
    config,
    db,
    clock,
    logger,
    secret,
    snapshotDir: path.join(dataDir, 'search'),
    erasedListDir: dataDir,
    ...layout,
  });
  const { index } = services;
  // Everything that needs no answer from the database is made while the database opens.
  const disk = new Disk(dataDir);
  const http = await createApp(services, {
    onDiskFull: () => disk.noteFull(),
    webDir: path.join(layout.root, 'dist/web'),
    health: healthOf(services, jobs, disk),
  });
  await http.ready();
  await ready;
  try {
    await fillDatabase(services, layout.root);
    await eraseWhatCameBack(services, dataDir);
    await http.listen({ port: config.port, host: config.host });
    const address = addressOf(http, config);
    const started = jobs.start(config.jobs === 'server' ? jobKindsOf(services) : []);
    started.catch((error: unknown) => logger.error({ err: error }, 'jobs could not start'));
    const closeToTools = database.kind === 'embedded' ? await openToTools(services, dataDir) : null;
    announce(config.productName, address, config.demo);
    // The first search finds the index ready, or on its way.
    index.fresh().catch((error: unknown) => logger.error({ err: error }, 'the search index is not ready'));
    return {
      http,
      address,
      close: async () => {
        await closeToTools?.();
        await http.close();
        await started.catch(() => {});
        await jobs.stop();
        await closeServices(services);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Starts the server for the command line; `opening` when its database is being opened already. */
export const main = (layout: Layout, opening?: Promise<Opening>): Promise<void> =>
  runUntilStopped(layout, () => startServer(process.env, layout, opening));
