import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.resolve('src');

/** Which layers a layer may import (ARCHITECTURE.md): everything points down, nothing back. */
const MAY_IMPORT: Record<string, string[]> = {
  main: ['main', 'features', 'platform', 'ui', 'shared', 'redline', 'search-engine'],
  features: ['features', 'platform', 'ui', 'shared', 'redline', 'search-engine'],
  platform: ['platform', 'shared'],
  ui: ['ui', 'shared'],
  shared: ['shared'],
  redline: ['redline'],
  'search-engine': ['search-engine'],
};

/** The features from the ground up, as main/server/features.ts lists them: a feature imports only features that stand before it. */
const ORDER = featuresInOrder(readFileSync(path.join(SRC, 'main/server/features.ts'), 'utf8'));

/** Read from its text: to load it would be to load the whole server. */
function featuresInOrder(text: string): string[] {
  const imported = text.matchAll(/import \{ (\w+) \} from '\.\.\/\.\.\/features\/([\w-]+)\//g);
  const folderOf = new Map([...imported].map(([, variable, folder]) => [variable, folder]));
  const [, list = ''] = text.split('features: readonly Feature[] = [');
  return [...list.matchAll(/name: '([\w-]+)'|^ {2}(\w+),$/gm)].map(
    ([, name, variable]) => name ?? folderOf.get(variable) ?? `${variable}, which is not imported`,
  );
}

interface Import {
  from: string;
  to: string;
}

function* sourceFiles(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(full);
    else if (/\.tsx?$/.test(entry.name)) yield path.relative(SRC, full);
  }
}

const files = [...sourceFiles(SRC)];
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const imports: Import[] = files
  .filter((file) => !isTest(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(SRC, file), 'utf8');
    const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g);
    return [...found].map(([, target = '']) => ({
      from: file,
      to: path.relative(SRC, path.resolve(SRC, path.dirname(file), target)),
    }));
  });

const layer = (file: string): string => file.split(path.sep)[0] ?? '';
const feature = (file: string): string | null =>
  layer(file) === 'features' ? (file.split(path.sep)[1] ?? null) : null;
const isWeb = (file: string): boolean =>
  layer(file) === 'ui' || /^features\/[^/]+\/web\//.test(file) || /^main\/web\//.test(file);
const rank = (name: string): number => ORDER.indexOf(name);
const said = ({ from, to }: Import): string => `${from} -> ${to}`;

test('the scan sees the product', () => {
  expect(files.length).toBeGreaterThan(120);
  expect(imports.length).toBeGreaterThan(250);
  expect(new Set(files.map(layer))).toEqual(new Set(Object.keys(MAY_IMPORT)));
});

test('layers import downwards only', () => {
  const wrong = imports.filter(({ from, to }) => !MAY_IMPORT[layer(from)]?.includes(layer(to)));
  expect(wrong.map(said)).toEqual([]);
});

test('web code never reaches server code', () => {
  const wrong = imports.filter(
    ({ from, to }) => isWeb(from) && (layer(to) === 'platform' || /^features\/[^/]+\/server\//.test(to)),
  );
  expect(wrong.map(said)).toEqual([]);
});

/**
 * Pure modules at a feature's root (contract, rules, access …), what its server tells others (reads) and is told by them
 * (notify), and web components.
 */
test('a feature is entered by its open doors only', () => {
  const DOORS =
    /^features\/[^/]+\/\w+\.ts$|^features\/[^/]+\/server\/(reads|notify|tables)\.ts$|^features\/[^/]+\/web\//;
  const wrong = imports.filter(({ from, to }) => {
    const [source, target] = [feature(from), feature(to)];
    if (!source || !target || source === target) return false;
    if (source === 'library' && /server\/(?:load\/)?load\w*\.ts$/.test(to)) return false;
    return !DOORS.test(to);
  });
  expect(wrong.map(said)).toEqual([]);
});

test('every feature has its place in the list, and nothing else has', () => {
  const names = files.map(feature).filter((name) => name !== null);
  expect([...ORDER].sort()).toEqual([...new Set(names)].sort());
});

test('features import only features beneath them', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [source, target] = [feature(from), feature(to)];
    return source && target && source !== target && rank(target) >= rank(source);
  });
  expect(wrong.map(said)).toEqual([]);
});

test('there are no barrels and no drawers for odds and ends', () => {
  const named = files.filter((file) => /(^|\/)(index\.tsx?|utils?|helpers?|common|misc)(\.|\/|$)/.test(file));
  expect(named).toEqual([]);
});
