import { expect, test } from 'vitest';
import { exampleLibrary, GROUP, type Parts, provision } from '../lint/exampleLibrary.ts';
import { prepareUpcomingChanges } from './prepareUpcomingChanges.ts';

const STATED = '2026-11-01';
const prepared = (parts: Parts) => prepareUpcomingChanges(exampleLibrary({ stated: STATED, ...parts }));
const ofBill = (bill: Record<string, unknown>) =>
  prepared({ bill: { affects: { groups: [GROUP] }, ...bill } }).filter(
    ({ change }) => change.bill_id !== null,
  );
const announced = (changes: Record<string, unknown>) =>
  prepared({ provisions: { ON: provision(changes) } }).filter(({ change }) => change.bill_id === null);

test('a bill that died brings nothing; one that became law does, though it moves no more', () => {
  const count = (bill: Record<string, unknown>) => ofBill({ assentDate: undefined, ...bill }).length;
  expect(count({ status: 'Second Reading', isActive: false })).toBe(0);
  expect(count({ status: 'Second Reading', isActive: true })).toBe(1);
  expect(count({ status: 'Royal Assent', isActive: false })).toBe(1);
  expect(count({ status: 'Filed', isActive: false, kind: 'regulation' })).toBe(1);
});

test('the text says what began by the day it states, that day among it, and nothing later', () => {
  const rolledIn = (inForceDate: string) =>
    ofBill({ inForce: 'on date', inForceDate })[0]?.change.rolled_in_on;
  expect(rolledIn(STATED)).toBe(STATED);
  expect(rolledIn('2026-11-02')).toBeNull();
  expect(ofBill({ inForce: 'to be proclaimed' })[0]?.change.rolled_in_on).toBeNull();
});

test('the whole and each part change what they name, in their own words or the bill’s', () => {
  const part = { inForce: 'on date', inForceDate: '2027-01-01', groups: [GROUP] };
  const found = ofBill({
    parts: [
      { ...part, what: 'Part 1', overview: 'Own words.' },
      { ...part, what: 'Part 2' },
    ],
  });
  expect(found.map(({ change }) => [change.changes_overview, change.in_force_date])).toEqual([
    [expect.stringContaining('Adds sick days.'), null],
    [expect.stringContaining('Own words.'), '2027-01-01'],
    [expect.stringContaining('Adds sick days.'), '2027-01-01'],
  ]);
  expect(new Set(found.map(({ change }) => change.id)).size).toBe(3);
});

test('a group that has no provision in the jurisdiction of the bill is passed over', () => {
  expect(ofBill({ affects: { groups: ['standards/leaves/none', GROUP] } })).toHaveLength(1);
  expect(prepared({ without: 'ON', bill: { affects: { groups: [GROUP] } } })).toEqual([]);
});

test('sections belong to the act; to the regulation only where no act is changed', () => {
  const [act] = ofBill({ sections: 's 5', affects: { acts: ['on-regulation', 'on-act'], groups: [GROUP] } });
  expect(act?.change).toMatchObject({
    affected_act: 'The act',
    upcoming_act_sections: 's 5',
    upcoming_reg_sections: null,
  });
  expect(act?.regulations).toMatchObject([{ sections: null, sort: 0 }]);
  const [regulation] = ofBill({ sections: 's 5', affects: { acts: ['on-regulation'], groups: [GROUP] } });
  expect(regulation?.change).toMatchObject({
    ...{ affected_act: 'The regulation', upcoming_act_id: null, upcoming_act_sections: null },
    upcoming_reg_sections: 's 5',
  });
  expect(regulation?.regulations).toMatchObject([{ sections: 's 5' }]);
});

const rising = (from: string) => ({
  unpaidDays: [
    { value: 6, from },
    { value: 5, from: '2025-01-01' },
  ],
});

test('a value that starts after the day stated is announced; one that starts on it is in the text', () => {
  expect(announced({ values: rising(STATED) })).toEqual([]);
  const [change, ...others] = announced({ values: rising('2026-11-02') });
  expect(others).toEqual([]);
  expect(change?.change).toMatchObject({ in_force: 'on date', in_force_date: '2026-11-02' });
  expect(change?.change.changes_overview).toContain('Unpaid sick days a year: 6 days.');
});

test('values of one day are one change, and why there will be none is no change', () => {
  const found = announced({
    values: {
      ...rising('2027-01-01'),
      covered: [{ value: true, from: '2027-01-01' }],
      note: [{ state: 'none', from: '2027-02-01' }],
    },
  });
  expect(found.map(({ change }) => change.in_force_date)).toEqual(['2027-01-01']);
  expect(found[0]?.change.changes_overview).toMatch(/6 days\. Covered: yes\./);
});

test('what an editor wrote of a day goes before what its values say', () => {
  const found = announced({
    values: rising('2027-01-01'),
    upcoming: [{ from: '2027-01-01', overview: 'A day more.' }],
  });
  expect(found.map(({ change }) => change.changes_overview)).toEqual([
    expect.stringContaining('A day more.'),
  ]);
});

test('two announcements without a day stay two, and wait for one', () => {
  const found = announced({ upcoming: [{ overview: 'One.' }, { overview: 'Two.' }] });
  expect(new Set(found.map(({ change }) => change.id)).size).toBe(2);
  expect(found.map(({ change }) => [change.in_force, change.in_force_date])).toEqual([
    ['to be proclaimed', null],
    ['to be proclaimed', null],
  ]);
});

test('an announcement rests on its own law where it cites one, else on its provision’s', () => {
  const [own, inherited] = announced({
    acts: [{ id: 'on-act', sections: 's 1' }],
    upcoming: [
      { from: '2027-01-01', overview: 'One.', regulations: [{ id: 'on-regulation', sections: 's 9' }] },
      { from: '2027-02-01', overview: 'Two.' },
    ],
  });
  expect(own?.change).toMatchObject({ affected_act: 'The regulation', upcoming_reg_sections: 's 9' });
  expect(inherited?.change).toMatchObject({ affected_act: 'The act', upcoming_act_sections: 's 1' });
});
