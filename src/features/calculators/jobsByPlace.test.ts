import { expect, test } from 'vitest';
import { readJobs } from './jobsByPlace.ts';

test.each([
  ['ON 52, AB 3', { ON: 52, AB: 3 }],
  ['on: 52; Quebec 12', { ON: 52, QC: 12 }],
  ['Federal 1;', { FED: 1 }],
  ['AB 3, AB 4', { AB: 4 }],
])('%s is read', (text, jobs) => {
  expect(readJobs(text)).toEqual({ jobs });
});

const HOW = 'Write a number, or for several jurisdictions: ON 52, AB 3.';

test.each([
  ['AB', HOW],
  ['AB -3', HOW],
  ['AB 1.5', HOW],
  ['52, AB 3', HOW],
  ['XX 3', 'There is no jurisdiction “XX”.'],
  ['AB 0', 'Write a whole number.'],
])('%s is refused in words', (text, problem) => {
  expect(readJobs(text)).toEqual({ problem });
});
