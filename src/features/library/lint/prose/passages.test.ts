import { expect, test } from 'vitest';
import { passagesOf, speaksOfAnotherTime } from './passages.ts';
import { readingGrade, syllables, wordsOf } from './readability.ts';

const texts = (prose: string): string[] => passagesOf(prose).map(({ kind, text }) => `${kind}: ${text}`);

test('a text is cut into sentences, items and rows', () => {
  expect(texts('Two weeks. One more.\n\n- First.\n1. Second: yes\n\nService | Weeks\n1 year | 2')).toEqual([
    ...['sentence: Two weeks.', 'sentence: One more.', 'item: First.', 'item: Second: yes'],
    ...['row: Service | Weeks', 'row: 1 year | 2'],
  ]);
});

test('a number with a point ends no sentence', () => {
  expect(texts('Pay is $17.60 under section 57.1 of the Act.')).toEqual([
    'sentence: Pay is $17.60 under section 57.1 of the Act.',
  ]);
});

test('a sentence of several knows its line', () => {
  expect(passagesOf('- One. Two.').map(({ line }) => line)).toEqual(['One. Two.', 'One. Two.']);
});

test.each([
  ['It was 5 days until June 1, 2024.', true],
  ['Since 2021 it is 10.', true],
  ['The rate rises on April 1.', true],
  ['Notice is 2 weeks after 1 year.', false],
  ['An employee may take 10 days.', false],
])('"%s" speaks of another time: %s', (text, other) => {
  expect(speaksOfAnotherTime(text)).toBe(other);
});

test.each([
  ['the', 1],
  ['notice', 2],
  ['employee', 3],
  ['employer', 3],
  ['worked', 1],
  ['hours', 1],
  ['termination', 4],
])('%s has %s syllables', (word, count) => {
  expect(syllables(word)).toBe(count);
});

test('words keep their amounts whole', () => {
  expect(wordsOf('Pay $1,200.50 or 4% (l’avis).')).toEqual(['Pay', '$1,200.50', 'or', '4%', 'l’avis']);
});

test('plain words ask for less schooling than a statute’s', () => {
  const plain =
    'You may take a day off. Tell the boss soon. You do not have to say why. The pay goes on. '.repeat(3);
  const statute =
    'Notwithstanding any other provision of this legislation, an employer terminating the employment of an individual ' +
    'continuously employed shall, in accordance with the prescribed requirements, provide remuneration in consideration thereof. ';
  const [easy, hard] = [readingGrade(plain), readingGrade(statute.repeat(3))];
  expect(easy).toBeLessThan(5);
  expect(hard).toBeGreaterThan(16);
  expect(readingGrade('Too short to say.')).toBeNull();
});
