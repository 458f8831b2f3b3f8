import { expect, it } from 'vitest';
import { sized } from '../bench/redline/corpus.ts';
import { redline } from '../src/redline/redline.ts';

/** Milliseconds of processor time that a comparison may take, by the size of each side in KB. */
const TARGETS = [
  [1, 5],
  [10, 30],
  [100, 120],
  [500, 700],
] as const;

it.each(TARGETS)('compares two statutes of %i KB in %i ms', (size, most) => {
  const { old, fresh } = sized(size * 1000);
  expect(old.length).toBeGreaterThan(size * 950);
  const times = Array.from({ length: size > 10 ? 5 : 30 }, () => {
    const start = process.cpuUsage();
    expect(redline(old, fresh).degraded).toBe(false);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThanOrEqual(most);
});
