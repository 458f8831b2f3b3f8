import type { Synonyms } from './lexicon.ts';

/**
 * Reads synonyms as people edit them, one rule a line: `vacation, pto, paid time off` find each other; `quit
 * > resignation` makes the first find the second only. `#` begins a remark. Throws an Error that names the
 * line.
 */
export function readSynonyms(text: string): Synonyms[] {
  return text.split('\n').flatMap((line, index): Synonyms[] => {
    const rule = line.replace(/#.*/, '').trim();
    if (rule === '') return [];
    const sides = rule.split('>').map((side) =>
      side
        .split(',')
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== ''),
    );
    const [left = [], right] = sides;
    if (
      sides.length > 2 ||
      left.length === 0 ||
      (right ? left.length > 1 || right.length === 0 : left.length === 1)
    )
      throw new Error(`Line ${index + 1} of the synonyms is neither "a, b, c" nor "a > b, c".`);
    return [right ? { from: left[0] as string, to: right } : { same: left }];
  });
}
