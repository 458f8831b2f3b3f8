import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../test/database.ts';
import { TEST_NOW } from '../../../../../test/testApp.ts';
import { FixedClock } from '../../../../platform/clock.ts';
import type { OpenDatabase } from '../../../../platform/db/open.ts';
import { backOff, holdHost, releaseHost } from './lease.ts';

const HOUR_MS = 3_600_000;
const clock = new FixedClock(TEST_NOW);
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a site that does not answer is left alone for an hour, two, four, and a week at most', async () => {
  const waits: number[] = [];
  const mayAsk = () => holdHost(database.db, 'silent.example', 'one', clock.now());
  for (let i = 0; i < 10; i += 1) {
    expect(await mayAsk()).toBe(true);
    await backOff(database.db, 'silent.example', clock.now());
    await releaseHost(database.db, 'silent.example', 'one', clock.now());
    let hours = 0;
    for (let isFree = false; !isFree; isFree = await mayAsk()) {
      hours += 1;
      clock.advance(HOUR_MS);
    }
    waits.push(hours);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 168, 168]);
});
