import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Writes a snapshot so that the file is always a whole one, the old or the new. */
export async function writeSnapshotFile(path: string, snapshot: SharedArrayBuffer): Promise<void> {
  const partial = join(dirname(path), `.${basename(path)}.${process.pid}.partial`);
  const file = await open(partial, 'w');
  try {
    await file.writeFile(new Uint8Array(snapshot));
    await file.sync();
    await file.close();
    await rename(partial, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(partial, { force: true });
    throw error;
  }
}

/** Reads a snapshot file straight into memory that threads can share; null where there is none. */
export async function readSnapshotFile(path: string): Promise<SharedArrayBuffer | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    const { size } = await file.stat();
    const snapshot = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(snapshot);
    let at = 0;
    while (at < size) {
      const { bytesRead } = await file.read(bytes, at, size - at, at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return snapshot;
  } finally {
    await file.close();
  }
}
