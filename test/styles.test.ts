import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Sheet {
  file: string;
  lines: string[];
}

const SHEETS: Sheet[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/theme\/(?:media|tokens)\.css$/.test(file))
  .map((file) => ({ file, lines: readFileSync(path.join('src', file), 'utf8').split('\n') }));

const found = (sheets: readonly Sheet[], pattern: RegExp): string[] =>
  sheets.flatMap(({ file, lines }) =>
    lines.flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );

/** Each rule, what breaks it, a line that does, and what to do instead. */
const RULES: [name: string, pattern: RegExp, breach: string, instead: string][] = [
  [
    'text has a size of the scale',
    /font-size: [\d.]+px/,
    '.name { font-size: 13.5px; }',
    'use a --ll-text size of src/ui/theme/tokens.css',
  ],
  [
    'layouts change at the named widths',
    /@media[^{]*(?:min|max)-width/,
    '@media (max-width: 47.99em) {',
    'use a width of src/ui/theme/media.css',
  ],
  [
    'what a screen says holds by its layer, and not by naming a class twice',
    /(\.[\w-]+)\1(?![\w-])/,
    '.button.button { margin: 0; }',
    'see scripts/web/styleLayers.ts',
  ],
  [
    'a class belongs to one sheet',
    /composes:.*from/,
    "composes: quiet from './Other.module.css';",
    'the build copies what is composed into the sheet, and into its layer: make it a part with a class of its own',
  ],
];

test('the scan sees the style sheets', () => {
  expect(SHEETS.length).toBeGreaterThan(60);
});

test.each(RULES)('%s', (_, pattern, breach, instead) => {
  expect(found(SHEETS, pattern), instead).toEqual([]);
  const planted = found([{ file: 'planted.css', lines: ['.quiet {', breach, '}'] }], pattern);
  expect(planted).toEqual([`planted.css:2: ${breach}`]);
});
