import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { canonicalProblems } from '../src/features/library/lint/canonical.ts';
import { counts, coverageTable } from '../src/features/library/lint/coverage.ts';
import { portabilityProblems } from '../src/features/library/lint/portable.ts';
import { runLint } from '../src/features/library/lint/runLint.ts';
import { readLibrary } from '../src/features/library/server/readLibrary.ts';

/**
 * `npm run content:check [-- --quiet] [part of a path…]`: proves what can be proved of the library, and says what it holds.
 * `--quiet` leaves out the warnings, the coverage table and what other YAML tools make of the files.
 */
const { values, positionals } = parseArgs({
  options: { quiet: { type: 'boolean' } },
  allowPositionals: true,
});

const folder = path.join(import.meta.dirname, '../content');
const { library, findings: unreadable } = readLibrary(folder);
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file), 'utf8')] as const);
const written = texts.flatMap(([file, text]) => canonicalProblems(file, text));
/** Left out when only errors are wanted quickly: it reads every file twice more. */
const portable = values.quiet ? [] : texts.flatMap(([file, text]) => portabilityProblems(file, text));
const findings = [...unreadable, ...runLint(library), ...written, ...portable].filter(
  ({ file }) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
);
const errors = findings.filter(({ severity }) => severity === 'error');

for (const { severity, rule, file, where, message } of values.quiet ? errors : findings) {
  console.log(`${severity === 'error' ? 'ERROR  ' : 'warning'} ${file} ${where}: ${message} [${rule}]`);
}
if (!values.quiet) console.log(`\n${coverageTable(library)}`);
console.log(`\n${counts(library)}\n\n${errors.length} errors, ${findings.length - errors.length} warnings`);
process.exitCode = errors.length > 0 ? 1 : 0;
