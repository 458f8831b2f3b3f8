import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const TEXT = readFileSync('ARCHITECTURE.md', 'utf8');
/** Where a path of the page may begin: it leaves out what its sentence has said. */
const ROOTS = [
  '',
  'src',
  'src/features',
  'src/features/provisions',
  'src/main/web',
  'src/main/server',
  'docs',
];

const exists = (name: string): boolean => ROOTS.some((root) => existsSync(path.join(root, name)));

/** Names of files in back quotes, and the targets of links; those with a placeholder stand for many. */
const namesIn = (text: string): string[] =>
  [
    ...[...text.matchAll(/`([\w./-]+\.(?:ts|tsx|sql|md|yaml))`/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\]\(([^)]+)\)/g)].map(([, name = '']) => name),
  ].filter(
    (name) =>
      !/^(?:contract|rules|access|reads|writes|tables|queries)\.ts$|server\/(?:reads|writes|tables|feature)\.ts$/.test(
        name,
      ) || name.startsWith('features/'),
  );

/** What a text names that is not there. */
const missingIn = (text: string): string[] => namesIn(text).filter((name) => !exists(name));

test('every file that ARCHITECTURE.md names is there', () => {
  expect(namesIn(TEXT).length).toBeGreaterThan(15);
  expect(missingIn(TEXT)).toEqual([]);
});

test('a file that is not there would be found', () => {
  const text =
    'The call is in `features/notes/contract.ts`, its field in `features/notes/web/Gone.tsx` ([why](docs/gone.md)).';
  expect(missingIn(text)).toEqual(['features/notes/web/Gone.tsx', 'docs/gone.md']);
});
