import { expect, test } from 'vitest';
import {
  editableRowSchema,
  editableRuleSchema,
  editableRuleValueSchema,
  editableSourceSchema,
} from './editable.ts';

const fault = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}) => result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const source = (parts: object) =>
  fault(editableSourceSchema.safeParse({ type: 'official-page', ref: 'https://a.ca/', ...parts }));

test.each(['2026', '2026-02', '2028-02-29'])('a page may be of %s', (date) => {
  expect(source({ date })).toEqual([]);
});

test.each([
  '26',
  '2026-2',
  '2026-13',
  '2026-00',
  '2027-02-29',
  '2026-02-30',
  '2026-01-01T00:00',
  ' 2026',
  '',
])('a page cannot be of %j, and the field says how its day is written', (date) => {
  expect(source({ date })).toEqual(['date: Write the day of the page as YYYY, YYYY-MM or YYYY-MM-DD.']);
});

test('the day on which we read a source is a whole one', () => {
  expect(source({ checked: '2026-02' })).toHaveLength(1);
  expect(source({ checked: '2027-02-29' })).toHaveLength(1);
  expect(source({ checked: '2028-02-29' })).toEqual([]);
});

test('a source that bears out nothing, or is nothing, is none', () => {
  expect(source({ bears: [] })).toHaveLength(1);
  expect(source({ ref: ' \u00a0' })).toEqual(['ref: Say what was read: an address, or its name.']);
});

test('a row says a value or why there is none, never both', () => {
  const isRow = (row: object) => editableRowSchema.safeParse(row).success;
  expect(isRow({ value: false, from: '2026-01-01' })).toBe(true);
  expect(isRow({ value: 5, state: 'not-applicable' })).toBe(false);
  expect(isRow({ value: 5, why: 'Because.' })).toBe(false);
  expect(isRow({ from: '2026-01-01' })).toBe(false);
  expect(isRow({ value: null })).toBe(false);
});

test('the number of a rule is a number, or a fraction of whole numbers above 0', () => {
  const value = (number: unknown) =>
    fault(editableRuleValueSchema.safeParse({ label: 'Share', value: number, unit: 'of wages' }));
  for (const good of [0, -1.5, '1/60', '10/3']) expect(value(good)).toEqual([]);
  for (const bad of ['1/0', '0/5', '01/2', '1 / 2', '0.5', '5', '1/60 ']) expect(value(bad)).toHaveLength(1);
});

test('a rule without words is none, and its values may be left out', () => {
  const rule = { type: 'Exemption', industries: [], acts: [], regulations: [] };
  expect(fault(editableRuleSchema.safeParse({ ...rule, description: ' \n' }))).toEqual([
    'description: Say what the rule is.',
  ]);
  expect(editableRuleSchema.safeParse({ ...rule, description: '<p>x</p>' }).data?.values).toBeUndefined();
});
