import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** What the databases of a whole run take, several times over. */
const ROOM = 4 * 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM && freemem() > 2 * ROOM;
}

/**
 * A directory in memory for the databases of a run, gone when this process ends; null where there is no room for one. Nothing
 * of them is to survive, and a disk that keeps every commit makes them a quarter slower.
 */
export function memoryDir(): string | null {
  if (!hasRoom()) return null;
  const directory = mkdtempSync(path.join(MEMORY, 'lawleaf-'));
  // A database server that is not allowed to run as root passes through.
  chmodSync(directory, 0o711);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return directory;
}
