import { expect, test } from 'vitest';
import type { TypedValue } from '../provisions/contract.ts';
import { cellOf } from './cell.ts';
import type { MatrixField, MatrixProvision } from './contract.ts';
import { changesOverTime, figureLines } from './figureLines.ts';
import type { MatrixRow } from './rows.ts';
import { plotOf } from './web/overTime/plot.ts';

const DAYS = { on: '2026-11-20', today: '2026-11-20' };
const FIELD = { key: 'wage', label: 'Wage', type: 'number', unit: null, threshold: null, protects: 'higher' };

const value = (amount: number, from: string | null, to: string | null) =>
  ({
    key: 'wage',
    label: 'Wage',
    value: amount,
    state: null,
    from,
    to,
    cites: [],
    why: null,
  }) as unknown as TypedValue;

const rowOf = (values: Record<string, TypedValue[]>): MatrixRow => {
  const cells = Object.entries(values).map(([jurisdiction, own]) => {
    const provision = {
      ...{
        id: jurisdiction,
        jurisdiction,
        jurisdictionName: jurisdiction,
        acts: [],
        regulations: [],
        values: own,
      },
      ...{ effectiveDate: null, asOf: '2026-11-01', verified: null, upcomingChanges: [] },
    } as unknown as MatrixProvision;
    return [jurisdiction, cellOf(FIELD as MatrixField, provision, DAYS)] as const;
  });
  return { id: 'g.wage', field: FIELD, cells: new Map(cells) } as unknown as MatrixRow;
};

test('a figure over time has its past and its scheduled steps, in the order of the columns', () => {
  const row = rowOf({
    ON: [
      value(17.6, '2025-10-01', '2026-09-30'),
      value(17.95, '2026-10-01', '2027-09-30'),
      value(18.4, '2027-10-01', null),
    ],
    AB: [value(15, null, null)],
    QC: [],
  });
  expect(changesOverTime(row)).toBe(true);
  const lines = figureLines(row, ['AB', 'ON', 'QC'], DAYS.today);
  expect(lines.map(({ code }) => code)).toEqual(['AB', 'ON']);
  expect(lines[1]?.steps.map(({ from, amount, isAnnounced }) => [from, amount, isAnnounced])).toEqual([
    ['2025-10-01', 17.6, false],
    ['2026-10-01', 17.95, false],
    ['2027-10-01', 18.4, true],
  ]);
  const plot = plotOf(lines, DAYS.today);
  const ontario = lines[1] && plot.paths(lines[1]);
  expect(ontario?.held.match(/M/g)).toHaveLength(1);
  expect(ontario?.announced).toMatch(/^M/);
  for (const { at } of plot.amounts) expect(at).toBeGreaterThanOrEqual(plot.top - 0.01);
  expect(plot.x(DAYS.today)).toBeLessThan(plot.right);
});

test('a figure that never changed on a known day has no chart', () => {
  expect(changesOverTime(rowOf({ AB: [value(15, null, null)], ON: [value(17.6, '2025-10-01', null)] }))).toBe(
    false,
  );
});
