import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, blockLines } from './blocks.ts';
import { readBlocks } from './htmlBlocks.ts';

const BASE = 'https://law.test/';
const read = (html: string): Block[] => readBlocks(html, BASE);
const spoken = (html: string): string =>
  blockLines(read(html))
    .map((line) => line.map(({ text }) => text).join(''))
    .join('\n');

test('lists within lists keep their place, their kind and their first number', () => {
  const html =
    '<p>One of:</p><ul><li>pay<ol start="3"><li>hours</li><li>overtime</li></ol></li><li><p>rest</p></li></ul>';
  expect(read(html)).toMatchObject([
    { kind: 'paragraph' },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [{ kind: 'paragraph' }, { kind: 'list', isOrdered: true, start: 3, items: [{}, {}] }],
        [{ kind: 'paragraph', runs: [{ text: 'rest' }] }],
      ],
    },
  ]);
  expect(spoken(html)).toBe('One of:\n• pay\n   3. hours\n   4. overtime\n• rest');
});

test('a list begins with no number that a file cannot hold', () => {
  const first = (start: string) => read(`<ol start="${start}"><li>a</li></ol>`)[0];
  expect(first('99999999999999')).toMatchObject({ start: 32_767 });
  expect(first('-4')).toMatchObject({ start: 0 });
});

test('tables keep their heads, their spans and what stands in a cell', () => {
  const html =
    '<table><caption>Weeks</caption><thead><tr><th colspan="2">Service</th></tr></thead><tbody><tr><td rowspan="2"><p>1 year</p></td><td>2 <strong>weeks</strong></td></tr></tbody></table><p>After.</p>';
  expect(read(html)).toMatchObject([
    {
      kind: 'table',
      caption: [{ text: 'Weeks' }],
      rows: [
        [{ isHead: true, columns: 2 }],
        [{ rows: 2 }, { blocks: [{ runs: [{ text: '2 ' }, { text: 'weeks', bold: true }] }] }],
      ],
    },
    { kind: 'paragraph', runs: [{ text: 'After.' }] },
  ]);
});

test('links become absolute, and characters that no file may hold go', () => {
  expect(read('<p><a href="/m/builder">here</a> \u0008\uD800<a href="http://[">x</a></p>')).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: 'here', href: 'https://law.test/m/builder' }, { text: ' \uFFFD' }, { text: 'x' }],
    },
  ]);
});

test('every word comes out once and in order, whatever stands around it', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const around = fc.constantFrom(
    (text: string) => `<p>${text}</p>`,
    (text: string) => `<ul><li>${text}</li></ul>`,
    (text: string) => `<ol><li><p><em>${text}</em></p></li></ol>`,
    (text: string) => `<table><tbody><tr><td>${text}</td></tr></tbody></table>`,
    (text: string) => `<h4>${text}</h4>`,
    (text: string) => `<blockquote><p>${text}</p></blockquote>`,
    (text: string) => `${text} `,
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(around, word), { maxLength: 20 }), (pieces) => {
      const words = spoken(pieces.map(([wrap, text]) => wrap(text)).join('')).match(/[a-z]+/g) ?? [];
      expect(words).toEqual(pieces.map(([, text]) => text));
    }),
  );
});
