import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Sheet {
  file: string;
  lines: string[];
}

const read = (isWanted: (file: string) => boolean): Sheet[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => ({ file, lines: readFileSync(path.join('src', file), 'utf8').split('\n') }));

const SHEETS = read((file) => file.endsWith('.css') && !/theme\/(?:media|tokens)\.css$/.test(file));
const PARTS = read((file) => file.endsWith('.tsx'));

const found = (sheets: readonly Sheet[], pattern: RegExp): string[] =>
  sheets.flatMap(({ file, lines }) =>
    lines.flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );

const SIZES = 'use a --ll-text size of src/ui/theme/tokens.css';

/** Each rule, what breaks it, a line that does, and what to do instead. */
const RULES: [name: string, pattern: RegExp, breach: string, instead: string][] = [
  ['text has a size of the scale', /font-size: [\d.]+px/, '.name { font-size: 13.5px; }', SIZES],
  [
    'text has no half pixels where its font is said in one line',
    /\bfont: [^;/]*\d\.\d+px/,
    '.name { font: 400 italic 13.5px / 20px var(--ll-serif); }',
    SIZES,
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

/** Nothing breaks the rule, and a line that does would be found. */
function expectHeld(sheets: readonly Sheet[], pattern: RegExp, breach: string, instead: string): void {
  expect(found(sheets, pattern), instead).toEqual([]);
  const planted = found([{ file: 'planted', lines: ['', breach, ''] }], pattern);
  expect(planted).toEqual([`planted:2: ${breach}`]);
}

test('the scan sees the style sheets and the parts', () => {
  expect(SHEETS.length).toBeGreaterThan(60);
  expect(PARTS.length).toBeGreaterThan(200);
});

test.each(RULES)('%s', (_, pattern, breach, instead) => expectHeld(SHEETS, pattern, breach, instead));

test.each(['<Text fz={13.5}>', '<Text fz="13.5px">', "<Text fz={'14px'}>"])(
  'a part that sizes its own text takes a size of the scale, and not %s',
  (breach) => expectHeld(PARTS, /\bfz=\{?["']?\.?\d/, breach, SIZES),
);
