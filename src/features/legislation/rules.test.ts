import { describe, expect, test } from 'vitest';
import { type InForceFacts, inForceDay, isInForce, partFacts } from './rules.ts';

const bill = (facts: Partial<InForceFacts>): InForceFacts => ({
  status: 'Royal Assent',
  inForce: 'assent',
  inForceDate: null,
  assentDate: '2026-03-26',
  ...facts,
});

describe('a bill counts as in force', () => {
  test.each<[string, Partial<InForceFacts>, string, boolean]>([
    ['on assent, the day before', {}, '2026-03-25', false],
    ['on assent, that day', {}, '2026-03-26', true],
    ['on assent, with the day unknown', { assentDate: null }, '2030-01-01', false],
    ['by another name of assent', { status: 'Assent' }, '2026-04-01', true],
    ['before assent', { status: 'Third Reading', assentDate: null }, '2030-01-01', false],
    ['to be proclaimed', { inForce: 'to be proclaimed' }, '2030-01-01', false],
    ['on a date to come', { inForce: 'on date', inForceDate: '2027-01-01' }, '2026-12-31', false],
    ['on a date that came', { inForce: 'on date', inForceDate: '2027-01-01' }, '2027-01-01', true],
    ['retroactively', { inForce: 'retro on date', inForceDate: '2025-01-01' }, '2026-03-26', true],
    [
      'on a date, but not passed',
      { status: 'Committee', inForce: 'on date', inForceDate: '2020-01-01' },
      '2026-01-01',
      false,
    ],
    [
      'filed, on a date',
      { status: 'Filed', assentDate: null, inForce: 'on date', inForceDate: '2025-12-12' },
      '2026-01-01',
      true,
    ],
    [
      'filed, with no date',
      { status: 'Filed', assentDate: '2020-01-01', inForce: 'assent' },
      '2026-01-01',
      false,
    ],
    ['with several dates', { inForce: 'others', inForceDate: '2025-01-01' }, '2026-12-01', false],
  ])('%s', (_, facts, day, expected) => {
    expect(isInForce(bill(facts), day)).toBe(expected);
  });

  test('part by part, when it has several dates', () => {
    const whole = bill({ inForce: 'others' });
    const part = partFacts(whole, { inForce: 'on date', inForceDate: '2026-06-01' });
    expect(inForceDay(part)).toBe('2026-06-01');
    expect(inForceDay(partFacts({ ...whole, status: 'Committee' }, part))).toBeNull();
  });
});
