import { array, assert, constantFrom, oneof, property, record, string } from 'fast-check';
import { CORE_SCHEMA, load } from 'js-yaml';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { emit, items, keys, LINE, REMARK, TEXT } from './emit.ts';
import { formatFile, headerOf, Unwritable } from './writeFile.ts';

const SHAPE = items(keys({ id: LINE, list: LINE, note: REMARK, text: TEXT }));

const words = oneof(
  string({ unit: 'grapheme', maxLength: 30 }),
  string({ unit: 'binary', maxLength: 10 }),
  constantFrom(
    'ON',
    'no',
    'y',
    '~',
    '=',
    '<<',
    '8:30',
    '1_000',
    '010',
    '1e3',
    '.5',
    '-',
    '? a',
    'a: b',
    'a #b',
    '# a',
  ),
  constantFrom(
    '2026-06-01',
    '2026',
    '03-01',
    '111-112',
    'https://a.ca/?x=1',
    '[x]',
    '{{a}}',
    '"',
    "'",
    'a\n\n b\n',
    '\ta',
  ),
  constantFrom(
    `long ${'words and '.repeat(30)}end`,
    'two  spaces '.repeat(20).trim(),
    '\u0085',
    '\u2028',
    '\ufeff',
  ),
);
const entry = record({
  id: words,
  list: array(words, { minLength: 1, maxLength: 3 }),
  note: words,
  text: words,
});

test('whatever is written reads the same, in this parser and in the older one', () => {
  assert(
    property(entry, (one) => {
      const written = emit([one], SHAPE);
      // What a block holds ends with a line break; the format trims it (format/fields.ts).
      const trimmed = (read: unknown) =>
        (read as { id: string; list: string[]; note: string; text: string }[]).map((item) => ({
          ...item,
          note: item.note.replace(/\n$/, ''),
          text: item.text.replace(/\n$/, ''),
        }));
      const wanted = trimmed([one]);
      expect(trimmed(parse(written))).toEqual(wanted);
      expect(
        trimmed(
          parse(written, {
            version: '1.1',
            schema: 'yaml-1.1',
            customTags: (tags) =>
              tags.filter((tag) => !String((tag as { tag?: string }).tag).endsWith('timestamp')),
          }),
        ),
      ).toEqual(wanted);
      expect(trimmed(load(written, { schema: CORE_SCHEMA }))).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});

const GROUP = `# What stands here.
group: a/b/c
fields:
  rate: {label: Rate, type: number}
provisions:
  'ON':
    text: "Pay it.\\n\\nSoon."
    confidence: high
    seeAlso: []
    values:
      rate: {value: 3}
`;

test('a file is written in one way: order, quotes, blocks, nothing that is left out by default', () => {
  const written = formatFile('provisions/a/b/c.yaml', GROUP);
  expect(written).toBe(`# What stands here.
group: a/b/c
fields:
  rate: { label: Rate, type: number }
provisions:
  "ON":
    confidence: high
    values:
      rate: 3
    text: |
      Pay it.

      Soon.
`);
  expect(formatFile('provisions/a/b/c.yaml', written)).toBe(written);
});

test('a comment is never lost: at the top it stays, anywhere else it is refused with its line', () => {
  expect(headerOf('help.yaml', '# One.\n# Two.\n- question: a\n')).toBe('# One.\n# Two.\n');
  expect(headerOf('help.yaml', '- answer: |\n    #### A heading\n')).toBe('');
  expect(() => headerOf('help.yaml', '- question: a\n  # why\n  answer: b\n')).toThrow(Unwritable);
  expect(() => headerOf('help.yaml', '- question: a # why\n')).toThrow(/line 1 has a comment/);
});
