import { isDuration, parseDuration } from '../../shared/duration.ts';
import type { TypedValue } from '../provisions/contract.ts';

/** "12 months", "1 year", "90 days": an amount of time in words, as texts give it. */
const WORDS = /^(\d+(?:\.\d+)?) (year|month|week|day|hour)s?$/i;
const LETTERS: Record<string, string> = { year: 'Y', month: 'M', week: 'W', day: 'D' };

/** A length of time in one unit: months with years, days with weeks. They are never turned into each other. */
function oneUnit(duration: string): string {
  const { years, months, weeks, days, hours } = parseDuration(duration);
  return `time ${years * 12 + months} ${weeks * 7 + days} ${hours}`;
}

const norm = (item: unknown): unknown => {
  if (typeof item === 'string') {
    const text = item.trim().replace(/\.$/, '').toLowerCase();
    const [, amount, unit = ''] = WORDS.exec(text) ?? [];
    const letter = LETTERS[unit];
    const written = amount && (letter ? `P${amount}${letter}` : `PT${amount}H`);
    if (isDuration(written)) return oneUnit(written);
    return isDuration(item) ? oneUnit(item) : text;
  }
  if (Array.isArray(item)) return item.map(norm);
  if (typeof item === 'object' && item !== null) {
    const entries = Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, value]) => [key, norm(value)]));
  }
  return item;
};

/**
 * What a value says, in a form in which equal values are equal texts after units are made one: 12 months are 1 year, 2 weeks are
 * 14 days. The order of a list of texts does not count, that of a scale does.
 */
export function canonical(value: NonNullable<TypedValue['value']>): string {
  const made = norm(value);
  const isTexts = Array.isArray(made) && made.every((item) => typeof item === 'string');
  return JSON.stringify(isTexts ? [...made].sort() : made);
}

const DAYS_IN = { years: 365.25, months: 30.4375, weeks: 7, days: 1, hours: 1 / 24 } as const;

/** A value as a number by which it can be ranked: itself, or a length of time in days; null for what has no one size. */
export function sizeOf(value: TypedValue['value']): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (!isDuration(value)) return null;
  const parts = parseDuration(value);
  return (Object.keys(DAYS_IN) as (keyof typeof DAYS_IN)[]).reduce(
    (sum, unit) => sum + parts[unit] * DAYS_IN[unit],
    0,
  );
}
