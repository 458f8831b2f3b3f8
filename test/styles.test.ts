import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/theme\/(?:media|tokens)\.css$/.test(file))
  .map((file) => ({ file, lines: readFileSync(path.join('src', file), 'utf8').split('\n') }));

const found = (pattern: RegExp): string[] =>
  SHEETS.flatMap(({ file, lines }) =>
    lines.flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );

test('the scan sees the style sheets', () => {
  expect(SHEETS.length).toBeGreaterThan(60);
});

test('text has a size of the scale', () => {
  expect(found(/font-size: [\d.]+px/), 'use a --ll-text size of src/ui/theme/tokens.css').toEqual([]);
});

test('layouts change at the named widths', () => {
  expect(found(/@media[^{]*(?:min|max)-width/), 'use a width of src/ui/theme/media.css').toEqual([]);
});

test('what a screen says holds by its layer, and not by naming a class twice', () => {
  expect(found(/(\.[\w-]+)\1(?![\w-])/), 'see scripts/web/styleLayers.ts').toEqual([]);
});

test('a class belongs to one sheet', () => {
  const why =
    'the build copies what is composed into the sheet, and into its layer: make it a part with a class of its own';
  expect(found(/composes:.*from/), why).toEqual([]);
});
