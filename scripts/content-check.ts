import path from 'node:path';
import { coverage } from '../src/features/library/lint/coverage.ts';
import { runLint } from '../src/features/library/lint/runLint.ts';
import { readLibrary } from '../src/features/library/server/readLibrary.ts';

/** `npm run content:check [part of a path…]`: proves what can be proved of the library, and says what it holds. */
const contentDir = path.join(import.meta.dirname, '../content');
const wanted = process.argv.slice(2);

const { library, findings: unreadable } = readLibrary(contentDir);
const findings = [...unreadable, ...runLint(library)].filter(
  ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
);
for (const { severity, rule, file, where, message } of findings) {
  console.log(`${severity === 'error' ? 'ERROR  ' : 'warning'} ${file} ${where}: ${message} [${rule}]`);
}
const errors = findings.filter(({ severity }) => severity === 'error').length;
console.log(`\n${coverage(library)}\n\n${errors} errors, ${findings.length - errors} warnings`);
process.exitCode = errors > 0 ? 1 : 0;
