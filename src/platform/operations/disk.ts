import { statfs } from 'node:fs/promises';

/** Less than this and the next write, or the one after it, fails. */
const MIN_FREE_BYTES = 32 * 1_048_576;
/** How long a write that failed counts: the disk of a database server cannot be looked at from here. */
const FULL_FOR_MS = 60_000;

/** Watches the room on the disks that an installation writes to, for /health. */
export class Disk {
  readonly #dir: string;
  #fullAt = Number.NEGATIVE_INFINITY;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** A write has just failed for want of room. */
  noteFull(): void {
    this.#fullAt = Date.now();
  }

  /** Whether there is room in the data directory, and no write failed for want of it in the last minute. */
  async isWell(): Promise<boolean> {
    if (Date.now() - this.#fullAt < FULL_FOR_MS) return false;
    const { bavail, bsize } = await statfs(this.#dir);
    return bavail * bsize >= MIN_FREE_BYTES;
  }
}
