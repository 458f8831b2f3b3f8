import { t } from '../../shared/text.ts';
import { readJobs } from './jobsByPlace.ts';

export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2099-12-31';

/** What is asked of one entry. Written here and not as a schema: schemas are checked on the server alone. */
export type FieldRule =
  | { kind: 'day'; needed?: true }
  | { kind: 'money'; needed?: true }
  /** `most`: and what is said of more. */
  | { kind: 'decimal'; needed?: true; most: number; tooMuch: string; initial?: string }
  | { kind: 'count'; needed?: true; least: 0 | 1; initial?: number }
  /** Counts by jurisdiction; as people write them, too: "ON 52, AB 3". */
  | { kind: 'counts'; initial: Record<string, number> }
  /** Hours of each day of a week, the first to the seventh. */
  | { kind: 'hours'; needed?: true }
  | { kind: 'choice'; choices: readonly [string, ...string[]]; initial: string }
  | { kind: 'check'; initial: false };

export interface CaseRules {
  fields: Record<string, FieldRule>;
  /** What is wrong between several entries, by field; those that are wrong by themselves are left out of what is read. */
  together?: (read: Record<string, unknown>) => Record<string, string>;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONEY = /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/;
const DECIMAL = /^\d{1,5}(\.\d{1,2})?$/;

/** What is wrong with a day, or null. */
export function dayProblem(text: string): string | null {
  const [, year = '', month = '', date = ''] = DAY.exec(text) ?? [];
  const there = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  const isDay =
    year !== '' && there.getUTCMonth() + 1 === Number(month) && there.getUTCDate() === Number(date);
  return isDay && text >= FIRST_DAY && text <= LAST_DAY
    ? null
    : t('Give a day between Jan 01, 1900 and Dec 31, 2099.');
}

const bare = (text: string): string => text.trim().replace(/^\$\s*/, '');

/** What is wrong with an amount of dollars as people write it in Canada's English (1200, 1,200.50, $1,200.50), or null. */
export function moneyProblem(text: string): string | null {
  if (bare(text).startsWith('-')) return t('An amount cannot be less than nothing.');
  return MONEY.test(bare(text)) ? null : t('Write the amount like 1200.50.');
}

/** "$1,200.50" as "1200.50". */
export const cleanMoney = (text: string): string => bare(text).replaceAll(',', '');

/** What is wrong with a number of hours, days or weeks, or null. */
export function decimalProblem(text: string, most: number, tooMuch: string): string | null {
  if (text.trim().startsWith('-')) return t('This cannot be less than nothing.');
  if (!DECIMAL.test(text.trim())) return t('Write a number like 7.5.');
  return Number(text) > most ? t(tooMuch) : null;
}

/** What is wrong with a number of people, or null. */
export function countProblem(count: unknown, least: 0 | 1): string | null {
  if (typeof count !== 'number' || !Number.isInteger(count)) return t('Write a whole number.');
  if (count < least) return least === 1 ? t('This job counts, too.') : t('This cannot be less than nothing.');
  return count > 1_000_000 ? t('That is more people than anybody employs here.') : null;
}

const DAY_HOURS = 24;
/** What is wrong with the hours of a day, or null. */
export const dayHoursProblem = (text: string): string | null =>
  decimalProblem(text, DAY_HOURS, 'A day has 24 hours.');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));

function read(rule: FieldRule, value: unknown): { problem: string | null; value: unknown } {
  const text = textOf(value);
  switch (rule.kind) {
    case 'day':
      return { problem: dayProblem(text), value: text };
    case 'money':
      return { problem: moneyProblem(text), value: cleanMoney(text) };
    case 'decimal':
      return { problem: decimalProblem(text, rule.most, rule.tooMuch), value: text.trim() };
    case 'count':
      return { problem: countProblem(value, rule.least), value };
    case 'hours': {
      const days = Array.isArray(value) ? value.map((hours) => textOf(hours) || '0') : [];
      return { problem: days.map(dayHoursProblem).find((problem) => problem !== null) ?? null, value: days };
    }
    case 'choice':
      return { problem: rule.choices.includes(text) ? null : t('Choose one of these.'), value: text };
    case 'counts': {
      if (typeof value !== 'string') return { problem: null, value };
      const counts = readJobs(value);
      return 'problem' in counts ? { problem: counts.problem, value } : { problem: null, value: counts.jobs };
    }
    case 'check':
      return { problem: null, value };
  }
}

/** What was entered, read by the rules of its case: what is wrong, by field, and the values with what was left out filled in. */
export function readCase(
  { fields, together }: CaseRules,
  entered: Record<string, unknown>,
): { errors: Record<string, string>; values: Record<string, unknown> } {
  const errors: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(fields)) {
    if (entered[name] === undefined || entered[name] === '') {
      if ('needed' in rule) errors[name] = t('This is needed.');
      else if ('initial' in rule) values[name] = rule.initial;
      continue;
    }
    const one = read(rule, entered[name]);
    if (one.problem) errors[name] = one.problem;
    else values[name] = one.value;
  }
  return { errors: { ...together?.(values), ...errors }, values };
}

/** An end before its start. */
export const inOrder = (
  read: Record<string, unknown>,
  first: string,
  last: string,
  words: string,
): Record<string, string> =>
  textOf(read[first]) !== '' && textOf(read[last]) !== '' && textOf(read[first]) > textOf(read[last])
    ? { [last]: t(words) }
    : {};
