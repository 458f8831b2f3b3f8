import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function* filesUnder(entry) {
  if (!existsSync(entry)) return;
  if (statSync(entry).isFile()) yield entry;
  else {
    for (const found of readdirSync(entry, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const file = path.join(entry, found.name);
      if (found.isFile()) yield file;
      else yield* filesUnder(file);
    }
  }
}

const everything = () => true;

/** A fingerprint of files and folders on this kind of machine: what native packages and builds depend on. */
function fingerprint(entries, keep, addFile) {
  const hash = createHash('sha256');
  hash.update(`${process.version.split('.')[0]} ${process.platform} ${process.arch}`);
  for (const entry of entries) {
    for (const file of filesUnder(entry)) if (keep(file)) addFile(hash.update(file), file);
  }
  return hash.digest('hex');
}

const ofContents = (entries, keep) =>
  fingerprint(entries, keep, (hash, file) => hash.update(readFileSync(file)));

/** Quicker to take: files that nobody touched are what they were. */
const ofTimes = (entries, keep) =>
  fingerprint(entries, keep, (hash, file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    hash.update(`${size} ${mtimeMs} ${ctimeMs}`);
  });

/** Writes down what these files and folders are now. */
export function stamp(file, entries, keep = everything) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${ofContents(entries, keep)}\n${ofTimes(entries, keep)}`);
}

/** Whether the files and folders are what they were when they were stamped. */
export function isStamped(file, entries, keep = everything) {
  if (!existsSync(file)) return false;
  const [contents, times] = readFileSync(file, 'utf8').split('\n');
  if (times === ofTimes(entries, keep)) return true;
  if (contents !== ofContents(entries, keep)) return false;
  stamp(file, entries, keep);
  return true;
}
