import { expect, test } from 'vitest';
import { type KeptSection, listedSections } from './listedSections.ts';

const section = (label: string, mark: KeptSection['mark'] = 'same', note: string | null = null) => ({
  ...{ label, mark, note, nth: 1, part: null },
});
const SECTIONS = [
  section('9'),
  section('10', 'amended', 'Minimum rate'),
  section('11', 'added'),
  section('12'),
  section(''),
];
const citing = ({ label }: { label: string }) => (label === '12' ? 3 : 0);

test('the sections that changed or are cited are listed, in the order of the statute, with how many cite them', () => {
  const listed = listedSections(SECTIONS, citing, { text: '', isNarrow: true });
  expect(listed.map(({ label, cited }) => [label, cited])).toEqual([
    ['10', 0],
    ['11', 0],
    ['12', 3],
  ]);
});

test('all of them on request, and those whose number or heading is sought', () => {
  const labels = (text: string) =>
    listedSections(SECTIONS, citing, { text, isNarrow: false }).map(({ label }) => label);
  expect(labels('')).toEqual(['9', '10', '11', '12']);
  expect(labels(' RATE')).toEqual(['10']);
  expect(labels('1')).toEqual(['10', '11', '12']);
});
