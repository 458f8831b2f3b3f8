import { describe, expect, test } from 'vitest';
import { JURISDICTION_CODES } from '../../shared/jurisdictions.ts';
import { assentStage, introductionStage, isStatus, stagesOf } from './stages.ts';

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
