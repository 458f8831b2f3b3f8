import path from 'node:path';
import { systemClock } from '../../platform/clock.ts';
import { ConfigError, NO_WORKER, readConfig } from '../../platform/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { jobKindsOf } from '../../platform/defineFeature.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { sessionSecret } from '../../platform/session/secret.ts';
import type { Layout } from './layout.ts';
import { closeServices, createServices } from './services.ts';

export interface RunningWorker {
  /** Lets the work under way end, then closes the database. */
  close(): Promise<void>;
}

/**
 * Does the background work of an installation in a process of its own; as many as wished work side by side.
 * Throws `ConfigError` with the reason on the embedded database, which belongs to one process.
 */
export async function startWorker(
  variables: Record<string, string | undefined>,
  layout: Layout,
): Promise<RunningWorker> {
  const config = readConfig(variables);
  if (!config.databaseUrl) throw new ConfigError([NO_WORKER]);
  const logger = createLogger(config.logLevel);
  const database = await openDatabase({ ...config, workerUrl: layout.databaseWorker });
  try {
    const { db, pool } = database;
    await migrate(db, path.join(layout.root, 'db/migrations'));
    const dataDir = path.resolve(layout.root, config.dataDir);
    const secret = sessionSecret(config.sessionSecret, dataDir);
    const snapshotDir = path.join(dataDir, 'search');
    const services = createServices({
      config,
      db,
      clock: systemClock,
      logger,
      secret,
      snapshotDir,
      ...layout,
    });
    const jobs = createJobs(pool, logger);
    await jobs.start(jobKindsOf(services));
    process.stdout.write(`${config.productName} worker is ready.\n`);
    return {
      close: async () => {
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
