import path from 'node:path';
import { SearchIndex } from '../../features/search/server/searchIndex.ts';
import { systemClock } from '../../platform/clock.ts';
import { ConfigError, NO_WORKER, readConfig } from '../../platform/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { sessionSecret } from '../../platform/session/secret.ts';
import { RedlinePool } from '../../redline/pool/pool.ts';
import { jobKinds } from './jobKinds.ts';
import type { Layout } from './server.ts';

export interface RunningWorker {
  /** Lets the work under way end, then closes the database. */
  close(): Promise<void>;
}

/**
 * Does the background work of an installation in a process of its own; as many as wished work side by side. Throws
 * `ConfigError` with the reason on the embedded database, which belongs to one process.
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
    const redlines = new RedlinePool({ worker: layout.redlineWorker });
    const index = new SearchIndex({
      db,
      workerUrl: layout.searchWorker,
      snapshotDir: path.join(dataDir, 'search'),
      onError: (error) => logger.error({ err: error }, 'the search index could not be built'),
    });
    const jobs = createJobs(pool, logger);
    await jobs.start(jobKinds({ config, db, clock: systemClock, secret, redlines, index }));
    process.stdout.write(`${config.productName} worker is ready.\n`);
    return {
      close: async () => {
        await jobs.stop();
        await redlines.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
