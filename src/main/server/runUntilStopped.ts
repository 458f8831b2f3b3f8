import { ConfigError } from '../../platform/config.ts';
import { ForeignDataDir } from '../../platform/db/dataDir.ts';
import { DataDirInUse } from '../../platform/db/lock.ts';
import { DamagedDataDir } from '../../platform/db/open.ts';

/** Problems that the person who starts a process can mend: said in one message, without a stack. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DataDirInUse ||
  error instanceof ForeignDataDir ||
  error instanceof DamagedDataDir ||
  (error as NodeJS.ErrnoException)?.code === 'EADDRINUSE';

/** Runs a process for the command line: prints plain problems plainly, and drains on SIGTERM and SIGINT. */
export async function runUntilStopped(start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
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
    process.stderr.write(`${isPlain(error) ? error.message : ((error as Error).stack ?? String(error))}\n`);
    process.exit(1);
  }
}
