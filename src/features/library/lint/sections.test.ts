import { describe, expect, test } from 'vitest';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { sectionProblem } from './sections.ts';

describe('sections', () => {
  test.each<[string, JurisdictionCode]>([
    ['s 16', 'BC'],
    ['ss 16-18', 'ON'],
    ['s 57(1)', 'ON'],
    ['ss 15, 15.1', 'ON'],
    ['s 50.0.2', 'ON'],
    ['Part VII.0.1; s 67.2', 'ON'],
    ['s 123.4', 'QC'],
    ['Part 3', 'AB'],
    ['Sched 2', 'ON'],
    ['Part III, Div 2', 'FED'],
    ['ss 206.6, 239', 'FED'],
    ['s 239(1.1)', 'FED'],
    ['s 25(2)(j)', 'ON'],
    ['s 2-38', 'SK'],
    ['ss 2-38 to 2-40', 'SK'],
    ['ss 3-25, 3-26', 'SK'],
    ['s 60E', 'NS'],
    ['ss 178, 178.1, 206.5', 'FED'],
    ['s 8; ss 10-12', 'AB'],
    ['ss 8, 9; Part 4', 'MB'],
    ['Parts 10, 11', 'MB'],
    ['Parts 2-4; s 7', 'AB'],
  ])('%s is how %s is cited', (text, jurisdiction) => {
    expect(sectionProblem(text, jurisdiction)).toBeNull();
  });

  test.each<[string, JurisdictionCode]>([
    ['16', 'BC'],
    ['section 16', 'BC'],
    ['s. 16', 'BC'],
    ['s16', 'BC'],
    ['art 54', 'QC'],
    ['arts 54-56', 'QC'],
    ['s 16-18', 'ON'],
    ['ss 16', 'ON'],
    ['ss 16; s 18', 'ON'],
    ['s 60E', 'ON'],
    ['s 2-38', 'ON'],
    ['ss 2-38', 'SK'],
    ['all', 'ON'],
    ['tip provisions', 'SK'],
    ['s 24 (verify)', 'MB'],
    ['s 1 (public holiday)', 'ON'],
    ['', 'ON'],
    ['s 16,18', 'ON'],
    ['ss 16 and 18', 'ON'],
    ['Part 10, 11', 'MB'],
  ])('"%s" is not (%s)', (text, jurisdiction) => {
    expect(sectionProblem(text, jurisdiction)).not.toBeNull();
  });
});
