import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
};

/**
 * The secret that signs tokens: the configured one, or one made once and kept in the data directory for its owner's eyes
 * only, so that people stay signed in over a restart (decisions 2).
 */
export function sessionSecret(configured: string | null, dataDir: string): string {
  if (configured) return configured;
  const file = path.join(dataDir, 'session-secret');
  const kept = read(file);
  if (kept) return kept;
  mkdirSync(dataDir, { recursive: true });
  const made = randomBytes(48).toString('base64url');
  writeFileSync(file, made, { mode: 0o600, flag: 'wx' });
  return made;
}
