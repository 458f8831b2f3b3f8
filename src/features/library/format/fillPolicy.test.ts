import { describe, expect, test } from 'vitest';
import { fillPolicy } from './fillPolicy.ts';
import { provisionGroupFormat } from './provisionGroup.ts';

const { fields, provisions } = provisionGroupFormat.parse({
  group: 'standards/leaves/sick-leave',
  fields: {
    days: { label: 'Days', type: 'number', unit: 'days' },
    paidDays: { label: 'Paid days', type: 'number', unit: 'days' },
    hourly: { label: 'Wage', type: 'number', unit: 'CAD an hour' },
    limit: { label: 'Limit', type: 'number' },
    rate: { label: 'Rate', type: 'number', unit: '%' },
    service: { label: 'Service', type: 'text' },
    covered: { label: 'Covered', type: 'boolean' },
    starts: { label: 'Starts', type: 'date' },
    holidays: { label: 'Holidays', type: 'list' },
    bands: { label: 'Bands', type: 'table' },
    none: { label: 'None', type: 'number' },
  },
  provisions: {
    ON: {
      asOf: '2026-11-01',
      confidence: 'medium',
      verification: 'unverified',
      text: 'An employee …',
      values: {
        days: [
          { value: 8, from: '2027-01-01' },
          { value: 5, from: '2026-01-01', to: '2026-12-31' },
          { value: 3, to: '2025-12-31' },
        ],
        paidDays: 1,
        hourly: 17.6,
        limit: 80000,
        rate: 5.77,
        service: '2 weeks',
        covered: true,
        starts: '2026-07-01',
        holidays: ["New Year's Day", 'Good Friday', 'Labour Day'],
        bands: [
          { after: '3 months', weeks: 1 },
          { after: '1 year', weeks: 2 },
        ],
      },
    },
  },
});
const provision = provisions.ON;
if (!provision) throw new Error('the example lost Ontario');
const own = { fields, provision, day: '2026-11-20' };
const OTHER = 'standards/pay/final-pay';
const fill = (text: string) => {
  const { borrowed: _, ...filled } = fillPolicy(text, own);
  return filled;
};

test.each([
  ['the value of the as-of date, neither an earlier nor a later one', '{{days}} days', '5 days'],
  ['a count', '{{days|days}}', '5 days'],
  ['a count of one', '{{paidDays|days}} and {{paidDays|weeks}}', '1 day and 1 week'],
  ['money by its unit', '{{hourly}} an hour', '$17.60 an hour'],
  ['money because the policy says so', '{{limit|money}}', '$80,000'],
  ['a percentage', '{{rate}} of wages', '5.77% of wages'],
  ['words', 'after {{ service }} with us', 'after 2 weeks with us'],
  ['a date', 'from {{starts}}', 'from July 1, 2026'],
  ['a list in a sentence', '{{holidays}}', "New Year's Day, Good Friday and Labour Day"],
  ['a list as bullets', '{{holidays|list}}', "- New Year's Day\n- Good Friday\n- Labour Day"],
  [
    'a table under the headings of the policy',
    '{{bands|table: Service, Weeks of notice}}',
    '| Service | Weeks of notice |\n| --- | --- |\n| 3 months | 1 |\n| 1 year | 2 |',
  ],
  ['nothing, where there is nothing to fill', 'We pay [Company name].', 'We pay [Company name].'],
])('writes %s', (_, text, expected) => {
  expect(fill(text)).toEqual({ text: expected, problems: [] });
});

describe('names what cannot be filled, and leaves it standing', () => {
  test.each([
    ['{{dais}}', /^dais is not a field/],
    ['{{none}}', /^none has no value on 2026-11-20/],
    ['{{covered}}', /^covered is yes or no/],
    ['{{bands}}', /^bands is a table/],
    ['{{bands|table: Service}}', /^bands has 2 columns, and 1 headings/],
    ['{{days|list}}', /^days is not a list/],
    ['{{days|table: Days}}', /^days is not a table/],
    ['{{service|days}}', /^service is not a number/],
    ['{{days|apples}}', /^days cannot be written as "apples"/],
    ['{{days', /^"{{days" is not a placeholder/],
    ['{{two words}}', /^"{{two words}}" is not a placeholder/],
    ['days}}', /^"}}" is not a placeholder/],
  ])('%s', (text, expected) => {
    const filled = fill(text);
    expect(filled.text).toBe(text);
    expect(filled.problems).toEqual([expect.stringMatching(expected)]);
  });
});

describe('a value of another group', () => {
  const read = (confidence: 'high' | 'low') => (group: string) =>
    group === OTHER ? { ...own, provision: { ...provision, confidence } } : undefined;

  test('is written in, and told apart', () => {
    expect(fillPolicy(`Pay comes after {{${OTHER}#service}}.`, own, read('high'))).toEqual({
      text: 'Pay comes after 2 weeks.',
      problems: [],
      borrowed: ['2 weeks'],
    });
  });

  test.each([
    [
      'that does not exist',
      '{{standards/pay/none#service}}',
      'high',
      /^service has no provision in standards\/pay\/none/,
    ],
    [
      'that readers do not see',
      `{{${OTHER}#service}}`,
      'low',
      /^service stands in a provision that is not shown/,
    ],
    [
      'without such a field',
      `{{${OTHER}#weeks}}`,
      'high',
      /^weeks is not a field of standards\/pay\/final-pay/,
    ],
  ] as const)('%s is named', (_, text, confidence, expected) => {
    const filled = fillPolicy(text, own, read(confidence));
    expect(filled.text).toBe(text);
    expect(filled.problems).toEqual([expect.stringMatching(expected)]);
  });
});
