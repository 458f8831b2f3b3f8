import { expect, test } from 'vitest';
import { changedLines, isOfPassage } from './passage.ts';

const wage = {
  text: 'The general minimum wage is $17.60 an hour. Students under 18 get $16.60.',
  values: [17.6, 16.6],
  isLaw: false,
  cites: [{ sections: null }],
};
const page = [
  'Minimum wage',
  'The general minimum wage is $17.60 per hour.',
  'Menu | Contact us',
  'Date modified: 2026-11-01',
];
const about = (before: string[], after: string[], passage: Parameters<typeof isOfPassage>[1] = wage) =>
  isOfPassage(changedLines(before, after), passage);
const becomes = (was: string, is: string) => page.map((line) => (line === was ? is : line));

test('a figure that the provision states is its passage', () => {
  expect(about(page, becomes(page[1] as string, 'The general minimum wage is $17.95 per hour.'))).toBe(true);
  expect(about(page, becomes(page[1] as string, 'See the schedule.'))).toBe(true);
});

test.each([
  ['a date', 'Date modified: 2026-11-01', 'Date modified: 2026-11-20'],
  ['a menu', 'Menu | Contact us', 'Menu | News | 3 new videos'],
])('%s that moved is none', (_, was, is) => {
  expect(about(page, becomes(was, is))).toBe(false);
});

test('what only moved on the page is no change', () => {
  expect(changedLines(page, [...page].reverse())).toEqual([]);
});

test('on a page with sections, a cited one is the passage, and a neighbour is not', () => {
  const law = (eleven: string, twelve: string) => [
    '11 Holidays',
    eleven,
    '12 Vacations',
    twelve,
    '12.1 Pay',
    'Later',
  ];
  const cites = (sections: string) => ({ text: '', values: [], isLaw: true, cites: [{ sections }] });
  const [before, after] = [law('One.', 'Two.'), law('One.', 'Another.')];
  expect(about(before, after, cites('s 12(1)'))).toBe(true);
  expect(about(before, after, cites('ss 11.5-12.1'))).toBe(true);
  expect(about(before, after, cites('ss 11, 12.1'))).toBe(false);
  expect(about(before, after, { ...cites('s 12'), isLaw: false })).toBe(false);
});

test('words of the provision that were reworded are the passage', () => {
  const passage = {
    text: 'An employee may refuse overtime to care for a family member unless there is an emergency at the workplace.',
    values: [],
    isLaw: false,
    cites: [],
  };
  const was = 'Employees may refuse overtime to care for family members, unless there is an emergency.';
  expect(about([was], ['Employees may not refuse overtime.'], passage)).toBe(true);
  expect(about(['Read our newsletter for employers.'], ['Subscribe to our newsletter.'], passage)).toBe(
    false,
  );
});
