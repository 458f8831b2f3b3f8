const VOWEL = /[aeiouy]/;
const CONSONANT_VOWEL_CONSONANT = /^[^aeiou][aeiou][^aeiouwxy]$/;
const known = new Map<string, string>();
const MAX_KNOWN = 200_000;

/**
 * A light English stem: plural, -ed, -ing, -ly, -ion and the final e, so that "terminate", "terminated",
 * "terminating" and "termination" meet while "employ", "employer" and "employment" stay apart. Terms come
 * folded; numbers, words in other alphabets and words under four letters are their own stem. What rules
 * cannot join ("paid", "pay") is the lexicon's.
 */
export function stem(term: string): string {
  if (term.length < 4) return term;
  const before = known.get(term);
  if (before !== undefined) return before;
  const result = /^[a-z]+$/.test(term) ? reduce(term) : term;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(term, result);
  return result;
}

function reduce(term: string): string {
  let word = singular(term);
  if (word.endsWith('ied') && word.length > 4) word = `${word.slice(0, -3)}y`;
  else if (word.endsWith('ed') && !word.endsWith('eed')) word = withoutEnding(word, 2);
  else if (word.endsWith('ing')) word = withoutEnding(word, 3);
  else if (word.endsWith('ly') && word.length > 6) word = word.slice(0, -2);
  if (word.length >= 8 && /[st]ion$/.test(word)) word = word.slice(0, -3);
  if (word.length > 4 && word.endsWith('e')) word = word.slice(0, -1);
  if (word.length > 5 && word.endsWith('ll')) word = word.slice(0, -1);
  return word;
}

function singular(word: string): string {
  if (word.endsWith('sses') || word.endsWith('xes') || word.endsWith('ches') || word.endsWith('shes'))
    return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Takes -ed or -ing off where a word remains, undoing "stopped" and giving "hired" its e back. */
function withoutEnding(word: string, letters: number): string {
  const rest = word.slice(0, -letters);
  if (rest.length < 3 || !VOWEL.test(rest)) return word;
  if (/([^aeiouls])\1$/.test(rest)) return rest.slice(0, -1);
  if (CONSONANT_VOWEL_CONSONANT.test(rest)) return `${rest}e`;
  return rest;
}
