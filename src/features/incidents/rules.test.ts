import { expect, test } from 'vitest';
import { incidentErrors, keptUntil } from './rules.ts';

const TODAY = '2026-11-22';
const entry = {
  happenedFrom: '2026-11-01',
  happenedTo: '2026-11-03',
  awareOn: '2026-11-04',
  risk: 'notSerious' as const,
  riskReasons: 'Names of organisations only.',
  closedOn: null,
  notices: [],
  noticesNote: '',
};

test.each<[string, object, string[]]>([
  ['a sound entry', {}, []],
  ['days that are not known', { happenedFrom: null, happenedTo: null }, []],
  ['an end before the beginning', { happenedTo: '2026-10-31' }, ['happenedTo']],
  ['known before it happened', { awareOn: '2026-10-31' }, ['awareOn']],
  ['a day to come', { awareOn: '2026-11-23' }, ['awareOn']],
  ['a conclusion without its reasons', { riskReasons: ' ' }, ['riskReasons']],
  ['an open risk needs none', { risk: 'open', riskReasons: '' }, []],
  ['closed while the risk is open', { risk: 'open', closedOn: '2026-11-20' }, ['risk']],
  [
    'closed with a serious risk and nobody told',
    { risk: 'serious', closedOn: '2026-11-20' },
    ['noticesNote'],
  ],
  ['and somebody told', { risk: 'serious', closedOn: '2026-11-20', notices: [{ on: '2026-11-05' }] }, []],
  ['told on a day to come', { notices: [{ on: '2026-12-05' }] }, ['notices.0.on']],
])('%s', (_, part, fields) => {
  expect(Object.keys(incidentErrors({ ...entry, ...part }, TODAY))).toEqual(fields);
});

test('an entry is kept for five years from the day it was known', () => {
  expect(keptUntil('2026-11-04')).toBe('2031-11-04');
  expect(keptUntil('2028-02-29')).toBe('2033-03-01');
});
