import { expect, test } from 'vitest';
import type { AppError } from '../../../../platform/errors.ts';
import { RedlinePoolClosedError, RedlineQueueFullError } from '../../../../redline/pool/pool.ts';
import { compareAll } from './compareTexts.ts';

const turns = async (count: number) => {
  for (let i = 0; i < count; i += 1) await Promise.resolve();
};
const failing = (error: Error) =>
  compareAll([1], async () => {
    throw error;
  }).catch((refused: unknown) => refused);

test('answers stand in the order of what was asked, whichever comes first', async () => {
  const answers = await compareAll([30, 1, 20, 5, 2, 9], async (wait) => {
    await turns(wait);
    return wait;
  });
  expect(answers).toEqual([30, 1, 20, 5, 2, 9]);
  expect(await compareAll([], async () => 1)).toEqual([]);
});

test('no more than four are under way at once', async () => {
  let [now, most] = [0, 0];
  await compareAll(Array.from({ length: 12 }), async () => {
    now += 1;
    most = Math.max(most, now);
    await turns(3);
    now -= 1;
  });
  expect(most).toBe(4);
});

test('after one that failed no further is begun', async () => {
  const begun: number[] = [];
  const all = compareAll([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], async (which) => {
    begun.push(which);
    await turns(which === 0 ? 1 : 10);
    if (which === 0) throw new Error('No.');
  });
  await expect(all).rejects.toThrow('No.');
  await turns(200);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('a full queue asks to wait, a closing server says so, and any other fault stays what it is', async () => {
  expect(((await failing(new RedlineQueueFullError())) as AppError).status).toBe(429);
  expect(((await failing(new RedlinePoolClosedError())) as AppError).status).toBe(503);
  const fault = new Error('Broken.');
  expect(await failing(fault)).toBe(fault);
});
