import { expect, test } from 'vitest';
import { CANADIAN_CITATIONS } from '../canadian-hr/schema.ts';
import { MAX_QUERY, readQuery } from './readQuery.ts';

const read = (typed: string, asYouType = true) =>
  readQuery(typed, { citations: CANADIAN_CITATIONS, asYouType });
const termsOf = (typed: string): string[] => read(typed).words.map(({ term }) => term);

test('words are folded, and keep how they were typed', () => {
  const [word] = read('Congé').words;
  expect(word).toMatchObject({ term: 'conge', text: 'Congé', start: 0, end: 5 });
});

test('the last word is still being typed until something follows it', () => {
  const open = (typed: string, asYouType?: boolean) => read(typed, asYouType).words.map((word) => word.open);
  expect(open('sick lea')).toEqual([false, true]);
  expect(open('sick lea ')).toEqual([false, false]);
  expect(open('sick lea', false)).toEqual([false, false]);
});

test('what stands in quotes is a phrase and no words, in the quotes of any country', () => {
  for (const typed of ['pay "sick leave" now', 'pay “sick leave” now', 'pay «sick leave» now']) {
    expect(termsOf(typed)).toEqual(['pay', 'now']);
    expect(read(typed).phrases).toEqual([{ terms: ['sick', 'leave'], open: false }]);
  }
});

test('a quote that was not closed is being typed', () => {
  expect(read('"sick lea').phrases).toEqual([{ terms: ['sick', 'lea'], open: true }]);
  expect(read('pay ""').phrases).toEqual([]);
});

test('words around a quote do not stand together', () => {
  const [one, other] = read('pay "x" now').words;
  expect((other?.place ?? 0) - (one?.place ?? 0)).toBeGreaterThan(1);
  const [left, right] = read('sick leave').words;
  expect((right?.place ?? 0) - (left?.place ?? 0)).toBe(1);
});

test('where a word stands is told behind a quote, too', () => {
  const typed = '"sick leave" pay';
  const [word] = read(typed).words;
  expect(typed.slice(word?.start, word?.end)).toBe('pay');
});

test('a minus before a word says so, and one within a word does not', () => {
  const minus = (typed: string) => read(typed).words.map((word) => word.minus);
  expect(minus('leave -ontario')).toEqual([false, true]);
  expect(minus('leave −ontario')).toEqual([false, true]);
  expect(minus('-ontario')).toEqual([true]);
  expect(minus('full-time')).toEqual([false, false]);
  expect(minus('leave - ontario')).toEqual([false, false]);
});

test('the words of a citation belong to it', () => {
  const { words, citations } = read('notice s 57(1) ontario');
  expect(citations).toMatchObject([{ terms: ['s#57', 's#57(1)'], text: 's 57(1', open: false }]);
  expect(words.map(({ citation }) => citation)).toEqual([null, 0, 0, 0, null]);
});

test('a query is cut, by its letters and its words', () => {
  expect(read('a'.repeat(10_000)).text).toHaveLength(MAX_QUERY);
  expect(termsOf('ab '.repeat(100))).toHaveLength(24);
});

test('control characters part words', () => {
  expect(termsOf('sick\u0000leave\tpay')).toEqual(['sick', 'leave', 'pay']);
});

test('nothing, and signs alone, are no words', () => {
  for (const typed of ['', '   ', '"', '-', '%$#@!', '""""']) {
    expect(read(typed)).toMatchObject({ words: [], phrases: [], citations: [] });
  }
});
