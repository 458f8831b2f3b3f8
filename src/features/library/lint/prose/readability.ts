import { passagesOf } from './passages.ts';

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}$%'’]+(?:[.,]\d+)*/gu) ?? [];

/** Syllables of an English word, by its groups of vowels. Right for about nine words in ten, which is enough for an average. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const trimmed = letters.replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * The school years that a reader needs (Flesch-Kincaid grade): a good newspaper lies at 10 to 12, a statute above 16.
 * Tables are left out; null when there are too few sentences to say.
 */
export function readingGrade(prose: string): number | null {
  const passages = passagesOf(prose).filter((passage) => passage.kind !== 'row');
  const words = passages.flatMap((passage) => wordsOf(passage.text)).filter((word) => /\p{L}/u.test(word));
  if (passages.length < 3 || words.length < 40) return null;
  const syllableCount = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / passages.length) + 11.8 * (syllableCount / words.length) - 15.59;
}
