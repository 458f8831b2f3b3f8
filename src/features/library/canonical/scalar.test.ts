import { expect, test } from 'vitest';
import { inlineText, remarkText } from './scalar.ts';

test('days, ranges and plain words stay bare', () => {
  for (const text of [
    '2026-06-01',
    '2026-06',
    '111-112',
    'ss 5, 7',
    'Congé payé',
    'a#b',
    'a:b',
    'https://a.ca/x?y=1',
  ]) {
    expect(inlineText(text, false)).toBe(text);
  }
});

test('what some tool reads as something else stands in quotes', () => {
  for (const text of [
    'ON',
    'no',
    'Y',
    '~',
    '12',
    '1_000',
    '8:30',
    '0x1f',
    '- a',
    '*a',
    'a: b',
    'a #b',
    'a:',
    '',
    ' a',
    'a ',
  ]) {
    expect(inlineText(text, false)).toBe(JSON.stringify(text));
  }
});

test('commas and brackets are quoted only between braces', () => {
  for (const text of ['ss 5, 7', 'a [b]', 'why?']) {
    expect(inlineText(text, true)).toBe(JSON.stringify(text));
    expect(inlineText(text, false)).toBe(text);
  }
});

test('signs that cannot be seen are written out', () => {
  expect(inlineText('a\u0085b\ufeff', false)).toBe('"a\\u0085b\\ufeff"');
  expect(inlineText('a\u00adb', false)).not.toBe('a\u00adb');
});

test('a remark stays on its line up to its room, and folds at a word above it', () => {
  const remark = `${'word '.repeat(30)}end`;
  expect(remarkText(remark, '  ', remark.length)).toBe(` ${remark}\n`);
  const folded = remarkText(remark, '  ', remark.length - 1);
  expect(folded.startsWith(' >\n  word')).toBe(true);
  const lines = folded.split('\n').slice(1, -1);
  expect(lines.length).toBe(2);
  expect(lines.every((line) => line.length <= 130)).toBe(true);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(remark);
});

test('a long remark with two spaces in a row is not folded: one would be lost', () => {
  expect(remarkText(`${'word '.repeat(30)} end`, '  ', 20)).toMatch(/^ \|\n/);
});
