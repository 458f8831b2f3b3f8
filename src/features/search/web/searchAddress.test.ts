import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './searchAddress.ts';

test('a search survives its address', () => {
  const state = {
    query: 'stat holiday & pay',
    refinementList: { jurisdictionName: ['Ontario', 'British Columbia'], bills: ['Bill 149: Working, Four'] },
    page: 3,
    hitsPerPage: 25,
  };
  expect(readAddress(writeAddress(state))).toEqual(state);
});

test('the usual leaves no trace in the address', () => {
  expect(writeAddress({})).toBe('');
  expect(writeAddress({ query: '', page: 1, hitsPerPage: 10, refinementList: { area: [] } })).toBe('');
});

test.each(['?page=-1', '?page=x', '?size=7', '?page=1', '?nonsense=1', '?q='])(
  '%s asks for nothing',
  (search) => {
    expect(readAddress(search)).toEqual({});
  },
);
