import { expect, test } from 'vitest';
import { erasedText } from './erasedText.ts';
import { reasonError, recoveryError, seatsError, selectionErrors } from './rules.ts';

const trial = { isSubscribed: false, jurisdictions: ['ON'] as const, areas: ['1'] };

test('a trial shows one jurisdiction and one to three areas', () => {
  expect(selectionErrors(trial)).toEqual({});
  expect(selectionErrors({ ...trial, areas: ['1', '2', '3'] })).toEqual({});
  expect(selectionErrors({ ...trial, jurisdictions: [], areas: [] })).toEqual({
    jurisdictions: 'A free trial shows 1 jurisdiction.',
    areas: 'A free trial shows 1 to 3 areas.',
  });
  expect(Object.keys(selectionErrors({ ...trial, jurisdictions: ['ON', 'BC'] }))).toEqual(['jurisdictions']);
  expect(Object.keys(selectionErrors({ ...trial, areas: ['1', '2', '3', '4'] }))).toEqual(['areas']);
});

test('who pays may see everything, which nothing selected means', () => {
  expect(selectionErrors({ isSubscribed: true, jurisdictions: [], areas: [] })).toEqual({});
});

test('there are never fewer seats than people', () => {
  expect(seatsError(3, 3)).toBeNull();
  expect(seatsError(2, 3)).toBe('3 people use 2 seats.');
  expect(seatsError(0, 0)).toBeNull();
});

test('a reason of spaces is none, and one for taking factors away is longer', () => {
  expect(reasonError('    a    ')).not.toBeNull();
  expect(reasonError(' asked ')).toBeNull();
  expect(recoveryError('123456789')).not.toBeNull();
  expect(recoveryError('1234567890')).toBeNull();
});

test('what goes with an account is told in the singular and in the plural, and what nobody named by its name', () => {
  expect(erasedText('notes', 1)).toBe('1 note');
  expect(erasedText('notes', 2)).toBe('2 notes');
  expect(erasedText('tours-seen', 1)).toBe('1 feature tour seen');
  expect(erasedText('somethingNew', 3)).toBe('somethingNew: 3');
});
