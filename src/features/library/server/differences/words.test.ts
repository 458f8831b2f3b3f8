import { expect, test } from 'vitest';
import type { EntryContent } from '../../entries/entry.ts';
import type { FieldContent } from '../../format/provisionGroup.ts';
import { fieldLabel, fieldWords, type WordsContext } from './words.ts';

const CONTEXT: WordsContext = {
  fields: { rate: { label: 'Hourly rate', type: 'number', unit: 'CAD an hour' } as FieldContent },
  instrument: (key) => (key === 'on-act' ? 'The Act' : key),
};
const words = (field: string, content: EntryContent | null) => fieldWords(content, field, CONTEXT);

test('a value is told with the days between which it held, and without its label', () => {
  expect(
    words('values.rate', {
      values: {
        rate: [
          { value: 18, from: '2026-10-01' },
          { value: 17.2, from: '2024-02-29', to: '2026-09-30' },
        ],
      },
    }),
  ).toEqual({
    lines: ['$18.00 an hour, from Oct 01, 2026', '$17.20 an hour, from Feb 29, 2024, to Sep 30, 2026'],
  });
});

test('why there is no value is told in words, and a field that is gone as it is written', () => {
  expect(words('values.rate', { values: { rate: [{ state: 'none', why: 'No rate.' }] } })).toEqual({
    lines: ['none: No rate.'],
  });
  expect(words('values.old', { values: { old: [{ value: ['a'] }] } })).toEqual({ lines: ['["a"]'] });
});

test('what says nothing is nothing, while 0 and "no" are something', () => {
  expect(words('warning', {})).toBeNull();
  expect(words('acts', { acts: [] })).toBeNull();
  expect(words('text', null)).toBeNull();
  expect(words('isActive', { isActive: false })).toEqual({ lines: ['false'] });
  expect(words('minEmployees', { minEmployees: 0 })).toEqual({ lines: ['0'] });
});

test('a text is shown as readers see it, and brings no markup of its own', () => {
  expect(words('text', { text: '**Five** days <script>x</script>' })).toEqual({
    html: expect.stringMatching(/<strong>Five<\/strong>(?!.*<script)/s),
  });
  expect(words('policy', { policy: { text: '*We* pay.' } })).toEqual({
    html: expect.stringContaining('<em>We</em>'),
  });
});

test('a law is told by its title, and a source with its days', () => {
  expect(words('acts', { acts: [{ id: 'on-act', sections: 's 5' }, { id: 'gone' }] })).toEqual({
    lines: ['The Act, s 5', 'gone'],
  });
  expect(
    words('sources', {
      sources: [{ ref: 'Gazette', date: '2026-05', checked: '2026-06-01', bears: ['text'] }],
    }),
  ).toEqual({
    lines: ['Gazette · of 2026-05 · read Jun 01, 2026 · bears out text'],
  });
});

test('lists and maps of any kind are told line by line, without what is empty in them', () => {
  expect(words('parts', { parts: [{ what: 'Part 1', groups: [], inForce: 'assent' }] })).toEqual({
    lines: ['what Part 1 · inForce assent'],
  });
  expect(words('stages', { stages: { 'First Reading': '2026-01-01' } })).toEqual({
    lines: ['First Reading: 2026-01-01'],
  });
});

test('a field has the name that editors know, a value that of its field, and a stranger its own', () => {
  const label = (field: string) => fieldLabel(field, CONTEXT);
  expect(['values.rate', 'values.a.b', 'fields.rate', 'open', 'naics'].map(label)).toEqual([
    ...['Hourly rate', 'a.b', 'Field rate', 'What is not settled', 'naics'],
  ]);
});
