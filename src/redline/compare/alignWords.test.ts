import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignWords } from './alignWords.ts';

const PRICE = 0.9;

/** What an alignment is worth: the weight of what it keeps, less the price of each interruption. */
function worth(
  pairs: readonly (readonly [number, number])[],
  old: number[],
  fresh: number[],
  weight: number[],
): number {
  let total = 0;
  let last: readonly [number, number] = [-1, -1];
  for (const pair of [...pairs, [old.length, fresh.length] as const]) {
    if (pair[0] !== last[0] + 1 || pair[1] !== last[1] + 1) total -= PRICE;
    if (pair[0] < old.length) total += weight[old[pair[0]] as number] as number;
    last = pair;
  }
  return total;
}

/** Every ascending set of pairs of equal words. */
function* alignments(old: number[], fresh: number[], i = 0, j = 0): Generator<[number, number][]> {
  yield [];
  for (let a = i; a < old.length; a++) {
    for (let b = j; b < fresh.length; b++) {
      if (old[a] !== fresh[b]) continue;
      for (const rest of alignments(old, fresh, a + 1, b + 1)) yield [[a, b], ...rest];
    }
  }
}

it('an alignment keeps equal words in order, and no other is worth more', () => {
  const weight = [0.2, 0.4, 1];
  const words = fc.array(fc.nat(2), { maxLength: 6 });
  fc.assert(
    fc.property(words, words, (old, fresh) => {
      const pairs = alignWords(Int32Array.from(old), Int32Array.from(fresh), weight);
      for (const [i, j] of pairs) expect(old[i]).toBe(fresh[j]);
      const best = Math.max(...[...alignments(old, fresh)].map((a) => worth(a, old, fresh, weight)));
      expect(worth(pairs, old, fresh, weight)).toBeCloseTo(best, 6);
    }),
    { numRuns: 300 },
  );
});
