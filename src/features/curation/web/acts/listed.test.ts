import { expect, test } from 'vitest';
import type { InstrumentRow } from '../../instrumentsContract.ts';
import { listed } from './listed.ts';

const row = (id: string, part: Partial<InstrumentRow> = {}): InstrumentRow => ({
  id,
  kind: 'act',
  name: id,
  citation: null,
  jurisdiction: 'FED',
  area: { id: 'es', name: 'Employment Standards' },
  actId: null,
  isArchived: false,
  citedBy: 0,
  ...part,
});

const ROWS = [
  row('Code'),
  row('Old Act', { isArchived: true }),
  row('Human Rights Act', { area: { id: 'hr', name: 'Human Rights' } }),
  row('Standards', { kind: 'regulation', actId: 'Code', citation: 'O. Reg. 285/01' }),
  row('Loose', { kind: 'regulation', jurisdiction: 'ON' }),
];
const NOTHING = { text: '', jurisdiction: null, showsArchived: false };
const ids = (filters: object) => listed(ROWS, { ...NOTHING, ...filters }).map(({ id }) => id);

test('regulations stand under their act, archived ones only when they are asked for', () => {
  expect(ids({})).toEqual(['Code', 'Standards', 'Loose', 'Human Rights Act']);
  expect(ids({ showsArchived: true })).toContain('Old Act');
  expect(listed(ROWS, NOTHING).map(({ isUnder }) => isUnder)).toEqual([false, true, false, false]);
});

test('a citation is found however it is written, and its act stays above it', () => {
  expect(ids({ text: 'o reg 285' })).toEqual(['Code', 'Standards']);
  expect(ids({ jurisdiction: 'ON' })).toEqual(['Loose']);
});
