import type { Block, Cell, Doc, Row } from '../read/document.ts';

/** Units with fewer words than this are told apart by their common words too. */
const SHORT = 12;

/**
 * The words that tell a unit from others: ascending word numbers, with repeats, common words left out unless
 * it is short.
 */
export function bagOf(unit: Block | Row | Cell, doc: Doc): Int32Array {
  if (unit.bag) return unit.bag;
  const { weight, counted } = doc.vocabulary;
  let total = 0;
  for (let i = unit.from; i < unit.to; i++) if (counted[doc.words[i] as number]) total++;
  const bag = doc.words
    .subarray(unit.from, unit.to)
    .filter((word) => counted[word] === true && (total < SHORT || (weight[word] as number) > 0.4))
    .sort();
  unit.bag = bag;
  return bag;
}

/** The words that two bags share, with the repeats that both have. */
export function commonWords(a: Int32Array, b: Int32Array): Int32Array {
  const common = new Int32Array(Math.min(a.length, b.length));
  let count = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const x = a[i] as number;
    const y = b[j] as number;
    if (x === y) {
      common[count++] = x;
      i++;
      j++;
    } else if (x < y) i++;
    else j++;
  }
  return common.subarray(0, count);
}

/** How many words two bags share, counting repeats. */
export function commonCount(a: Int32Array, b: Int32Array): number {
  let common = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const x = a[i] as number;
    const y = b[j] as number;
    if (x === y) {
      common++;
      i++;
      j++;
    } else if (x < y) i++;
    else j++;
  }
  return common;
}

/** The words of `a` beyond those that `b` has too. */
export function without(a: Int32Array, b: Int32Array): Int32Array {
  const rest = new Int32Array(a.length);
  let count = 0;
  let j = 0;
  for (const word of a) {
    while (j < b.length && (b[j] as number) < word) j++;
    if (j < b.length && b[j] === word) j++;
    else rest[count++] = word;
  }
  return rest.subarray(0, count);
}

/** Share of words in common, 0 to 1 (Dice). */
export function dice(a: Int32Array, b: Int32Array): number {
  const total = a.length + b.length;
  return total === 0 ? 0 : (2 * commonCount(a, b)) / total;
}

/** Whether two units read the same, word for word. */
export function sameWords(a: Block | Row | Cell, aDoc: Doc, b: Block | Row | Cell, bDoc: Doc): boolean {
  if (a.hash !== b.hash || a.to - a.from !== b.to - b.from) return false;
  const offset = b.from - a.from;
  for (let i = a.from; i < a.to; i++) if (aDoc.words[i] !== bDoc.words[i + offset]) return false;
  return true;
}
