import path from 'node:path';
import { ConfigError } from '../../platform/config.ts';
import { ForeignDataDir } from '../../platform/db/dataDir.ts';
import { DataDirInUse } from '../../platform/db/lock.ts';
import { DamagedDataDir } from '../../platform/db/open.ts';
import { placeProblem } from '../../platform/operations/placeProblem.ts';
import { BrokenSecret } from '../../platform/session/secret.ts';
import type { Layout } from './layout.ts';

/** Problems that the person who starts a process can mend: said in one message, without a stack. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DataDirInUse ||
  error instanceof ForeignDataDir ||
  error instanceof DamagedDataDir ||
  error instanceof BrokenSecret ||
  (error as NodeJS.ErrnoException)?.code === 'EADDRINUSE';

/**
 * What a process that could not start says: what is wrong with the place of its data, a plain problem, or
 * what failed.
 */
function wordsOf(error: unknown, layout: Pick<Layout, 'root'>): string {
  const dataDir = path.resolve(layout.root, process.env.DATA_DIR?.trim() || './data');
  const plain = isPlain(error) ? error.message : null;
  const isOfPlace = !plain || error instanceof DamagedDataDir;
  return (
    (isOfPlace ? placeProblem(dataDir, error) : null) ?? plain ?? (error as Error).stack ?? String(error)
  );
}

/** Runs a process for the command line: prints plain problems plainly, and drains on SIGTERM and SIGINT. */
export async function runUntilStopped(
  layout: Pick<Layout, 'root'>,
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  try {
    const running = await start();
    let closing = false;
    const stop = (): void => {
      if (closing) return;
      closing = true;
      const giveUp = setTimeout(() => process.exit(1), 15_000);
      giveUp.unref();
      running.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`${wordsOf(error, layout)}\n`);
    process.exit(1);
  }
}
