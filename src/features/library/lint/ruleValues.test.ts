import { expect, test } from 'vitest';
import { serious } from './exampleErrors.ts';
import { FIELDS, GROUP } from './exampleLibrary.ts';

const rule = (description: string, values: object[] = []) => ({ rule: { description, values } });
const days = (value: number, replaces?: string) => ({
  ...{ label: 'Unpaid days', value, unit: 'days a year' },
  ...(replaces ? { replaces } : {}),
});
const MINERS = 'Miners may take 3 unpaid days a year.';

test.each<[string, ReturnType<typeof rule>]>([
  ['no number', rule('Miners are outside the rule.')],
  ['its number', rule(MINERS, [days(3)])],
  ['a number for a field', rule(MINERS, [days(3, `${GROUP}#unpaidDays`)])],
  ['a fraction', rule('Miners get one-sixtieth.', [{ label: 'Pay', value: '1/60', unit: 'of wages' }])],
])('a special rule with %s is right', (_, parts) => {
  expect(serious(parts)).toEqual([]);
});

test.each<[string, ReturnType<typeof rule>, RegExp]>([
  ['a number without a value', rule(MINERS), /says 3 days, which none of its values does/],
  ['another number', rule(MINERS, [days(3), days(4)]), /gives 4 days a year .* does not say/],
  ['another unit', rule(MINERS, [{ ...days(3), unit: 'weeks a year' }]), /says 3 days/],
  ['a field that is not there', rule(MINERS, [days(3, `${GROUP}#paidDays`)]), /is no field of its groups/],
  [
    'a field of a group that is not its own',
    rule(MINERS, [days(3, 'standards/leaves/other#unpaidDays')]),
    /is no field of its groups/,
  ],
  [
    'a field that counts something else',
    rule(MINERS, [days(3, `${GROUP}#hourly`)]),
    new RegExp(`counts days a year, and hourly counts ${FIELDS.hourly.unit}`),
  ],
])('a special rule with %s is refused', (_, parts, message) => {
  expect(serious(parts).join('\n')).toMatch(message);
});
