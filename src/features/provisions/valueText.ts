import { durationText, isDuration } from '../../shared/duration.ts';
import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import { amountsOf, type Band, isLimit, thresholdText } from './bands.ts';
import type { TypedValue } from './contract.ts';
import { formulaText, isFormula } from './formula.ts';

const isFraction = (value: unknown): boolean => typeof value === 'string' && /^\d+\/\d+$/.test(value);

const isRow = (item: unknown): item is Record<string, unknown> =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

/** "completedYears" -> "completed years" */
const words = (key: string): string => key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** "1 week", "6 percent": the names of amounts are plurals. */
const amountText = (name: string, amount: unknown): string =>
  `${amount} ${amount === 1 ? words(name).replace(/s$/, '') : words(name)}`;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A row of a table in words: "Ended by: either side; within: 10 days". */
const rowLine = (row: Record<string, unknown>): string =>
  capital(
    Object.entries(row)
      .map(([key, item]) => `${words(key)}: ${plain(item)}`)
      .join('; '),
  );

/** A line of a scale: "3 months or more: 1 week". */
const bandLine = (band: Band): string =>
  `${thresholdText(band)}: ${amountsOf(band)
    .map(([name, amount]) => amountText(name, amount))
    .join(', ')}`;

const plain = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (isFormula(value)) return formulaText(value);
  if (isRow(value) && Object.keys(value).some(isLimit)) return bandLine(value as Band);
  if (isDuration(value)) return durationText(value);
  if (isRow(value)) return rowLine(value);
  return String(value);
};

/**
 * Money as the texts write it: "$18.25", "$15.00", "$2,848". Written here and not by the browser's own format, which takes a slow
 * processor a tenth of a second to make.
 */
const money = (value: number): string => {
  const digits = value.toFixed(Number.isInteger(value) && value >= 100 ? 0 : 2);
  return `$${digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`;
};

/** A number with its unit as people write it: "$18.25 an hour", "2 weeks". */
function measured(value: number, unit: string | null): string {
  const [, per] = unit?.match(/^CAD\b\s*(.*)$/) ?? [];
  if (per !== undefined) return `${money(value)} ${per}`.trim();
  const one = value === 1 ? unit?.replace(/^(year|month|week|day|hour)s\b/, '$1') : unit;
  return `${value} ${one ?? ''}`.trim();
}

/** Why there is no value, in words: silence would leave a reader to guess. */
export function stateWords(state: TypedValue['state']): string {
  if (state === 'none') return t('No such rule');
  return state === 'not-applicable' ? t('Does not apply') : t('Not established');
}

/** The typed values that hold on a day or are coming, each in one line with its name; what has none says why. */
export function figureLines(
  values: readonly Pick<TypedValue, 'label' | 'value' | 'unit' | 'state' | 'from' | 'to'>[],
  today: string,
): string[] {
  return values.flatMap((value) => {
    if (value.to !== null && value.to < today) return [];
    const start =
      value.from !== null && value.from > today ? t(' (from {{date}})', { date: shortDate(value.from) }) : '';
    return [`${value.label}: ${valueLines(value).join('; ')}${start}`];
  });
}

/** A typed value in words, or why there is none; a list or a table gives one line for each of its items. */
export function valueLines({
  value,
  unit,
  state,
}: Pick<TypedValue, 'value' | 'unit'> & Partial<Pick<TypedValue, 'state'>>): string[] {
  if (value === null) return [stateWords(state ?? 'unknown')];
  if (Array.isArray(value)) return value.map(plain);
  if (isFraction(value) && unit) return [`${value} ${unit}`];
  return [typeof value === 'number' ? measured(value, unit) : plain(value)];
}
