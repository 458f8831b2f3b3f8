import path from 'node:path';
import { parseArgs } from 'node:util';
import { counts, coverageTable } from '../src/features/library/lint/coverage.ts';
import { runLint } from '../src/features/library/lint/runLint.ts';
import { readLibrary } from '../src/features/library/server/readLibrary.ts';

/**
 * `npm run content:check [-- --quiet] [part of a path…]`: proves what can be proved of the library, and says what it holds.
 * `--quiet` leaves out the warnings and the coverage table.
 */
const { values, positionals } = parseArgs({
  options: { quiet: { type: 'boolean' } },
  allowPositionals: true,
});

const { library, findings: unreadable } = readLibrary(path.join(import.meta.dirname, '../content'));
const findings = [...unreadable, ...runLint(library)].filter(
  ({ file }) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
);
const errors = findings.filter(({ severity }) => severity === 'error');

for (const { severity, rule, file, where, message } of values.quiet ? errors : findings) {
  console.log(`${severity === 'error' ? 'ERROR  ' : 'warning'} ${file} ${where}: ${message} [${rule}]`);
}
if (!values.quiet) console.log(`\n${coverageTable(library)}`);
console.log(`\n${counts(library)}\n\n${errors.length} errors, ${findings.length - errors.length} warnings`);
process.exitCode = errors.length > 0 ? 1 : 0;
