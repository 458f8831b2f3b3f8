import { expect, test } from 'vitest';
import type { Entry, EntryContent } from '../../entries/entry.ts';
import { splitLibrary } from '../../entries/splitLibrary.ts';
import { exampleLibrary, GROUP } from '../../lint/exampleLibrary.ts';
import { describer, entryDifference, listedEntry, seenOf } from './presentEntry.ts';

const ENTRIES = splitLibrary(exampleLibrary(), new Map());
const BY = describer(ENTRIES);
const found = (kind: Entry['kind'], key: string): Entry => {
  const entry = ENTRIES.find((one) => one.kind === kind && one.key === key);
  if (!entry) throw new Error(`No ${kind} ${key}.`);
  return entry;
};
const provision = ENTRIES.find(({ kind, key }) => kind === 'provision' && key.endsWith('QC')) as Entry;
const bill = found('bill', 'on-1');

test('an entry is found by its names: a provision by its group and place, a bill by its file', () => {
  expect([BY.title(provision), BY.path(provision), BY.jurisdiction(provision)]).toEqual([
    ...['Sick Leave', ['Standards', 'Leaves'], 'QC'],
  ]);
  expect([BY.title(bill), BY.path(bill), BY.jurisdiction(bill)]).toEqual(['A Bill', [], 'ON']);
  expect(BY.title({ ...bill, content: { ...bill.content, number: '12' } })).toBe('12, A Bill');
  expect(BY.jurisdiction(found('group', GROUP))).toBeNull();
});

const difference = (base: EntryContent | null, file: EntryContent | null, ours: EntryContent | null) =>
  entryDifference(BY, provision, { base, file, ours });

test('it is told who changed a field: the file, us, or both', () => {
  const { fields } = difference(
    { warning: 'a', text: 'a', editorNote: 'a' },
    { warning: 'b', text: 'a', editorNote: 'b' },
    { warning: 'a', text: 'c', editorNote: 'c' },
  );
  expect(fields.map(({ field, changed }) => [field, changed])).toEqual([
    ['text', 'ours'],
    ['warning', 'file'],
    ['editorNote', 'both'],
  ]);
});

test('what is equal is counted, values that differ as one', () => {
  const { equal, fields } = difference(
    null,
    { text: 'a', confidence: 'high', values: { unpaidDays: [{ value: 1 }], covered: [{ value: true }] } },
    { text: 'a', confidence: 'high', values: { unpaidDays: [{ value: 2 }], covered: [{ value: false }] } },
  );
  expect(equal).toBe(2);
  expect(fields.map(({ label }) => label)).toEqual(['Unpaid sick days a year', 'Covered']);
});

test('an entry that one side does not have differs in all it says', () => {
  const { fields, equal } = difference(null, { text: 'a', confidence: 'high' }, null);
  expect(fields.map(({ field, ours }) => [field, ours])).toEqual([
    ['text', null],
    ['confidence', null],
  ]);
  expect(equal).toBe(0);
});

test('what was seen is another as soon as either side is, and not by what they began from', () => {
  const sides = { base: null, file: { text: 'a' }, ours: { text: 'b' } };
  expect(seenOf({ ...sides, base: { text: 'z' } })).toBe(seenOf(sides));
  expect(seenOf({ ...sides, file: { text: 'c' } })).not.toBe(seenOf(sides));
  expect(seenOf({ ...sides, file: sides.ours, ours: sides.file })).not.toBe(seenOf(sides));
});

test('two fields of one name are listed once', () => {
  expect(listedEntry(BY, provision, ['values.unpaidDays', 'text', 'text']).fields).toEqual([
    ...['Unpaid sick days a year', 'Text'],
  ]);
});
