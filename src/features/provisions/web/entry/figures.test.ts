import { describe, expect, it } from 'vitest';
import type { TypedValue } from '../../contract.ts';
import { figuresOn, splitFigures } from './figures.ts';

const rate = (value: number, from: string | null, to: string | null = null): TypedValue => ({
  key: 'generalHourly',
  label: 'General minimum wage',
  unit: 'CAD an hour',
  value,
  state: null,
  why: null,
  source: null,
  cites: [],
  from,
  to,
});
const values = [
  rate(18.6, '2027-06-01'),
  rate(18.25, '2026-06-01', '2027-05-31'),
  rate(17.85, '2025-06-01', '2026-05-31'),
];
const numbers = (list: TypedValue[]) => list.map(({ value }) => value);

describe('figures on a day', () => {
  it.each([
    ['2026-05-31', [17.85], [18.6, 18.25], []],
    ['2026-06-01', [18.25], [18.6], [17.85]],
    ['2027-05-31', [18.25], [18.6], [17.85]],
    ['2027-06-01', [18.6], [], [18.25, 17.85]],
  ])('%s', (today, now, coming, earlier) => {
    const [figure] = figuresOn(values, today);
    expect(numbers(figure?.now ?? [])).toEqual(now);
    expect(numbers(figure?.coming ?? [])).toEqual(coming);
    expect(numbers(figure?.earlier ?? [])).toEqual(earlier);
  });

  it('holds when no start is established', () => {
    expect(numbers(figuresOn([rate(15, null)], '2026-11-21')[0]?.now ?? [])).toEqual([15]);
  });
});

it('what has no value is told apart from what has one, and left out of neither', () => {
  const students: TypedValue = { ...rate(0, null), key: 'students', value: null, state: 'none' };
  const ended: TypedValue = { ...rate(0, '2026-06-01'), key: 'liquor', value: null, state: 'none' };
  const before: TypedValue = { ...rate(15, '2020-01-01', '2026-05-31'), key: 'liquor' };
  const { valued, stateOnly } = splitFigures(figuresOn([...values, students, ended, before], '2026-11-22'));
  expect(valued.map(({ key }) => key)).toEqual(['generalHourly', 'liquor']);
  expect(stateOnly.map(({ key }) => key)).toEqual(['students']);
});
