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
const named = [
  ...[...TEXT.matchAll(/`([\w./-]+\.(?:ts|tsx|sql|md|yaml))`/g)].map(([, name = '']) => name),
  ...[...TEXT.matchAll(/\]\(([^)]+)\)/g)].map(([, name = '']) => name),
].filter(
  (name) =>
    !/^(?:contract|rules|access|reads|writes|tables|queries)\.ts$|server\/(?:reads|writes|tables|feature)\.ts$/.test(
      name,
    ) || name.startsWith('features/'),
);

test('every file that ARCHITECTURE.md names is there', () => {
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !exists(name))).toEqual([]);
});
