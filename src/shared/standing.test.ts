import { expect, test } from 'vitest';
import type { Source } from './source.ts';
import { bears, evidenceDay, isAbove, isOutdated, verificationOf } from './standing.ts';

const law = (over: Partial<Source> = {}): Source => ({ type: 'official-text', ref: 'RSO 2000', ...over });
const page = (over: Partial<Source> = {}): Source => ({ type: 'official-page', ref: 'ontario.ca', ...over });

test('a source that does not say what it bears out bears out all of it', () => {
  expect(bears({}, 'text')).toBe(true);
  expect(bears({ bears: [] }, 'text')).toBe(false);
  expect(bears({ bears: ['weeks'] }, 'text')).toBe(false);
  expect(bears({ bears: ['weeks'] }, 'weeks')).toBe(true);
});

test('the best of what bears a part counts, whatever its place in the list', () => {
  expect(verificationOf([page(), law()])).toBe('official-text');
  expect(verificationOf([page(), law({ bears: ['weeks'] })])).toBe('official-page');
  expect(verificationOf([page({ bears: ['text'] }), law({ bears: ['text'] })], 'weeks')).toBe('unverified');
});

test('a part that nothing bears is unverified, and so is what is only known', () => {
  expect(verificationOf([])).toBe('unverified');
  expect(verificationOf([{ type: 'general-knowledge', ref: 'what one knows' }])).toBe('unverified');
  expect(verificationOf([{ type: 'dataset', ref: 'a table' }])).toBe('secondary-page');
});

test('an official text counts for the version that it was', () => {
  expect(isOutdated(law({ date: '2026-01-01' }), '2026-01-01')).toBe(false);
  expect(isOutdated(law({ date: '2025-12-31' }), '2026-01-01')).toBe(true);
  expect(verificationOf([law({ date: '2025-12-31' })], 'text', '2026-01-01')).toBe('older-official-text');
  // A year alone reaches to its first day.
  expect(isOutdated(law({ date: '2026' }), '2026-06-01')).toBe(true);
  expect(isOutdated(law({ date: '2026-06' }), '2026-06-01')).toBe(false);
});

test('nothing is outdated where the day of the text or of the amendment is not known', () => {
  expect(isOutdated(law(), '2026-01-01')).toBe(false);
  expect(isOutdated(law({ date: '1990-01-01' }), undefined)).toBe(false);
  expect(isOutdated(page({ date: '1990-01-01' }), '2026-01-01')).toBe(false);
});

test('a page of today comes before an older official text', () => {
  expect(verificationOf([law({ date: '2020-01-01' }), page()], 'text', '2026-01-01')).toBe('official-page');
});

test('a level is above another, never above itself', () => {
  expect(isAbove('official-text', 'official-page')).toBe(true);
  expect(isAbove('official-page', 'official-page')).toBe(false);
  expect(isAbove('unverified', 'secondary-page')).toBe(false);
});

test('evidence reaches to the newest day of what bears the text', () => {
  expect(evidenceDay([page({ date: '2025-03' }), law({ date: '2024-12-31' })])).toBe('2025-03-01');
  expect(evidenceDay([page({ date: '2026-01-01', bears: ['weeks'] }), law({ date: '2024' })])).toBe(
    '2024-01-01',
  );
  expect(evidenceDay([page()])).toBeUndefined();
});
