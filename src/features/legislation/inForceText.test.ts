import { expect, it } from 'vitest';
import type { InForceType } from './contract.ts';
import { commencementText, inForceText } from './inForceText.ts';

it.each<[InForceType, string | null, string | null, string]>([
  ['assent', null, null, 'When Passed'],
  ['assent', null, '2026-04-16', 'Apr 16, 2026'],
  ['to be proclaimed', null, '2026-04-16', 'To be announced'],
  ['on date', '2027-01-01', '2026-04-16', 'Jan 01, 2027'],
  ['retro on date', '2025-01-01', '2026-04-16', 'Jan 01, 2025'],
  ['on date', null, null, 'To be announced'],
  ['others', null, '2026-04-16', 'In stages'],
])('%s, on %s, assent %s: %s', (inForce, inForceDate, assentDate, text) => {
  expect(inForceText({ inForce, inForceDate, assentDate })).toBe(text);
});

it.each<[InForceType, string | null, string | null]>([
  ['assent', '2026-04-16', 'on Royal Assent'],
  ['assent', null, null],
  ['to be proclaimed', null, 'on proclamation'],
  ['on date', null, null],
  ['retro on date', null, 'deemed retroactive to that date'],
])('the effective-date type %s (assent %s) in words', (inForce, assentDate, text) => {
  expect(commencementText({ inForce, inForceDate: null, assentDate })).toBe(text);
});
