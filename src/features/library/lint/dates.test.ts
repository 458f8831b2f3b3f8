import { describe, expect, test } from 'vitest';
import { on, serious } from './exampleErrors.ts';
import { exampleLibrary, type Parts } from './exampleLibrary.ts';
import { runLint } from './runLint.ts';

describe('errors of dates, bills and checklists', () => {
  test.each<[string, Parts, RegExp]>([
    [
      'a page checked before it was written',
      on({ sources: [{ type: 'page', ref: 'https://a.test', date: '2026-05-01', checked: '2026-04-01' }] }),
      /^dates: ON sources/,
    ],
    [
      'values that overlap',
      on({
        values: {
          unpaidDays: [
            { value: 5, from: '2025-01-01' },
            { value: 3, from: '2024-01-01', to: '2025-01-01' },
          ],
        },
      }),
      /^dates: ON unpaidDays: two rows hold at once/,
    ],
    [
      'values that are not newest first',
      on({
        values: {
          unpaidDays: [
            { value: 5, from: '2024-01-01', to: '2024-12-31' },
            { value: 5, from: '2025-01-01', to: '2026-01-01' },
          ],
        },
      }),
      /^dates: ON unpaidDays: rows are not newest first/,
    ],
    [
      'a value that ends before it starts',
      on({ values: { unpaidDays: [{ value: 5, from: '2025-01-01', to: '2024-01-01' }] } }),
      /^dates: ON unpaidDays: ends on/,
    ],
    [
      'a rule that begins after the day the text is good to',
      on({ effectiveDate: '2027-01-01' }),
      /^dates: ON effectiveDate/,
    ],
    [
      'a version that overlaps the present',
      on({ versions: [{ to: '2025-01-01', text: 'Once.' }] }),
      /^dates: ON versions 1: still holds/,
    ],
    [
      'an announcement of the past',
      on({ upcoming: [{ from: '2026-01-01', overview: 'More days.' }] }),
      /^dates: ON upcoming/,
    ],
    [
      'a bill at no stage',
      { bill: { status: 'Report Stage' } },
      /^bills: on-1: "Report Stage" is no stage of ON/,
    ],
    [
      'a bill that starts on a date it does not have',
      { bill: { inForce: 'on date' } },
      /^bills: on-1: it starts on date, but no inForceDate/,
    ],
    [
      'a bill with several dates and no parts',
      { bill: { inForce: 'others' } },
      /^bills: on-1: has several start dates/,
    ],
    [
      'assent before introduction',
      { bill: { assentDate: '2024-01-01' } },
      /^bills: on-1: Royal Assent \(2024-01-01\) comes before First Reading/,
    ],
    [
      'assent without the status',
      { bill: { status: 'First Reading' } },
      /^bills: on-1: has an assent date, but its status/,
    ],
    [
      'a bill long passed that starts on a day of assent it does not have',
      { bill: { assentDate: undefined } },
      /^bills: on-1: started on assent, but has no assentDate/,
    ],
    ['a filed bill', { bill: { status: 'Filed' } }, /^bills: on-1: is a bill, so its status is not Filed/],
    [
      'a yearly duty that is due only once',
      { requirement: { deadline: '2027-03-01', frequency: 'yearly' } },
      /^deadlines: ck-1: is yearly, but falls due on one day only/,
    ],
    [
      'a yearly day for what is done once',
      { requirement: { deadline: '03-01', frequency: 'once' } },
      /^deadlines: ck-1: falls due yearly, but is once/,
    ],
    [
      'a duty that is due before it exists',
      { requirement: { deadline: '2026-03-01', from: '2027-01-01' } },
      /^deadlines: ck-1: falls due on 2026-03-01, before the duty exists/,
    ],
    [
      'a duty said twice',
      on({
        deadlines: [
          { on: '03-01', duty: 'File it.' },
          { on: '03-01', duty: 'File it.' },
        ],
      }),
      /^deadlines: ON deadlines: says a duty twice/,
    ],
    [
      'a requirement for nobody',
      { requirement: { minEmployees: 20, maxEmployees: 19 } },
      /^checklists: ck-1: applies from 20 to 19/,
    ],
  ])('%s', (_, parts, expected) => {
    expect(serious(parts).join('\n')).toMatch(new RegExp(expected.source, 'm'));
  });

  test('a checklist for Nunavut', () => {
    const library = exampleLibrary();
    const [first] = library.checklists;
    if (first) library.checklists = [{ ...first, jurisdiction: 'NU', file: 'checklists/NU.yaml' }];
    expect(runLint(library).map(({ message }) => message)).toContain('NU has no checklist (specification 9)');
  });
});
