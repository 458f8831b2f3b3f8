import { expect, test } from 'vitest';
import { differences, textDifference } from './auditDifference.ts';

const asOne = ({ start, removed, added, end }: ReturnType<typeof textDifference>) =>
  `${start}[-${removed}-][+${added}+]${end}`;

test('two texts differ by whole words, and what both say stands once', () => {
  const difference = textDifference('You may take 10 days of leave.', 'You may take 12 paid days of leave.');
  expect(asOne(difference)).toBe('You may take [-10-][+12 paid+] days of leave.');
  expect(asOne(textDifference('a a', 'a a a'))).toBe('a a[--][+ a+]');
});

test('fields that stayed are left out; what came and what went is told in full', () => {
  const found = differences(
    { name: 'Bill 2', status: 'Second Reading', assentDate: null, parts: [{ what: 'Wages' }] },
    { name: 'Bill 2', status: 'Third Reading', assentDate: '2026-11-20', parts: [] },
  );
  expect(found.map(({ path, removed, added }) => [path, removed, added])).toEqual([
    [['status'], 'Second', 'Third'],
    [['parts', '1', 'what'], 'Wages', ''],
    [['assentDate'], '', '2026-11-20'],
  ]);
});

test('markup is read as text, and a thing that is new has no before', () => {
  expect(differences(undefined, { description: '<p>Ten &lt; eleven</p><p>days</p>' })).toEqual([
    { path: ['description'], start: '', removed: '', added: 'Ten < eleven\ndays', end: '' },
  ]);
  expect(differences(null, null)).toEqual([]);
});
