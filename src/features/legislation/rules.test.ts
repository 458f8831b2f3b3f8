import { describe, expect, it } from 'vitest';
import { type Commencement, inForceDay, isInForce, partCommencement } from './rules.ts';

const TODAY = '2026-11-21';
const assented: Commencement = {
  status: 'Royal Assent',
  assentDate: '2026-05-01',
  inForce: 'assent',
  inForceDate: null,
};
const filed: Commencement = {
  status: 'Filed',
  assentDate: null,
  inForce: 'on date',
  inForceDate: '2026-10-01',
};

describe('a bill counts as in force', () => {
  it.each<[string, Commencement, boolean]>([
    ['on assent, once assented to', assented, true],
    ['in Quebec, where the stage is called Assent', { ...assented, status: 'Assent' }, true],
    ['on assent, but not before that day', { ...assented, assentDate: '2026-11-22' }, false],
    ['on assent, on that very day', { ...assented, assentDate: TODAY }, true],
    ['on assent, but the day of assent is not known', { ...assented, assentDate: null }, false],
    ['on a day that has come', { ...assented, inForce: 'on date', inForceDate: '2026-11-21' }, true],
    ['on a day still to come', { ...assented, inForce: 'on date', inForceDate: '2026-11-22' }, false],
    [
      'back to a day that has come',
      { ...assented, inForce: 'retro on date', inForceDate: '2026-01-01' },
      true,
    ],
    [
      'on a day that has come, though the day of assent is not known',
      { ...assented, assentDate: null, inForce: 'on date', inForceDate: '2026-10-01' },
      true,
    ],
    ['on proclamation', { ...assented, inForce: 'to be proclaimed' }, false],
    ['part by part', { ...assented, inForce: 'others', inForceDate: '2026-01-01' }, false],
    ['before it has passed', { ...assented, status: 'Third Reading' }, false],
    ['a filed regulation whose day has come', filed, true],
    ['a filed regulation whose day is to come', { ...filed, inForceDate: '2027-01-01' }, false],
    ['a filed regulation that waits for proclamation', { ...filed, inForce: 'to be proclaimed' }, false],
  ])('%s', (_, bill, expected) => {
    expect(isInForce(bill, TODAY)).toBe(expected);
  });
});

describe('the day on which a part starts', () => {
  const whole: Commencement = { ...assented, inForce: 'others' };

  it('is its own date, once the bill is enacted', () => {
    const part = { inForce: 'on date', inForceDate: '2027-06-01' } as const;
    expect(inForceDay(partCommencement(whole, part))).toBe('2027-06-01');
    expect(inForceDay(partCommencement({ ...whole, status: 'Committee' }, part))).toBeNull();
  });

  it('is the day of assent for a part that says so', () => {
    expect(inForceDay(partCommencement(whole, { inForce: 'assent', inForceDate: null }))).toBe('2026-05-01');
  });

  it('is not known for the bill as a whole', () => {
    expect(inForceDay(whole)).toBeNull();
  });
});
