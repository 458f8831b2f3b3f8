import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heaviestChain, type Match } from './chain.ts';

/** The weight of the best chain, by trying every match as the last. */
function bestWeight(matches: readonly Match[]): number {
  const sorted = [...matches].sort((a, b) => a.old - b.old || a.fresh - b.fresh);
  const best: number[] = [];
  for (const [i, match] of sorted.entries()) {
    const before = sorted
      .slice(0, i)
      .map((m, k) => (m.old < match.old && m.fresh < match.fresh ? (best[k] as number) : 0));
    best.push(match.weight + Math.max(0, ...before));
  }
  return Math.max(0, ...best);
}

it('the heaviest chain ascends on both sides and weighs as much as any can', () => {
  const match = fc.record({ old: fc.nat(12), fresh: fc.nat(12), weight: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(match, { maxLength: 30 }), (matches) => {
      const chain = heaviestChain(matches, 13);
      for (const [i, { old, fresh }] of chain.entries()) {
        const before = chain[i - 1];
        if (before) expect([before.old < old, before.fresh < fresh]).toEqual([true, true]);
      }
      expect(chain.reduce((sum, m) => sum + m.weight, 0)).toBe(bestWeight(matches));
    }),
  );
});
