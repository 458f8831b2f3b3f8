import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { t } from '../../shared/text.ts';

/** What PostgreSQL and the file system say of a disk that has no room left. */
const DISK_FULL = /\b(?:53100|ENOSPC)\b|no space left on device/i;
/** Less is nothing: the embedded database writes in larger pieces. */
const NO_ROOM_BYTES = 1_048_576;

/** Whether a write failed for want of room. */
export function isDiskFull(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return DISK_FULL.test(`${code} ${message}`);
}

/** The folder itself, or what is there of the way to it. */
function nearest(dir: string): string {
  return existsSync(dir) ? dir : nearest(path.dirname(dir));
}

const writeRefusal = (dir: string): string | null => {
  try {
    accessSync(dir, constants.W_OK);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? null;
  }
};

/**
 * What is wrong with the place where the data lies, in words for whoever started the process; null when that
 * is not what stopped it. What failed first says little of it: a full disk looks like a damaged database.
 */
export function placeProblem(dataDir: string, error: unknown): string | null {
  const there = nearest(dataDir);
  const refusal = writeRefusal(there);
  if (refusal === 'EROFS') {
    return t(
      'The data directory {{dir}} is on a disk that can only be read. Set DATA_DIR to a folder that can be written.',
      {
        dir: dataDir,
      },
    );
  }
  if (refusal === 'EACCES' || refusal === 'EPERM') {
    return t(
      'This process may not write to the data directory {{dir}}. Give it to the user that runs this process, or set DATA_DIR to another folder.',
      { dir: dataDir },
    );
  }
  const { bavail, bsize } = statfsSync(there);
  if (!isDiskFull(error) && bavail * bsize >= NO_ROOM_BYTES) return null;
  return t(
    'There is no room left on the disk of the data directory {{dir}}, or of the database. Make room and start again; what was saved before is still there.',
    { dir: dataDir },
  );
}
