import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DataDirInUse, lockDataDir } from '../../../platform/db/lock.ts';
import { readSnapshotFile, writeSnapshotFile } from '../../../search-engine/snapshotFile.ts';

const NAME = /^main-.*\.snapshot$/;

/**
 * Built indexes in files, by the content they were built from, for every process that shares the directory. A file is always a
 * whole one; only the latest is kept.
 */
export class SnapshotStore {
  readonly #dir: string;

  constructor(dir: string) {
    mkdirSync(dir, { recursive: true });
    this.#dir = dir;
  }

  #file(key: string): string {
    return path.join(this.#dir, `main-${key}.snapshot`);
  }

  /** The snapshot of this content, or null. */
  read(key: string): Promise<SharedArrayBuffer | null> {
    return readSnapshotFile(this.#file(key));
  }

  /** Keeps a snapshot instead of all others. */
  async write(key: string, snapshot: SharedArrayBuffer): Promise<void> {
    await writeSnapshotFile(this.#file(key), snapshot);
    for (const name of readdirSync(this.#dir)) {
      const file = path.join(this.#dir, name);
      if (NAME.test(name) && file !== this.#file(key)) rmSync(file, { force: true });
    }
  }

  /**
   * Takes the right to build, which one process at a time has; null while another has it. The kernel gives it back however
   * the process ends. Answers the function that gives it back.
   */
  async lock(): Promise<(() => void) | null> {
    try {
      return await lockDataDir(this.#dir);
    } catch (error) {
      if (error instanceof DataDirInUse) return null;
      throw error;
    }
  }
}
