import { describe, expect, it } from 'vitest';
import {
  type Commencement,
  inForceDay,
  isInForce,
  isWhollyInForce,
  partCommencement,
  partsInForce,
} from './rules.ts';

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

describe('every branch of the rule, by status, date and kind of start', () => {
  const days = { past: '2026-11-20', today: TODAY, future: '2026-11-22', none: null } as const;
  const dates = Object.keys(days) as (keyof typeof days)[];
  const kinds = ['assent', 'to be proclaimed', 'on date', 'retro on date', 'others'] as const;

  /** Specification 4, read aloud: nothing shared with the code it tries. */
  const counts = (status: string, assent: string, kind: string, date: string): boolean => {
    const come = (day: string) => day === 'past' || day === 'today';
    const dated = kind === 'on date' || kind === 'retro on date';
    if (status === 'Filed') return dated && come(date);
    if (!/Assent$/.test(status)) return false;
    if (kind === 'assent') return come(assent);
    return dated && come(date) && assent !== 'future';
  };

  const cases = ['Introduction', 'Royal Assent', 'Assent', 'Filed'].flatMap((status) =>
    dates.flatMap((assent) =>
      kinds.flatMap((kind) => dates.map((date) => [status, assent, kind, date] as const)),
    ),
  );

  it.each(cases)('%s, assent %s, %s, date %s', (status, assent, inForce, date) => {
    const bill = { status, assentDate: days[assent], inForce, inForceDate: days[date] };
    expect(isInForce(bill, TODAY)).toBe(counts(status, assent, inForce, date));
  });
});

describe('a bill with several start dates', () => {
  const whole: Commencement = { ...assented, inForce: 'others' };
  const part = (inForceDate: string | null) => ({ inForce: 'on date' as const, inForceDate });

  it('counts part by part, and as a whole only when its last part has come', () => {
    const parts = [part('2026-01-01'), part('2026-11-21'), part('2027-01-01')];
    expect(partsInForce(whole, parts, TODAY)).toBe(2);
    expect(isWhollyInForce(whole, parts, TODAY)).toBe(false);
    expect(isWhollyInForce(whole, parts.slice(0, 2), TODAY)).toBe(true);
    expect(isWhollyInForce(whole, [...parts.slice(0, 2), part(null)], TODAY)).toBe(false);
  });

  it('counts by its own rule where it has no parts', () => {
    expect(isWhollyInForce(assented, [], TODAY)).toBe(true);
    expect(isWhollyInForce(whole, [], TODAY)).toBe(false);
  });
});
