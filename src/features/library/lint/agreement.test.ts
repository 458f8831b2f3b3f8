import { describe, expect, test } from 'vitest';
import { provisionGroupFormat } from '../format/provisionGroup.ts';
import { exampleLibrary, FILE, FILLER, GROUP, type Parts, provision } from './exampleLibrary.ts';
import { runLint } from './runLint.ts';

const errors = (parts: Parts): string[] =>
  runLint(exampleLibrary(parts))
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, where, message }) => `${rule}: ${where}: ${message}`);

describe('values that belong together', () => {
  const FIELDS = {
    birth: { label: 'Birth', type: 'number', unit: 'weeks', min: 0, max: 100 },
    parental: { label: 'Parental', type: 'number', unit: 'weeks', min: 0, max: 100 },
    both: { label: 'Both', type: 'number', unit: 'weeks', min: 0, max: 100, limits: ['birth', 'parental'] },
    tiers: { label: 'Tiers', type: 'bands', threshold: 'duration', fromStart: true },
    most: { label: 'Most', type: 'number', unit: 'weeks', min: 0, max: 100, greatestOf: 'tiers' },
    share: { label: 'Share', type: 'number', unit: '%', min: 0, max: 100 },
  };
  const found = (values: object): string[] => {
    const library = exampleLibrary();
    const content = provisionGroupFormat.parse({
      group: GROUP,
      fields: FIELDS,
      provisions: { ON: provision({ values, text: FILLER }) },
    });
    return runLint({ ...library, groups: [{ file: FILE, content }] })
      .filter(({ rule }) => rule === 'related-values')
      .map(({ where, message }) => `${where}: ${message}`);
  };

  test.each<[string, object, RegExp]>([
    [
      'a limit below the sum of what it limits',
      { birth: 17, parental: 63, both: 78 },
      /ON both: is 78, and birth \+ parental make 80/,
    ],
    [
      'a scale that owes nothing at first',
      { tiers: [{ atLeast: 'P1Y', percent: 4 }] },
      /ON tiers: begins later than the first day/,
    ],
    ['weeks of the year as a rounded percentage', { share: 5.77 }, /ON share: 5.77% is 3\/52, rounded/],
    [
      'the same in a scale',
      { tiers: [{ atLeast: 'P0D', percent: 7.69 }] },
      /ON tiers: 7.69 percent is 4\/52, rounded/,
    ],
    [
      'a maximum that is not the scale’s',
      { tiers: [{ atLeast: 'P0D', weeks: 8 }], most: 6 },
      /ON most: is 6, and the greatest of tiers is 8/,
    ],
  ])('%s', (_, values, expected) => {
    expect(found(values).join('\n')).toMatch(expected);
  });

  test.each<[string, object]>([
    ['a limit that its parts reach', { birth: 17, parental: 61, both: 78 }],
    [
      'a part that is not established',
      { birth: 17, parental: { state: 'unknown', why: 'Not found.' }, both: 78 },
    ],
    ['a scale from the start, with a fraction', { tiers: [{ atLeast: 'P0D', fraction: '3/52' }] }],
    ['a percentage of its own', { share: 4 }],
  ])('%s is no error', (_, values) => {
    expect(found(values)).toEqual([]);
  });
});

test.each([
  'Yukon waits longest: its notice of 6 months is the longest in Canada.',
  'The step at 3 years is the earliest of all provinces.',
  'It must be given in 4 months, a shorter time than elsewhere.',
  'Unlike most other provinces, the law asks for it.',
  'It is 32 hours, the longest in the country, together with British Columbia’s.',
  'Ontario was the first province to pass one.',
  'New Brunswick was early: it has asked for a code since 1992.',
  'Quebec is the one province where an employer must offer a plan.',
  'All Canadian jurisdictions make employers ban smoking at work.',
  'Alberta, Manitoba, Saskatchewan and the federal Labour Code have one.',
])('a text that ranks or compares: %s', (sentence) => {
  const spoilt = { provisions: { ON: provision({ values: {}, text: `${sentence}\n\n${FILLER}` }) } };
  expect(errors(spoilt).join('\n')).toMatch(/comparisons: ON: "/);
});

test.each([
  'An employer with staff in several provinces keeps payroll apart.',
  'The longest leave is the one for parents.',
  'The first 3 days are unpaid.',
])('a text that does neither: %s', (sentence) => {
  const fine = { provisions: { ON: provision({ values: {}, text: `${sentence}\n\n${FILLER}` }) } };
  expect(errors(fine).filter((line) => line.startsWith('comparisons'))).toEqual([]);
});

describe('checklists and special rules against the provision', () => {
  test('a number of employees that the provision does not know', () => {
    expect(errors({ requirement: { minEmployees: 100 } })).toContain(
      'own-values: ck-1: counts 100 employees, which no provision of its topic does',
    );
    expect(errors({ requirement: { minEmployees: 5 } })).toEqual([]);
    expect(errors({ requirement: { minEmployees: 6 } }), 'more than 5 is 6 or more').toEqual([]);
  });

  test('an exemption that gives something', () => {
    const rule = { description: 'Students are owed 1 hour of reporting pay, not 3.' };
    expect(errors({ rule })).toContain(
      'own-values: sr-1: is called an exemption, and says what is owed: it is a special rule',
    );
    expect(errors({ rule: { ...rule, type: 'Special Rule' } }).join()).not.toMatch(/exemption/);
  });

  test('a bill that changes what is not written, and one that awaits what is', () => {
    const [written = ''] = exampleLibrary().groups.map(({ content }) => content.group);
    const { groups: _, ...rest } = exampleLibrary({ bill: { affects: { groups: [written] } } });
    const found = runLint({ ...rest, groups: [] }).filter(({ where }) => where === 'on-1');
    expect(found.map(({ message }) => message).join()).toMatch(/changes .* no provisions yet/);
    expect(errors({ bill: { affects: { awaits: [written] } } }).join()).toMatch(/dead-ends: on-1: awaits/);
  });

  test('a requirement or a special rule that leads to a group without provisions', () => {
    const { groups: _, ...rest } = exampleLibrary();
    const found = runLint({ ...rest, groups: [] }).filter(({ rule }) => rule === 'dead-ends');
    expect(found.map(({ where }) => where).sort()).toEqual(['ck-1', 'sr-1']);
  });
});
