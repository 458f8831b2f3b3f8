import { describe, expect, it } from 'vitest';
import type { TrackedBill } from '../contract.ts';
import { filterBills, readTrackerFilters, standingOf, writeTrackerFilters } from './trackerFilters.ts';

const bill = (part: Partial<TrackedBill>): TrackedBill => ({
  id: part.name ?? 'x',
  kind: 'bill',
  name: 'A bill',
  number: null,
  jurisdiction: 'ON',
  status: 'First Reading',
  inForce: 'assent',
  inForceDate: null,
  assentDate: null,
  introductionDate: null,
  lastMove: null,
  seenOn: '2026-11-20',
  outcome: null,
  isInForce: false,
  parts: { total: 0, inForce: 0 },
  areas: [],
  ...part,
});

const wages = { id: 'es', name: 'Employment Standards' };
const bills = [
  bill({
    name: 'Québec leave',
    jurisdiction: 'QC',
    status: 'Passage',
    lastMove: '2026-03-01',
    areas: [wages],
  }),
  bill({ name: 'Working for Workers', number: 'Bill 30', status: 'Royal Assent', lastMove: '2026-05-01' }),
  bill({
    name: 'A wage order',
    kind: 'regulation',
    status: 'Filed',
    inForceDate: '2027-01-01',
    lastMove: '2026-04-01',
  }),
  bill({ name: 'An old one', status: 'Royal Assent', isInForce: true, inForceDate: '2025-01-01' }),
];
const usual = readTrackerFilters(new URLSearchParams());
const found = (part: Partial<typeof usual>): string[] =>
  filterBills(bills, { ...usual, ...part }).map(({ name }) => name);

describe('the filters of the tracker', () => {
  it('leave all, those that moved last first', () => {
    expect(found({})).toEqual(['Working for Workers', 'A wage order', 'Québec leave', 'An old one']);
  });

  it('find words in number and name, without accents or case', () => {
    expect(found({ text: 'quebec LEAVE' })).toEqual(['Québec leave']);
    expect(found({ text: 'bill 30' })).toEqual(['Working for Workers']);
    expect(found({ text: 'bill 31' })).toEqual([]);
    expect(found({ text: 'workers working' })).toEqual(['Working for Workers']);
  });

  it('prefer what is said as it was typed', () => {
    expect(found({ text: 'an old' })).toEqual(['An old one']);
  });

  it('keep to a jurisdiction, an area and a standing', () => {
    expect(found({ jurisdictions: ['QC'] })).toEqual(['Québec leave']);
    expect(found({ areaId: 'es' })).toEqual(['Québec leave']);
    expect(found({ stage: 'inForce' })).toEqual(['An old one']);
    expect(found({ stage: 'assented' })).toEqual(['Working for Workers']);
    expect(found({ stage: 'before', jurisdictions: ['ON'] })).toEqual([]);
  });

  it('sort by how far a bill is, and by when it starts', () => {
    expect(found({ sort: 'stage' })).toEqual([
      'Québec leave',
      'Working for Workers',
      'A wage order',
      'An old one',
    ]);
    expect(found({ sort: 'inForce' }).slice(-2)).toEqual(['A wage order', 'An old one']);
  });

  it('stand in the address and are read from it again', () => {
    const filters = {
      ...usual,
      jurisdictions: ['ON' as const, 'QC' as const],
      stage: 'filed' as const,
      areaId: 'es',
      text: 'leave',
      sort: 'stage' as const,
    };
    expect(readTrackerFilters(writeTrackerFilters(filters))).toEqual(filters);
    expect(writeTrackerFilters(usual).toString()).toBe('');
    expect(readTrackerFilters(new URLSearchParams('jurisdictions=XX,ON&stage=gone&sort=up'))).toEqual({
      ...usual,
      jurisdictions: ['ON'],
    });
  });
});

it.each([
  ['Filed', false, 'filed'],
  ['Filed', true, 'inForce'],
  ['Assent', false, 'assented'],
  ['Committee', false, 'before'],
])('a bill at %s, in force %s, stands as %s', (status, isInForce, standing) => {
  expect(standingOf({ outcome: null, status, isInForce })).toBe(standing);
});

it('a bill that was defeated or died is before no legislature', () => {
  const dead = bill({ name: 'Dead', status: 'Second Reading', outcome: 'defeated' });
  expect(standingOf(dead)).toBe('ended');
  const filters = readTrackerFilters(new URLSearchParams('stage=before'));
  expect(filterBills([dead, bill({ name: 'Alive' })], filters).map(({ name }) => name)).toEqual(['Alive']);
});
