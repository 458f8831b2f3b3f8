import { describe, expect, it } from 'vitest';
import { matchesPrefix, matchesSubstring, prefixFilter, substringFilter } from './optionFilters.ts';

const options = ['Alberta', 'British Columbia', 'New Brunswick', 'Québec'].map((label) => ({
  value: label,
  label,
}));
const labels = (found: unknown) => (found as { label: string }[]).map((option) => option.label);

describe('filters of selectors', () => {
  it('find a filter option by any part of its name', () => {
    expect(labels(substringFilter({ options, search: 'br', limit: 10 }))).toEqual([
      'British Columbia',
      'New Brunswick',
    ]);
  });

  it('find a tag by its beginning only', () => {
    expect(labels(prefixFilter({ options, search: 'br', limit: 10 }))).toEqual(['British Columbia']);
  });

  it('keep a group that still holds something, and drop the others', () => {
    const grouped = [
      { group: 'West', items: options.slice(0, 2) },
      { group: 'East', items: options.slice(2) },
    ];
    expect(substringFilter({ options: grouped, search: 'alb', limit: 10 })).toEqual([
      { group: 'West', items: [{ value: 'Alberta', label: 'Alberta' }] },
    ]);
  });

  it.each([
    ['quebec', true],
    ['QUÉ', true],
    ['  que ', true],
    ['bec', false],
  ])('treat %j as the beginning of Québec: %j', (search, expected) => {
    expect(matchesPrefix('Québec', search)).toBe(expected);
    expect(matchesSubstring('Québec', search)).toBe(true);
  });
});
