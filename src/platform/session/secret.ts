import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { t } from '../../shared/text.ts';

/** What a configured secret needs, too (platform/config.ts). */
const MIN_LENGTH = 32;

/** The file of the secret is there, and holds none. */
export class BrokenSecret extends Error {
  constructor(file: string, length: number) {
    super(
      t(
        'The file {{file}} holds no whole secret: {{length}} characters, where {{min}} are the least. Put the right one back; or delete the file, and a new one is made at the next start: everybody has to log in again then, and links that were emailed end.',
        { file, length, min: MIN_LENGTH },
      ),
    );
    this.name = 'BrokenSecret';
  }
}

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * The secret that signs tokens: the configured one, or one made once and kept in the data directory for its
 * owner's eyes only, so that people stay signed in over a restart (decisions 2). Throws `BrokenSecret`.
 */
export function sessionSecret(configured: string | null, dataDir: string): string {
  if (configured) return configured;
  const file = path.join(dataDir, 'session-secret');
  const kept = read(file);
  if (kept !== null && kept.length < MIN_LENGTH) throw new BrokenSecret(file, kept.length);
  if (kept !== null) return kept;
  mkdirSync(dataDir, { recursive: true });
  const made = randomBytes(48).toString('base64url');
  // Whole or not at all, also on a disk that is full.
  writeFileSync(`${file}.new`, made, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
}
