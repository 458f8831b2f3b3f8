import { durationText } from '../../shared/duration.ts';
import { t } from '../../shared/text.ts';

/** How an amount of pay is worked out, as data (content/README.md). */
export interface Formula {
  /** For whom; the last of several has none and holds for everybody else. */
  when?: string;
  method: 'share' | 'average-day' | 'usual-day';
  base?: string;
  includes?: string[];
  excludes?: string[];
  /** ISO 8601. */
  period?: string;
  ending?: string;
  fraction?: string;
  percent?: number;
  divisor?: string;
}

export const isFormula = (value: unknown): value is Formula =>
  typeof value === 'object' && value !== null && 'method' in value;

function amount(formula: Formula): string {
  const { method, base = '', fraction, percent, divisor = '' } = formula;
  if (method === 'usual-day') return t('what the employee would have earned on the day');
  const period = formula.period ? durationText(formula.period) : '';
  if (method === 'average-day')
    return t('the {{base}} of {{period}}, divided by the {{divisor}}', { base, period, divisor });
  return t('{{share}} of the {{base}} of {{period}}', { share: fraction ?? `${percent}%`, base, period });
}

/** "1/20 of the wages of 4 weeks ending before the week of the holiday, without overtime pay". */
export function formulaText(formula: Formula): string {
  const { when, ending, includes = [], excludes = [] } = formula;
  const words = [
    amount(formula),
    ending && t('ending {{moment}}', { moment: ending }),
    includes.length > 0 && t('with {{things}}', { things: includes.join(', ') }),
    excludes.length > 0 && t('without {{things}}', { things: excludes.join(', ') }),
  ].filter((word): word is string => Boolean(word));
  const text = words.join(', ');
  return when ? `${when}: ${text}` : text;
}
