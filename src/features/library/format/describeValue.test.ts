import { expect, test } from 'vitest';
import { describeValue } from './describeValue.ts';
import type { FieldContent } from './provisionGroup.ts';

const field = (over: Partial<FieldContent>): FieldContent =>
  ({ label: 'Rate', type: 'number', ...over }) as FieldContent;

test.each([
  ['money an hour', field({ unit: 'CAD an hour' }), 18.5, 'Rate: $18.50 an hour'],
  ['money alone', field({ unit: 'CAD' }), 500, 'Rate: $500'],
  ['a percentage', field({ unit: '%' }), 4, 'Rate: 4%'],
  ['another unit', field({ unit: 'weeks' }), 2, 'Rate: 2 weeks'],
  ['a bare number', field({}), 7, 'Rate: 7'],
  ['yes', field({ type: 'boolean' }), true, 'Rate: yes'],
  ['no', field({ type: 'boolean' }), false, 'Rate: no'],
  ['words', field({ type: 'text' }), 'half a day', 'Rate: half a day'],
])('%s', (_, of, value, text) => {
  expect(describeValue(of, value)).toBe(text);
});

test('a list is told one after the other', () => {
  expect(describeValue(field({ type: 'list' as FieldContent['type'] }), ['One', 'Two'])).toBe(
    'Rate: One; Two',
  );
});
