import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { t } from '../../shared/text.ts';
import { keepToOwner } from './dataDir.ts';
import { lockFile } from './lockFile.ts';

/** Another process works on the same data directory. */
export class DataDirInUse extends Error {
  constructor(dir: string, owner: string) {
    super(
      `The data directory ${dir} is in use by ${owner}. Stop that process, or set DATA_DIR to another directory.`,
    );
    this.name = 'DataDirInUse';
  }
}

const ownerOf = (file: string): string => {
  try {
    return `process ${readFileSync(file, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
};

/** A name that means this directory on this machine, however it was spelt. */
function lockAddress(dir: string): string {
  const stat = statSync(dir, { bigint: true });
  const key = createHash('sha256').update(`${stat.dev}:${stat.ino}`).digest('hex').slice(0, 24);
  if (process.platform === 'linux') return `\0lawleaf-${key}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\lawleaf-${key}`;
  return path.join(dir, '.lock.sock');
}

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.connect(address, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });

const listen = (address: string): Promise<net.Server> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });

/**
 * Takes the data directory for this process. The kernel gives the lock back however the process ends, so it
 * can never go stale: two processes on one embedded database would corrupt it without a word. A socket's name
 * is known only within one network namespace; containers that share a volume are kept apart by the lock on a
 * file of it. Throws `DataDirInUse`, or `ForeignDataDir` for a folder of somebody else's files. Answers a
 * function that gives the directory back.
 */
export async function lockDataDir(dir: string): Promise<() => void> {
  keepToOwner(dir);
  const address = lockAddress(dir);
  const ownerFile = path.join(dir, '.owner');
  const take = async (): Promise<net.Server> => {
    try {
      return await listen(address);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      const stale = path.isAbsolute(address) && process.platform !== 'win32' && !(await answers(address));
      if (!stale) throw new DataDirInUse(dir, ownerOf(ownerFile));
      rmSync(address, { force: true });
      return listen(address);
    }
  };
  const server = await take();
  const unlockFile = await lockFile(path.join(dir, '.lock')).catch((error: unknown) => {
    server.close();
    throw error;
  });
  if (unlockFile === 'held') {
    server.close();
    throw new DataDirInUse(dir, t('another process, perhaps in another container'));
  }
  writeFileSync(ownerFile, String(process.pid));
  return () => {
    rmSync(ownerFile, { force: true });
    unlockFile();
    server.close();
  };
}
