import { expect, test } from 'vitest';
import { type Marked, markOf } from './marks.ts';

const TODAY = '2026-11-26';
const mark = (parts: Partial<Marked>) =>
  markOf(
    { isPublished: true, confidence: 'high', reviewDue: '2026-11-27', hasDraft: false, ...parts },
    TODAY,
  );

test('of several reasons an editor sees the one that comes first: draft, unpublished, to be read, unsettled', () => {
  const all = { isPublished: false, confidence: 'low', reviewDue: null } as const;
  expect(mark({ ...all, hasDraft: true })).toBe('draft');
  expect(mark(all)).toBe('unpublished');
  expect(mark({ ...all, isPublished: true })).toBe('reviewDue');
  expect(mark({ confidence: 'medium' })).toBe('unconfirmed');
  expect(mark({})).toBe('published');
});

test('it is to be read again from its day on, not the day before', () => {
  expect(mark({ reviewDue: TODAY })).toBe('reviewDue');
  expect(mark({ reviewDue: '2026-11-27' })).toBe('published');
});
