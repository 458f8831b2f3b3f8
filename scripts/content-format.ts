import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatFile, Unwritable } from '../src/features/library/canonical/writeFile.ts';
import { formatOf } from '../src/features/library/format/fileFormats.ts';

/**
 * `npm run content:format [-- --check] [part of a path…]`: writes the files of the library the one way they are written
 * (content/README.md). `--check` changes nothing, and fails where a file is written otherwise.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});

const folder = path.join(import.meta.dirname, '../content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter(
    (file) => formatOf(file) && (positionals.length === 0 || positionals.some((part) => file.includes(part))),
  )
  .sort();

const [different, failed]: [string[], string[]] = [[], []];
for (const file of files) {
  const at = path.join(folder, file);
  const before = readFileSync(at, 'utf8');
  try {
    const after = formatFile(file, before);
    if (after === before) continue;
    different.push(file);
    if (!values.check) writeFileSync(at, after);
  } catch (error) {
    failed.push(
      error instanceof Unwritable ? error.message : `${file} cannot be read: npm run content:check says why.`,
    );
  }
}

for (const message of failed) console.log(`ERROR   ${message}`);
for (const file of different) console.log(`${values.check ? 'differs' : 'written'} ${file}`);
console.log(
  `\n${files.length} files, ${different.length} ${values.check ? 'to be written anew: npm run content:format' : 'written'}`,
);
process.exitCode = failed.length > 0 || (values.check && different.length > 0) ? 1 : 0;
