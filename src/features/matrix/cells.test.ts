import { describe, expect, it } from 'vitest';
import type { TypedValue } from '../provisions/contract.ts';
import { cellOf, sameAs } from './cell.ts';
import type { MatrixField, MatrixProvision } from './contract.ts';
import { rowsOf } from './rows.ts';
import { canonical, sizeOf } from './sameValue.ts';
import { scaleLines } from './scale.ts';

const FIELD: MatrixField = {
  key: 'weeks',
  label: 'Weeks',
  type: 'number',
  unit: 'weeks',
  threshold: null,
  protects: 'higher',
};
const DAYS = { on: '2026-11-20', today: '2026-11-20' };

const value = (part: Partial<TypedValue>): TypedValue => ({
  ...{ key: 'weeks', label: 'Weeks', unit: 'weeks', value: null, state: null, why: null },
  ...{ source: null, cites: [], from: null, to: null },
  ...part,
});

const provision = (jurisdiction: MatrixProvision['jurisdiction'], values: TypedValue[]): MatrixProvision => ({
  ...{ id: jurisdiction, jurisdiction, jurisdictionName: jurisdiction, acts: [], regulations: [] },
  ...{ textWarning: null, upcomingChanges: [], effectiveDate: null, asOf: '2026-11-01' },
  ...{ verification: 'official-page', confidence: 'high', open: null, verified: null, hasVersions: false },
  values,
});

const cell = (values: TypedValue[], days = DAYS) => cellOf(FIELD, provision('ON', values), days);

describe('a cell', () => {
  it('tells the four answers apart', () => {
    expect(cell([value({ value: 2 })])).toMatchObject({ kind: 'value', lines: ['2 weeks'] });
    expect(cell([value({ state: 'none' })]).kind).toBe('none');
    expect(cell([value({ state: 'not-applicable' })]).kind).toBe('not-applicable');
    expect(cell([value({ state: 'unknown' })]).kind).toBe('unknown');
  });

  it('never lends a day before our history what holds today', () => {
    const then = { ...DAYS, on: '2020-01-01' };
    expect(cell([value({ value: 2, from: '2021-01-01' })], then)).toMatchObject({
      kind: 'before',
      row: null,
      begins: '2021-01-01',
      sameness: null,
    });
  });

  it('reads what is announced on a day to come, and says so', () => {
    const rows = [value({ value: 3, from: '2027-01-01' }), value({ value: 2, to: '2026-12-31' })];
    expect(cell(rows)).toMatchObject({ lines: ['2 weeks'], next: { value: 3 }, isAnnounced: false });
    expect(cell(rows, { ...DAYS, on: '2027-01-01' })).toMatchObject({
      lines: ['3 weeks'],
      isAnnounced: true,
    });
  });
});

describe('the same', () => {
  it('is the same after units are made one, and not what only sounds alike', () => {
    expect(canonical('12 months')).toBe(canonical('P1Y'));
    expect(canonical('2 weeks')).toBe(canonical('P14D'));
    expect(canonical(['b', 'a'])).toBe(canonical(['A', 'B']));
    expect(canonical('90 days')).not.toBe(canonical('3 months'));
    expect(canonical('more than 90 days')).not.toBe(canonical('90 days'));
    expect(sizeOf('P1Y')).toBeGreaterThan(sizeOf('P11M') ?? 0);
  });

  it('is not said of what is not established', () => {
    const unknown = cell([value({ state: 'unknown' })]);
    expect(sameAs(unknown, cell([value({ state: 'unknown' })]))).toBeNull();
    expect(sameAs(cell([value({ value: 2 })]), cell([value({ value: 2 })]))).toBe(true);
  });

  it('marks the most and the least protective, and the rows that are the same everywhere', () => {
    const row = (numbers: Record<string, number>, field = FIELD) => {
      const provisions = Object.entries(numbers).map(([code, number]) =>
        provision(code as MatrixProvision['jurisdiction'], [value({ value: number })]),
      );
      const group = { id: 'g', name: 'G', area: { id: 'a', name: 'A' }, topic: { id: 't', name: 'T' } };
      const jurisdictions = provisions.map(({ jurisdiction }) => jurisdiction);
      const [only] = rowsOf(
        { ...DAYS, jurisdictions, groups: [] },
        { ...group, fields: [field], provisions },
      );
      return { isSame: only?.isSame, ranks: Object.fromEntries(only?.ranks ?? []) };
    };
    expect(row({ AB: 2, BC: 3, ON: 2 })).toEqual({
      isSame: false,
      ranks: { AB: 'least', ON: 'least', BC: 'most' },
    });
    expect(row({ AB: 2, BC: 3 }, { ...FIELD, protects: 'lower' }).ranks).toEqual({ AB: 'most', BC: 'least' });
    expect(row({ AB: 2, BC: 2 })).toEqual({ isSame: true, ranks: {} });
  });
});

describe('a scale', () => {
  it('folds a long run of years', () => {
    const bands = [
      { atLeast: 'P3M', weeks: 1 },
      { atLeast: 'P1Y', weeks: 2 },
      ...[3, 4, 5, 6, 7, 8].map((years) => ({ atLeast: `P${years}Y`, weeks: years })),
    ];
    expect(scaleLines(bands).map(({ threshold, amount }) => `${threshold}: ${amount}`)).toEqual([
      '3 months: 1',
      '1 year: 2',
      '3 years: 3',
      'each year after: +1',
      '8 years: 8',
    ]);
  });

  it('writes thresholds by their kind', () => {
    expect(
      scaleLines([
        { moreThan: 'P90D', weeks: 1 },
        { atLeast: 50, atMost: 199, weeks: 8 },
        { atLeast: 500, weeks: 16 },
      ]).map(({ threshold }) => threshold),
    ).toEqual(['over 90 days', '50–199', '500+']);
  });
});
