import net from 'node:net';
import path from 'node:path';
import { type Config, readConfig } from '../../platform/config.ts';
import { beginOpening, type OpeningDatabase } from '../../platform/db/open.ts';
import type { Layout } from './layout.ts';

/** What a server begins with, while the rest of its code is still being read. */
export interface Opening extends OpeningDatabase {
  config: Config;
  dataDir: string;
}

/** Throws EADDRINUSE at once when the port is taken, rather than after the library was loaded. */
async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Reads the configuration whole and begins to open the database. Little code, so that the database opens
 * beside the loading of all other code and not after it. Throws `ConfigError`, `DataDirInUse` or EADDRINUSE.
 */
export async function openFirst(
  variables: Record<string, string | undefined>,
  layout: Pick<Layout, 'root' | 'databaseWorker'>,
): Promise<Opening> {
  const config = readConfig(variables);
  await assertPortFree(config.port, config.host);
  const dataDir = path.resolve(layout.root, config.dataDir);
  const opening = await beginOpening({
    databaseUrl: config.databaseUrl,
    dataDir,
    workerUrl: layout.databaseWorker,
  });
  // Whoever waits for it says why it failed; it may fail before anybody does.
  opening.ready.catch(() => {});
  return { ...opening, config, dataDir };
}
