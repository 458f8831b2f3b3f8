import { expect, test } from 'vitest';
import { COVERAGE_VIEWS, countsIn, type Standing } from './coverage.ts';

const TODAY = '2026-11-26';
const BEST: Standing = {
  isPublished: true,
  verification: 'official-text',
  confidence: 'high',
  reviewDue: '2026-11-27',
};
const views = (parts: Partial<Standing>) =>
  COVERAGE_VIEWS.filter((view) => countsIn(view, { ...BEST, ...parts }, TODAY));

test('what readers do not see counts nowhere, however good it is', () => {
  expect(views({})).toEqual([...COVERAGE_VIEWS]);
  expect(views({ isPublished: false })).toEqual([]);
});

test('each view looks at one thing alone', () => {
  expect(views({ verification: 'official-page' })).toEqual(['published', 'confirmed', 'inTime']);
  expect(views({ confidence: 'medium' })).toEqual(['published', 'lawText', 'inTime']);
  expect(views({ reviewDue: null })).toEqual(['published', 'lawText', 'confirmed']);
});

test('on the day of its reading it is no longer in time, as its mark says', () => {
  expect(countsIn('inTime', { ...BEST, reviewDue: TODAY }, TODAY)).toBe(false);
});
