import { test } from 'vitest';
import { answersLikeNaiveSearch, changesEqualRebuild, nothingLeaks } from './testing/properties.ts';

const MINUTES = 60_000;

test(
  '20,000 times: hits and counts are those of a search that looks at every document',
  () => {
    answersLikeNaiveSearch(20_000, 40);
  },
  15 * MINUTES,
);

test(
  '10,000 times: an index that was changed answers like one that was built anew',
  () => {
    changesEqualRebuild(10_000);
  },
  15 * MINUTES,
);

test(
  '10,000 times: nothing outside the scope shows',
  () => {
    nothingLeaks(10_000);
  },
  15 * MINUTES,
);
