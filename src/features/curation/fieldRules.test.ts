import { expect, test } from 'vitest';
import type { WrittenField } from './fieldKinds.ts';
import { fieldsSchema } from './fieldRules.ts';

const field = (parts: Partial<WrittenField> = {}): WrittenField => ({
  ...{ key: 'rate', label: 'Rate', type: 'number', unit: null, min: null, max: null },
  ...{ threshold: null, protects: null },
  ...parts,
});
const faults = (...fields: WrittenField[]) =>
  fieldsSchema.safeParse(fields).error?.issues.map(({ message }) => message) ?? [];

test('a group may have no fields, and a number whose bounds are one and the same', () => {
  expect(faults()).toEqual([]);
  expect(faults(field({ min: 0, max: 0 }))).toEqual([]);
});

test('bounds that cross, and bounds of what is no number, are told with the field’s name', () => {
  expect(faults(field({ min: 1, max: 0 }))).toEqual(['Rate: The lower bound is above the upper.']);
  expect(faults(field({ label: 'Durée', type: 'duration', min: 0 }))).toEqual([
    'Durée: Only a number has bounds.',
  ]);
});

test('bands say what their thresholds count, and nothing else may', () => {
  expect(faults(field({ type: 'bands', threshold: 'employees' }))).toEqual([]);
  const why = 'Rate: Bands say what their thresholds count, and nothing else does.';
  expect(faults(field({ type: 'bands' }))).toEqual([why]);
  expect(faults(field({ threshold: 'hours' }))).toEqual([why]);
});

test('the second field of a key is the one at fault; keys differ by their case', () => {
  expect(faults(field(), field({ label: 'Other' }))).toEqual(['Other: Another field has this key.']);
  expect(faults(field({ key: 'rateA' }), field({ key: 'ratea' }))).toEqual([]);
});

test.each(['Rate', '1rate', 'hourly rate', 'taux-horaire', 'durée', 'rate\n', ''])('%j is no key', (key) => {
  expect(faults(field({ key }))).toContain('A key is one word that begins with a small letter.');
});
