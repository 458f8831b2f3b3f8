import { describe, test } from 'vitest';
import { answersLikeNaiveSearch, changesEqualRebuild, nothingLeaks } from './testing/properties.ts';

describe('what holds for every index and every request', () => {
  test('hits and counts are those of a search that looks at every document', () => {
    answersLikeNaiveSearch(300, 25);
  });

  test('an index that was changed answers like one that was built anew', () => {
    changesEqualRebuild(150);
  });

  test('nothing outside the scope shows in hits, counts, facet values, highlights or suggestions', () => {
    nothingLeaks(80);
  });
});
