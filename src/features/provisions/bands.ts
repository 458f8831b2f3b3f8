import { durationText, isDuration } from '../../shared/duration.ts';
import { t } from '../../shared/text.ts';

type Limit = number | string;

/**
 * One row of a scale: from which threshold it holds, and what it gives. `atLeast` and `atMost` include the threshold itself,
 * `moreThan` and `lessThan` do not. Time is an ISO 8601 duration, the rest a number.
 */
export interface Band {
  atLeast?: Limit;
  moreThan?: Limit;
  atMost?: Limit;
  lessThan?: Limit;
  [amount: string]: string | number | boolean | undefined;
}

export const LIMITS = ['atLeast', 'moreThan', 'atMost', 'lessThan'] as const;

/** Whether a column of a band is a limit of its threshold. */
export const isLimit = (key: string): boolean => LIMITS.some((limit) => limit === key);

/** What a band gives, by the names of its columns. */
export const amountsOf = (band: Band): [string, string | number | boolean][] =>
  Object.entries(band).flatMap(([key, amount]) =>
    isLimit(key) || amount === undefined ? [] : [[key, amount] as [string, string | number | boolean]],
  );

const said = (limit: Limit): string => (isDuration(limit) ? durationText(limit) : String(limit));

/** "3 months or more", "more than 90 days", "50 to 199", "any". */
export function thresholdText(band: Band): string {
  const { atLeast, moreThan, atMost, lessThan } = band;
  if (atLeast !== undefined && atMost !== undefined)
    return t('{{from}} to {{to}}', { from: said(atLeast), to: said(atMost) });
  const words = [
    atLeast !== undefined && !isZero(atLeast) && t('{{limit}} or more', { limit: said(atLeast) }),
    moreThan !== undefined && t('more than {{limit}}', { limit: said(moreThan) }),
    atMost !== undefined && t('up to {{limit}}', { limit: said(atMost) }),
    lessThan !== undefined && t('less than {{limit}}', { limit: said(lessThan) }),
  ].filter((word) => word !== false);
  return words.length === 0 ? t('from the start') : words.join(', ');
}

const isZero = (limit: Limit): boolean => limit === 0 || (isDuration(limit) && /^P0[YMWD]$/.test(limit));
