import { expect, test } from 'vitest';
import { isGovernment, isUnfit } from './hosts.ts';

test.each([
  ['https://www.ontario.ca/laws', true],
  ['https://ontario.ca', true],
  ['http://LABOUR.GOV.ON.CA/x', true],
  ['https://ontario.ca./laws', true],
  // The name must end there, and begin at a point.
  ['https://notontario.ca', false],
  ['https://ontario.ca.example.com', false],
  ['https://example.com/ontario.ca', false],
  ['RSO 1990, c E.14', false],
  ['', false],
])('%s is a government’s: %s', (address, official) => {
  expect(isGovernment(address)).toBe(official);
});

test('nothing rests on a digest, wherever on its site it stands', () => {
  expect(isUnfit('https://blog.hrinsider.ca/a?b')).toBe(true);
  expect(isUnfit('https://hrinsider.ca.example.org')).toBe(false);
});
