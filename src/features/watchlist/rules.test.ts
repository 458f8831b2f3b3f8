import { describe, expect, it } from 'vitest';
import { changesOf, drowns, newPairs, READABLE_CHANGES } from './rules.ts';

const pair = (topicId: string, jurisdiction: 'ON' | 'QC') => ({ topicId, jurisdiction });
const recent = [
  { ...pair('wages', 'ON'), count: 3 },
  { ...pair('wages', 'QC'), count: 2 },
  { ...pair('leaves', 'ON'), count: 5 },
];

describe('a watchlist', () => {
  it('grows by every topic in every jurisdiction, once', () => {
    expect(newPairs(['wages', 'leaves'], ['ON', 'QC'], [pair('wages', 'ON')])).toEqual([
      pair('wages', 'QC'),
      pair('leaves', 'ON'),
      pair('leaves', 'QC'),
    ]);
    expect(newPairs(['wages'], [], [])).toEqual([]);
  });

  it('counts the changes of what it holds, and of nothing else', () => {
    expect(changesOf([pair('wages', 'ON'), pair('leaves', 'QC')], recent)).toBe(3);
    expect(changesOf([], recent)).toBe(0);
  });

  it('drowns the summary by its changes, or by being the whole library', () => {
    const busy = [{ ...pair('wages', 'ON'), count: READABLE_CHANGES + 1 }];
    expect(drowns([pair('wages', 'ON')], busy)).toBe(true);
    expect(drowns([pair('wages', 'QC')], busy)).toBe(false);
    expect(
      drowns(
        Array.from({ length: 301 }, (_, i) => pair(`t${i}`, 'ON')),
        [],
      ),
    ).toBe(true);
  });
});
