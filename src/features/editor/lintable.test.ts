import { expect, test } from 'vitest';
import type { EditableProvision, EditableRow } from '../provisions/editable.ts';
import { filledPolicy, lintContent, overwrittenKeys } from './lintable.ts';
import type { Field } from './schemas.ts';

const content = (parts: Partial<EditableProvision> = {}): EditableProvision => ({
  description: '<p>Employees get five days.</p>',
  ...{ warning: null, policy: null, effectiveDate: null, openQuestion: null, editorNote: null },
  confidence: 'high',
  sources: [{ type: 'official-text', ref: 'https://www.ontario.ca/laws', date: '2026-11-01' }],
  values: {},
  ...{ acts: [], regulations: [], references: [] },
  ...parts,
});
const days = (...rows: EditableRow[]) => content({ values: { days: rows } });
const FIELDS: Field[] = [{ key: 'days', label: 'Days', type: 'number', unit: 'days' }];

test('an end that is set, a source that is added and a new row overwrite nothing', () => {
  const before = days({ value: 5, from: '2026-01-01' });
  expect(
    overwrittenKeys(
      before,
      days({ value: 6, from: '2027-01-01' }, { value: 5, from: '2026-01-01', to: '2026-12-31', source: 'x' }),
    ),
  ).toEqual([]);
});

test('a published row is overwritten by another value, another day, or by going', () => {
  const before = days({ value: 5, from: '2026-01-01' });
  expect(overwrittenKeys(before, days({ value: 6, from: '2026-01-01' }))).toEqual(['days']);
  expect(overwrittenKeys(before, days({ value: 5, from: '2026-01-02' }))).toEqual(['days']);
  expect(overwrittenKeys(before, days({ state: 'not-applicable', from: '2026-01-01' }))).toEqual(['days']);
  expect(overwrittenKeys(before, content())).toEqual(['days']);
});

test('5 and "5" are two values, and lists differ by their order', () => {
  expect(overwrittenKeys(days({ value: 5 }), days({ value: '5' }))).toEqual(['days']);
  expect(overwrittenKeys(days({ value: ['a', 'b'] }), days({ value: ['b', 'a'] }))).toEqual(['days']);
});

test('a row that says why there is no value may go, and each field is told of once', () => {
  expect(overwrittenKeys(days({ state: 'not-applicable' }), days({ value: 5 }))).toEqual([]);
  expect(overwrittenKeys(days({ value: 5, from: '2026-01-01' }, { value: 4 }), days())).toEqual(['days']);
});

const policy = (values: EditableProvision['values']) =>
  filledPolicy('<p>You get {{days}}.</p>', {
    fields: FIELDS,
    content: content({ values }),
    borrowed: [],
    day: '2026-11-26',
  }).text;

test('a policy names the value that holds on the day, not the one to come', () => {
  const text = policy({
    days: [
      { value: 8, from: '2026-11-27' },
      { value: 7, to: '2026-11-26' },
    ],
  });
  expect(text).toBe('<p>You get 7.</p>');
});

test('the library’s rules speak of the field that a value is wrong in', () => {
  const findings = lintContent({
    jurisdiction: 'ON',
    fields: [{ key: 'days', label: 'Days', type: 'number', unit: 'days', max: 10 }],
    instruments: [],
    content: content({ values: { days: [{ value: 11 }] } }),
    borrowed: [],
    day: '2026-11-26',
  });
  expect(findings.filter(({ severity }) => severity === 'error').map(({ key }) => key)).toContain('days');
});
