import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { t } from '../../shared/text.ts';

/** A folder that holds somebody else's files was named as the data directory. */
export class ForeignDataDir extends Error {
  constructor(dir: string, file: string) {
    super(
      t(
        'The data directory {{dir}} holds files that are not Lawleaf’s ({{file}}). Set DATA_DIR to an empty folder, or to one that Lawleaf made.',
        { dir, file },
      ),
    );
    this.name = 'ForeignDataDir';
  }
}

/** What an installation keeps there; where one of these is, the folder is ours. */
const OURS = ['postgres', 'session-secret', 'search', 'erased-accounts', '.owner', '.lock', '.lock.sock'];
const OWNER_ONLY = 0o700;

const withoutOthers = (file: string): void => chmodSync(file, statSync(file).mode & OWNER_ONLY);

/** Removes the permissions of everybody but the owner from a folder and all in it. */
function closeToOthers(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) withoutOthers(path.join(entry.parentPath, entry.name));
  }
  chmodSync(dir, OWNER_ONLY);
}

/**
 * Makes the data directory readable by its owner alone: it holds notes, addresses and the secret that signs
 * tokens. One that is there already and open to others is closed to them. Throws `ForeignDataDir`.
 */
export function keepToOwner(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: OWNER_ONLY });
  if (process.platform === 'win32' || (statSync(dir).mode & 0o777) === OWNER_ONLY) return;
  const [stranger] = readdirSync(dir);
  if (stranger !== undefined && !OURS.some((name) => existsSync(path.join(dir, name)))) {
    throw new ForeignDataDir(dir, stranger);
  }
  closeToOthers(dir);
}
