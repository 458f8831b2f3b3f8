import { expect, test } from 'vitest';
import { type BillFacts, billFaults, isLaw } from './billFaults.ts';
import { faultField, faultText } from './billFaultText.ts';

const bill = (over: Partial<BillFacts> = {}): BillFacts => ({
  ...{ kind: 'bill', jurisdiction: 'ON', number: '12', status: 'Second Reading', outcome: null },
  stageDates: [
    { stage: 'First Reading', date: '2026-03-01' },
    { stage: 'Second Reading', date: '2026-03-01' },
  ],
  ...{ parts: [], inForce: 'assent', inForceDate: null },
  ...over,
});

/** Where a bill contradicts itself, and in which words. */
const told = (over: Partial<BillFacts>, today: string | null = null): [string, string][] => {
  const whole = bill(over);
  return billFaults(whole, today).map((fault) => [faultField(fault, whole), faultText(fault)]);
};

test('two stages on one day contradict nothing, nor does a stage whose day is not known', () => {
  expect(told({})).toEqual([]);
  expect(told({ stageDates: [{ stage: 'Second Reading', date: '2026-03-01' }] })).toEqual([]);
  expect(told({ stageDates: [] })).toEqual([]);
});

test('a stage that comes before an earlier one is told at the later stage, with both days', () => {
  expect(
    told({
      stageDates: [
        { stage: 'First Reading', date: '2026-03-02' },
        { stage: 'Second Reading', date: '2026-03-01' },
      ],
    }),
  ).toEqual([
    ['stageDates.Second Reading', 'Second Reading, Mar 01, 2026, comes before First Reading, Mar 02, 2026.'],
  ]);
});

test('the order is the one of the legislature, and not the one in which the days were written', () => {
  expect(
    told({
      stageDates: [
        { stage: 'Second Reading', date: '2026-03-02' },
        { stage: 'First Reading', date: '2026-03-01' },
      ],
    }),
  ).toEqual([]);
});

test('a bill of the Senate passes the Senate first', () => {
  const dates = [
    { stage: 'Introduction (House)', date: '2026-05-01' },
    { stage: 'Third Reading (Senate)', date: '2026-04-01' },
  ];
  const over = { jurisdiction: 'FED', status: 'Introduction (House)', stageDates: dates } as const;
  expect(told({ ...over, number: 'S-4' })).toEqual([]);
  // Of a bill of the House it is the other way about.
  expect(told({ ...over, number: 'C-4' }).map(([field]) => field)).toEqual([
    'stageDates.Third Reading (Senate)',
    'stageDates.Third Reading (Senate)',
  ]);
});

test('the introduction in the Senate is told as its first reading', () => {
  const faults = told({
    ...{ jurisdiction: 'FED', number: 'C-4', status: 'Introduction (Senate)' },
    stageDates: [
      { stage: 'Third Reading (House)', date: '2026-04-02' },
      { stage: 'Introduction (Senate)', date: '2026-04-01' },
    ],
  });
  expect(faults).toEqual([
    [
      'stageDates.Introduction (Senate)',
      'First Reading (Senate), Apr 01, 2026, comes before Third Reading (House), Apr 02, 2026.',
    ],
  ]);
});

test('a stage that the bill has not reached has no day', () => {
  expect(told({ stageDates: [{ stage: 'Committee', date: '2026-03-05' }] })).toEqual([
    ['stageDates.Committee', 'The bill has not reached this stage.'],
  ]);
});

test('a stage or a status of another legislature is none', () => {
  expect(told({ stageDates: [{ stage: 'Passage in Principle', date: '2026-03-05' }] })).toEqual([
    ['stageDates.Passage in Principle', 'This legislature has no such stage.'],
  ]);
  expect(told({ status: 'Passage', stageDates: [] })).toEqual([
    ['status', 'This legislature has no such stage.'],
  ]);
});

test('what starts on a day says which, and what is to be proclaimed has none', () => {
  expect(told({ inForce: 'on date' })).toEqual([['inForceDate', 'Say on which day it starts.']]);
  expect(told({ inForce: 'retro on date', inForceDate: '2020-01-01' })).toEqual([]);
  expect(told({ inForce: 'to be proclaimed', inForceDate: '2027-01-01' })).toEqual([
    ['inForceDate', 'What is to be proclaimed has no day yet.'],
  ]);
});

test('a part is told at its own place', () => {
  const parts = [
    { what: 'Notice', inForce: 'assent', inForceDate: null },
    { what: 'Sick leave', inForce: 'on date', inForceDate: null },
    { what: 'Notice', inForce: 'to be proclaimed', inForceDate: null },
  ] as const;
  expect(told({ inForce: 'others', parts })).toEqual([
    ['parts.1.inForceDate', 'Say on which day it starts.'],
    ['parts.2.what', 'Another part has this name.'],
  ]);
  expect(told({ inForce: 'others' })).toEqual([['inForce', 'Add the parts that say when each starts.']]);
});

