import { expect, test } from 'vitest';
import { emit, entries, items, keys, LINE, TEXT } from './emit.ts';

test('keys come in the order of the layout, and those it does not know last', () => {
  expect(emit({ b: 1, strange: 'x', a: 2 }, keys({ a: LINE, b: LINE }))).toBe('a: 2\nb: 1\nstrange: x\n');
});

test('no key is lost, whatever it is called', () => {
  expect(emit({ constructor: 'x', a: 1 }, keys({ a: LINE }))).toBe('a: 1\nconstructor: x\n');
});

test('lists within lists are set in by two, and a map begins on the line of its dash', () => {
  expect(emit([{ id: 'a', list: ['p', 'q'] }, 'plain'], items(keys({ id: LINE, list: items(LINE) })))).toBe(
    '- id: a\n  list:\n    - p\n    - q\n- plain\n',
  );
});

test('nothing at all is a file as well', () => {
  expect(emit([], items(LINE))).toBe('[]\n');
  expect(emit(undefined, items(LINE))).toBe('{}\n');
  expect(emit({ a: [], b: {} }, entries(items(LINE)))).toBe('a: []\nb: {}\n');
});

test('what has no place in a file is refused, not written as a word', () => {
  expect(() => emit({ a: null }, entries(LINE))).toThrow(/null has no place/);
});

test('a text within a line stays a text of several lines', () => {
  expect(emit({ t: 'a\n\nb' }, keys({ t: TEXT }))).toBe('t: |\n  a\n\n  b\n');
});
