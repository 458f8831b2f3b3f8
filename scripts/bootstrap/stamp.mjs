import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function* filesUnder(entry) {
  if (!existsSync(entry)) return;
  if (statSync(entry).isFile()) yield entry;
  else for (const name of readdirSync(entry).sort()) yield* filesUnder(path.join(entry, name));
}

/** A fingerprint of files and folders on this kind of machine: what native packages and builds depend on. */
export function fingerprint(entries, keep = () => true) {
  const hash = createHash('sha256');
  hash.update(`${process.version.split('.')[0]} ${process.platform} ${process.arch}`);
  for (const entry of entries) {
    for (const file of filesUnder(entry)) if (keep(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export const isStamped = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value;

export function stamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, value);
}
