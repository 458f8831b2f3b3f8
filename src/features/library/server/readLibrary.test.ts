import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readLibrary } from './readLibrary.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const WHOLE = {
  'library.yaml': 'stated: 2026-11-01\n',
  'taxonomy.yaml':
    'jurisdictions: []\nareas:\n  - { key: a, code: AA, name: A, jurisdictions: ["ON"], topics: [{ key: t, name: T, groups: [{ key: g, name: G }] }] }\n',
  'acts.yaml': '[]\n',
  'industries.yaml': '[]\n',
};
function read(files: Record<string, string | null>) {
  const root = mkdtempSync(path.join(tmpdir(), 'library-'));
  folders.push(root);
  for (const [file, text] of Object.entries({ ...WHOLE, ...files })) {
    if (text === null) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const { library, findings } = readLibrary(root);
  return {
    library,
    told: findings.map(({ rule, file, where }) => [rule, file, where].filter(Boolean).join(' ')),
    findings,
  };
}
const bill = (id: string) =>
  `- { id: ${id}, kind: bill, name: B, status: Royal Assent, inForce: assent, isActive: false, description: D, confidence: high }\n`;

test('files that may be missing are missed by nobody, and those of the product are left alone', () => {
  const { told, library } = read({
    'README.md': '#',
    'pages/about.md': 'x',
    'plans.yaml': '{}',
    'database.yaml': '{}',
  });
  expect(told).toEqual([]);
  expect(library).toMatchObject({ stated: '2026-11-01', coverageLimits: [], bills: [] });
});

test('a file that has to be there and is not, or is no YAML, is told, and the others are read', () => {
  const { told, library } = read({
    'acts.yaml': null,
    'industries.yaml': 'a: [\n',
    'bills/ON.yaml': bill('on-1'),
  });
  expect(told).toEqual(['readable acts.yaml', 'readable industries.yaml']);
  expect(library.bills.map(({ jurisdiction, content }) => [jurisdiction, content.length])).toEqual([
    ['ON', 1],
  ]);
});

test('a fault of the format is told with its place and the name of the key', () => {
  const { findings } = read({ 'bills/ON.yaml': bill('on-1').replace('name: B', 'name: B, colour: red') });
  expect(findings).toMatchObject([{ rule: 'format', file: 'bills/ON.yaml', where: '0' }]);
  expect(findings[0]?.message).toContain('(colour)');
});

test('a file of no jurisdiction, and one in a place of its own, are no files of the library', () => {
  const { told, library } = read({
    ...{
      'bills/XX.yaml': bill('xx-1'),
      'bills/on.yaml': bill('on-1'),
      'pages/deep/about.md': 'x',
      'notes.txt': 'x',
    },
  });
  expect(told.sort()).toEqual([
    ...[
      'file-place bills/XX.yaml',
      'file-place bills/on.yaml',
      'file-place notes.txt',
      'file-place pages/deep/about.md',
    ],
  ]);
  expect(library.bills).toEqual([]);
});