test('what starts on assent needs the day of the assent, once there was one', () => {
  const assented = { status: 'Royal Assent', stageDates: [] };
  const needed = [['stageDates.Royal Assent', 'It starts on assent: say on which day that was.']];
  expect(told(assented)).toEqual(needed);
  expect(told({ ...assented, stageDates: [{ stage: 'Royal Assent', date: '2026-06-01' }] })).toEqual([]);
  expect(told({ ...assented, inForce: 'on date', inForceDate: '2027-01-01' })).toEqual([]);
  // A part of it is enough.
  const parts = [{ what: 'Notice', inForce: 'assent', inForceDate: null }] as const;
  expect(told({ ...assented, inForce: 'others', parts })).toEqual(needed);
  // Quebec's is an assent without a Crown.
  expect(told({ ...assented, jurisdiction: 'QC', status: 'Assent' })[0]?.[0]).toBe('stageDates.Assent');
});

test('a regulation is filed, and a bill is not', () => {
  const own = { stageDates: [], inForce: 'on date', inForceDate: '2026-01-01' } as const;
  expect(told({ ...own, kind: 'regulation', status: 'Filed' })).toEqual([]);
  expect(told({ ...own, kind: 'regulation' })).toEqual([
    ['status', 'A regulation is filed; it passes no stages.'],
  ]);
  expect(told({ ...own, status: 'Filed' })).toEqual([
    ['status', 'A bill is not filed; choose a stage of its legislature.'],
  ]);
});

test('what became law did not die', () => {
  const law = { status: 'Royal Assent', stageDates: [{ stage: 'Royal Assent', date: '2026-06-01' }] };
  expect(told({ ...law, outcome: 'died' as BillFacts['outcome'] })).toEqual([
    ['outcome', 'What became law did not end without becoming law.'],
  ]);
  expect(told({ outcome: 'died' as BillFacts['outcome'] })).toEqual([]);
});

test.each([
  ['Royal Assent', true],
  ['Assent', true],
  ['Filed', true],
  ['Third Reading', false],
  ['Passage', false],
])('%s is law: %s', (status, law) => {
  expect(isLaw(status)).toBe(law);
});

/** A bill that was assented to. */
const ASSENTED: Partial<BillFacts> = {
  ...{ status: 'Royal Assent', inForce: 'to be proclaimed' },
  stageDates: [
    { stage: 'First Reading', date: '2026-03-02' },
    { stage: 'Royal Assent', date: '2026-06-05' },
  ],
};
const part = (inForce: BillFacts['inForce'], inForceDate: string) => ({
  what: 'Hours',
  inForce,
  inForceDate,
});

test('what starts on a day before assent is retroactive, and says so', () => {
  expect(told({ ...ASSENTED, inForce: 'on date', inForceDate: '2026-06-05' })).toEqual([]);
  expect(told({ ...ASSENTED, inForce: 'on date', inForceDate: '2026-06-04' })).toEqual([
    [
      'inForceDate',
      'Jun 04, 2026 comes before Royal Assent, Jun 05, 2026: it would be retroactive to that day.',
    ],
  ]);
  expect(told({ ...ASSENTED, inForce: 'others', parts: [part('on date', '2026-01-01')] })).toEqual([
    [
      'parts.0.inForceDate',
      'Jan 01, 2026 comes before Royal Assent, Jun 05, 2026: it would be retroactive to that day.',
    ],
  ]);
});

test('what is retroactive starts no later than assent', () => {
  expect(told({ ...ASSENTED, inForce: 'retro on date', inForceDate: '2026-01-01' })).toEqual([]);
  expect(told({ ...ASSENTED, inForce: 'others', parts: [part('retro on date', '2026-07-01')] })).toEqual([
    [
      'parts.0.inForceDate',
      'Jul 01, 2026 comes after Royal Assent, Jun 05, 2026: that is no retroactive start.',
    ],
  ]);
});

test('a stage that a bill has reached is not still to come, and nobody looked at it tomorrow', () => {
  expect(told(ASSENTED, '2026-06-05')).toEqual([]);
  expect(told({ ...ASSENTED, seenOn: '2026-06-05' }, '2026-06-04')).toEqual([
    ['stageDates.Royal Assent', 'Jun 05, 2026 is still to come.'],
    ['seenOn', 'Jun 05, 2026 is still to come.'],
  ]);
});

test('every pair of stages is compared, not only neighbours', () => {
  const stages = ['First Reading', 'Second Reading', 'Committee', 'Third Reading', 'Royal Assent'];
  for (const [i, earlier] of stages.entries()) {
    for (const later of stages.slice(i + 1)) {
      const stageDates = [
        { stage: later, date: '2026-03-02' },
        { stage: earlier, date: '2026-03-03' },
      ];
      expect(told({ ...ASSENTED, stageDates })).toEqual([
        [`stageDates.${later}`, `${later}, Mar 02, 2026, comes before ${earlier}, Mar 03, 2026.`],
      ]);
    }
  }
});
