import { describe, expect, it } from 'vitest';
import { earliestDay, rangeOf, rangeProblem } from './rules.ts';

const TODAY = '2026-11-20';

describe('the days of the feed', () => {
  it('are the previous 60 unless said', () => {
    expect(rangeOf('', '', TODAY)).toEqual({ from: '2026-09-21', to: TODAY });
  });

  it('end today when only a start is given, and begin 60 days before a given end', () => {
    expect(rangeOf('2025-01-01', '', TODAY)).toEqual({ from: '2025-01-01', to: TODAY });
    expect(rangeOf('', '2026-03-01', TODAY)).toEqual({ from: '2025-12-31', to: '2026-03-01' });
  });

  it('never begin more than 2 years ago by themselves', () => {
    expect(rangeOf('', '2024-11-25', TODAY)).toEqual({ from: '2024-11-20', to: '2024-11-25' });
  });

  it('reach back 2 years, and from a leap day to the last of February', () => {
    expect(earliestDay(TODAY)).toBe('2024-11-20');
    expect(earliestDay('2028-02-29')).toBe('2026-02-28');
  });

  it.each([
    ['today', { from: TODAY, to: TODAY }, null],
    ['all of 2 years', { from: '2024-11-20', to: TODAY }, null],
    ['tomorrow', { from: TODAY, to: '2026-11-21' }, { field: 'dateEnd', problem: 'future' }],
    ['a start in the future', { from: '2026-11-21', to: TODAY }, { field: 'dateStart', problem: 'future' }],
    [
      'a day more than 2 years ago',
      { from: '2024-11-19', to: TODAY },
      { field: 'dateStart', problem: 'early' },
    ],
    [
      'an end more than 2 years ago',
      { from: '2024-11-01', to: '2024-11-02' },
      { field: 'dateEnd', problem: 'early' },
    ],
    [
      'an end before its start',
      { from: '2026-02-02', to: '2026-02-01' },
      { field: 'dateStart', problem: 'order' },
    ],
  ])('%s: %o', (_, range, problem) => {
    expect(rangeProblem(range, TODAY)).toEqual(problem);
  });
});
