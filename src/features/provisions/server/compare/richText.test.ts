import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textRuns } from './richText.ts';

const spoken = (html: string): string =>
  textRuns(html)
    .map(({ text }) => text)
    .join('');

test('paragraphs, items and rows stand on lines of their own', () => {
  const html =
    '<p>One.</p><ul><li>two</li><li>three</li></ul><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';
  expect(spoken(html)).toBe('One.\n• two\n• three\na | b');
});

test('what is inserted, deleted, bold or slanted is a run of its own', () => {
  const runs = textRuns('<p>Pay <del>44</del> <ins><strong>40</strong></ins> <em>hours</em>.</p>');
  expect(runs).toMatchObject([
    { text: 'Pay ', deleted: false },
    { text: '44', deleted: true, inserted: false },
    { text: ' ' },
    { text: '40', inserted: true, bold: true, deleted: false },
    { text: ' ', bold: false },
    { text: 'hours', italic: true },
    { text: '.', italic: false },
  ]);
});

test('entities are read, and characters that make a file unreadable are left out', () => {
  expect(spoken('<p>5 &lt; 6 &amp; 7\u0008\u000B!</p>')).toBe('5 < 6 & 7!');
});

test('every word comes out once and in order, whatever marks stand around it', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const tag = fc.constantFrom('p', 'li', 'td', 'ins', 'del', 'strong', 'em', 'h4');
  const piece = fc.tuple(tag, word).map(([name, text]) => ({ text, html: `<${name}>${text}</${name}> ` }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const words = spoken(pieces.map(({ html }) => html).join('')).match(/[a-z]+/g) ?? [];
      expect(words).toEqual(pieces.map(({ text }) => text));
    }),
  );
});
