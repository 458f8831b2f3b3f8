import { expect, test } from 'vitest';
import { citesSection, compareNumbers } from './citedSections.ts';

test('sections stand in the order of a statute', () => {
  const shuffled = ['12.1', '2', '12', '12.01', '12.001', '10', '206.91', '206.9', '207'];
  expect([...shuffled].sort(compareNumbers)).toEqual([
    '2',
    '10',
    '12',
    '12.001',
    '12.01',
    '12.1',
    '206.9',
    '206.91',
    '207',
  ]);
});

test.each([
  ['s 206.6(1)', '206.6', true],
  ['s 206.6', '206.61', false],
  ['ss 209.1-209.3', '209.2', true],
  ['ss 209.1–209.3', '209.31', false],
  ['ss 166, 168; s 12(3)', '12', true],
  ['ss 160, 164', '163 to 165', true],
  ['s 16', '163 to 165', false],
  ['Part III', '5', false],
  ['Sched 1', 'SCHEDULE 1', true],
  ['Sched I, s 4', '4', true],
  ['Part 5, Sched H', 'SCHEDULE G', false],
])('%s cites section %s: %s', (sections, label, cites) => {
  expect(citesSection(sections, { label, part: null })).toBe(cites);
});

test('a part that is cited holds its sections', () => {
  const section = { label: '166', part: 'PART III Standard Hours › DIVISION I Hours of Work' };
  expect([
    citesSection('Part III', section),
    citesSection('Part II', section),
    citesSection('Div I', section),
  ]).toEqual([true, false, true]);
});
