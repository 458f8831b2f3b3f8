import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../shared/jurisdictions.ts';
import {
  assentStage,
  introductionStage,
  isStatus,
  progressOf,
  stageAbbreviation,
  stageLabel,
  stageOrder,
  stagesOf,
} from './stages.ts';

const names = (code: JurisdictionCode, number: string | null = null): string[] =>
  stagesOf(code, number).map(({ name }) => name);

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

  test('of a Senate bill begin there', () => {
    expect(introductionStage('FED', 'Bill S-211 (44-1)')).toBe('Introduction (Senate)');
    expect(introductionStage('FED', 'Bill C-58 (44-1)')).toBe('Introduction (House)');
    expect(names('FED', 'S-211')).toEqual([
      ...names('FED').slice(5, 10),
      ...names('FED').slice(0, 5),
      'Royal Assent',
    ]);
  });

  test('of Quebec are those of the specification', () => {
    expect(names('QC')).toEqual([
      'Introduction',
      'Referral for Consultation',
      'Passage in Principle',
      'Committee',
      'Report Stage',
      'Passage',
      'Assent',
    ]);
  });

  const LIST = '../shared/content/bill-stages.json';
  test.skipIf(!existsSync(LIST))(
    'of the other legislatures are those that were settled (skipped without them)',
    () => {
      const settled = JSON.parse(readFileSync(LIST, 'utf8')) as {
        jurisdiction: JurisdictionCode;
        stages: { name: string }[];
      }[];
      expect(settled.map(({ jurisdiction }) => jurisdiction).sort()).toEqual([...JURISDICTION_CODES].sort());
      for (const { jurisdiction, stages } of settled) {
        const listed = stages.map(({ name }) => name).filter((name) => !['In Force', 'Filed'].includes(name));
        expect([jurisdiction, names(jurisdiction)]).toEqual([jurisdiction, listed]);
      }
    },
  );
});

describe('progress', () => {
  const federal = [...Array(5).fill('first'), ...Array(5).fill('second'), 'after'];

  test.each(stagesOf('FED').map(({ name }, index) => [name, index + 1] as const))(
    'of a federal bill at %s has reached step %i: five steps, then the other five, then assent',
    (stage, reached) => {
      expect(progressOf('FED', stage)).toEqual({ chambers: federal, reached });
    },
  );

  test('of a Senate bill colours the Senate first, and has not passed the House before it got there', () => {
    expect(progressOf('FED', 'Introduction (Senate)', 'Bill S-211')).toEqual({
      chambers: federal,
      reached: 1,
    });
    expect(progressOf('FED', 'Introduction (House)', 'Bill S-211')).toEqual({
      chambers: federal,
      reached: 6,
    });
    expect(progressOf('FED', 'Royal Assent', 'Bill S-211')?.reached).toBe(11);
  });

  test.each(JURISDICTION_CODES.filter((code) => code !== 'FED'))(
    'of a bill of %s has one chamber',
    (code) => {
      const stages = names(code);
      for (const [index, stage] of stages.entries()) {
        expect(progressOf(code, stage)).toEqual({
          chambers: [...Array(stages.length - 1).fill('first'), 'after'],
          reached: index + 1,
        });
      }
    },
  );

  test('of a filed regulation is not shown, nor of a stage of another legislature', () => {
    for (const code of JURISDICTION_CODES) expect(progressOf(code, 'Filed')).toBeNull();
    expect(progressOf('ON', 'Passage')).toBeNull();
  });
});

describe('a stage in words', () => {
  test('is its name, but for the introduction in the Senate', () => {
    expect(stageLabel('Introduction (Senate)')).toBe('First Reading (Senate)');
    expect(stageLabel('Introduction (House)')).toBe('Introduction (House)');
    expect(stageLabel('Royal Assent')).toBe('Royal Assent');
  });

  test.each([
    ['Introduction (House)', '1R'],
    ['Introduction (Senate)', '1R'],
    ['First Reading', '1R'],
    ['Second Reading (Senate)', '2R'],
    ['Third Reading', '3R'],
    ['Concurrence and Third Reading', '3R'],
    ['Committee (House)', null],
    ['Royal Assent', null],
  ])('%s is %s for short', (stage, short) => {
    expect(stageAbbreviation(stage)).toBe(short);
  });
});

describe('the order of stages', () => {
  const order = (code: JurisdictionCode, status: string, inForce = false) =>
    stageOrder(code, status, { inForce });

  test.each(JURISDICTION_CODES)('of %s grows from 0 to 20 at assent, and is 21 in force', (code) => {
    const values = names(code).map((stage) => order(code, stage));
    expect(values[0]).toBe(0);
    expect(values.at(-1)).toBe(20);
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
    expect(order(code, assentStage(code), true)).toBe(21);
  });

  test('puts a filed regulation beside what has assent, and an unknown stage before everything', () => {
    expect(order('ON', 'Filed')).toBe(20);
    expect(order('ON', 'Passage')).toBe(-1);
  });
});
