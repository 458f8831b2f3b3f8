import { expect, test } from 'vitest';
import { amountsOf, type Band, thresholdText } from './bands.ts';

test.each<[Band, string]>([
  [{ atLeast: 'P3M' }, '3 months or more'],
  [{ moreThan: 'P90D' }, 'more than 90 days'],
  [{ atLeast: 50, atMost: 199 }, '50 to 199'],
  [{ lessThan: 10 }, 'less than 10'],
  [{ moreThan: 'P3M', atMost: 'P1Y' }, 'more than 3 months, up to 1 year'],
  [{ atLeast: 'P1Y', lessThan: 'P3Y' }, '1 year or more, less than 3 years'],
])('%j is "%s"', (band, words) => {
  expect(thresholdText(band)).toBe(words);
});

test('a band from nothing on has no threshold to tell, but "more than nothing" is one', () => {
  expect(thresholdText({ weeks: 1 })).toBe('from the start');
  expect(thresholdText({ atLeast: 'P0D', weeks: 1 })).toBe('from the start');
  expect(thresholdText({ atLeast: 0, lessThan: 20 })).toBe('less than 20');
  expect(thresholdText({ moreThan: 0 })).toBe('more than 0');
  expect(thresholdText({ atLeast: 'P10D' })).toBe('10 days or more');
});

test('what a band gives is all but its limits, with 0 and "no" among it', () => {
  expect(amountsOf({ moreThan: 'P90D', atMost: 5, weeks: 0, paid: false, percent: undefined })).toEqual([
    ['weeks', 0],
    ['paid', false],
  ]);
});
