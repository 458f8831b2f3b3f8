import { describe, expect, test } from 'vitest';
import { JURISDICTION_CODES } from '../../shared/jurisdictions.ts';
import { assentStage, introductionStage, isStatus, progressOf, stagesOf } from './stages.ts';

describe('stages', () => {
  test.each(JURISDICTION_CODES)('of %s end with assent, without which no bill counts as in force', (code) => {
    expect(assentStage(code)).toMatch(/Assent$/);
    expect(isStatus(code, introductionStage(code, null))).toBe(true);
    expect(isStatus(code, 'Filed')).toBe(true);
    expect(isStatus(code, 'Somewhere')).toBe(false);
  });

  test('of the federal Parliament run through both chambers, five steps each', () => {
    const chambers = stagesOf('FED').map((stage) => stage.chamber);
    expect(chambers).toEqual([...Array(5).fill('House'), ...Array(5).fill('Senate'), null]);
  });

  test('begin in the Senate for a Senate bill', () => {
    expect(introductionStage('FED', 'Bill S-211 (44-1)')).toBe('Introduction (Senate)');
    expect(introductionStage('FED', 'Bill C-58 (44-1)')).toBe('Introduction (House)');
  });
});

describe('progress', () => {
  test('of a federal bill colours the first five steps, then the next five, then assent', () => {
    expect(progressOf('FED', 'Second Reading (Senate)')).toEqual({
      chambers: [...Array(5).fill('first'), ...Array(5).fill('second'), 'after'],
      reached: 7,
    });
  });

  test('of a filed regulation is not shown', () => {
    expect(progressOf('ON', 'Filed')).toBeNull();
    expect(progressOf('ON', 'Passage')).toBeNull();
  });
});
