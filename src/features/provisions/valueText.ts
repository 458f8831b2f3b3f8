import { durationText, isDuration } from '../../shared/duration.ts';
import { t } from '../../shared/text.ts';
import { amountsOf, type Band, isLimit, thresholdText } from './bands.ts';
import type { TypedValue } from './contract.ts';
import { formulaText, isFormula } from './formula.ts';

const isRow = (item: unknown): item is Record<string, unknown> =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

/** "completedYears" -> "completed years" */
const words = (key: string): string => key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** A line of a scale: "3 months or more: 1 weeks". */
const bandLine = (band: Band): string =>
  `${thresholdText(band)}: ${amountsOf(band)
    .map(([name, amount]) => `${amount} ${words(name)}`)
    .join(', ')}`;

const plain = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (isFormula(value)) return formulaText(value);
  if (isRow(value) && Object.keys(value).some(isLimit)) return bandLine(value as Band);
  if (isDuration(value)) return durationText(value);
  if (isRow(value)) {
    return Object.entries(value)
      .map(([key, item]) => `${words(key)} ${plain(item)}`)
      .join(', ');
  }
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
  return `${value} ${unit ?? ''}`.trim();
}

/** Why there is no value, in words: silence would leave a reader to guess. */
export function stateWords(state: TypedValue['state']): string {
  if (state === 'none') return t('No such rule');
  return state === 'not-applicable' ? t('Does not apply') : t('Not established');
}

/** A typed value in words, or why there is none; a list or a table gives one line for each of its items. */
export function valueLines({
  value,
  unit,
  state,
}: Pick<TypedValue, 'value' | 'unit'> & Partial<Pick<TypedValue, 'state'>>): string[] {
  if (value === null) return [stateWords(state ?? 'unknown')];
  if (Array.isArray(value)) return value.map(plain);
  return [typeof value === 'number' ? measured(value, unit) : plain(value)];
}
