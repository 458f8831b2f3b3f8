/** What a number counts. */
export type Unit =
  | 'CAD'
  | 'percent'
  | 'times'
  | 'people'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years';

/** A number with its unit, as a text states it. */
export interface Measure {
  amount: number;
  unit: Unit;
  /** Where in the text. */
  at: number;
  /** The whole number that a bound of people comes to: "more than 5 employees" are 6 or more, "6 to 19" end below 20. */
  bound?: number;
  /** Written in digits, not in words. */
  digits: boolean;
  /** The unit follows the digits directly ("3 weeks", "$17.60"); false for "5 paid and … days", "two weeks", "40 a week". */
  strict: boolean;
}

const NOUNS: [RegExp, Unit][] = [
  [/^(employees?|workers?|people|persons?)$/, 'people'],
  [/^(minutes?)$/, 'minutes'],
  [/^(hours?)$/, 'hours'],
  [/^(work)?days?$/, 'days'],
  [/^weeks?$/, 'weeks'],
  [/^months?$/, 'months'],
  [/^years?$/, 'years'],
  [/^(percent|%)$/, 'percent'],
  [/^times$/, 'times'],
  [/^dollars?$/, 'CAD'],
];

const unitOfWord = (word: string): Unit | undefined =>
  NOUNS.find(([pattern]) => pattern.test(word.toLowerCase().replace(/['’]s?$/, '')))?.[1];

/** The unit that a typed value counts in: "CAD an hour" is money, "hours a week" are hours. */
export function unitOf(description: string | undefined): Unit | undefined {
  for (const word of (description ?? '').replace(/per cent/g, 'percent').split(/[\s,()]+/)) {
    if (word === 'CAD' || word === '$') return 'CAD';
    const unit = unitOfWord(word);
    if (unit) return unit;
  }
  return undefined;
}

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const spelled = (word: string): number | undefined => {
  const index = Math.max(SMALL.indexOf(word.toLowerCase()), ORDINALS.indexOf(word.toLowerCase()));
  return index > 0 ? index : undefined;
};

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** Numbers that count nothing: dates, sections, bills, addresses. */
const NOT_COUNTS = [
  /https?:\/\/\S+/g,
  new RegExp(`\\b(${MONTHS})\\s+\\d{1,2}(st|nd|rd|th)?(,\\s+\\d{4})?\\b`, 'g'),
  new RegExp(`\\b\\d{1,2}\\s+(${MONTHS})\\b`, 'g'),
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b(19|20)\d{2}\b(?!\s*(hours?|employees?|workers?|people))/g,
  /\b(ss?|[Ss]ections?|[Ss]ubsections?|Parts?|Sched(ule)?|Bill|Reg|Regulation|Form|Step|Class|Div|Division|Chapter|Table|Category|Level|Group)\.?\s+\d[\w.()-]*/g,
];

/** Phrases that state a number without writing one. */
const PHRASES: [RegExp, number, Unit][] = [
  [/\btime[- ]and[- ]a[- ]half\b|\bone and a half times\b/gi, 1.5, 'times'],
  [/\bdouble[- ]time\b|\btwice\b|\bdouble\b/gi, 2, 'times'],
  [/\bhalf[- ]an[- ]hour\b|\bhalf[- ]hour\b/gi, 30, 'minutes'],
];

const TOKEN = /\$?\d[\d,]*(?:\.\d+)?%?|[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’]*|\n|[^\sA-Za-zÀ-ÿ\d]/g;
const STOPS = new Set(['.', ';', ':', '!', '?', '(', ')', '|', '\n']);
const FREE = new Set(['or', 'more', 'fewer', 'less']);
const PER = new Set(['a', 'an', 'per', 'each', 'every', 'any', 'one', 'the']);
const MAX_WORDS_BETWEEN = 3;

interface Token {
  text: string;
  at: number;
  amount: number | undefined;
}

function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const word = match[0];
    const digits = /^\$?(\d[\d,]*(?:\.\d+)?)%?$/.exec(word)?.[1];
    const amount = digits ? Number(digits.replace(/,/g, '')) : spelled(word);
    return { text: word, at: match.index, amount };
  });
}

const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => ' '.repeat(match.length));

/** Looks ahead of a number for what it counts. */
function unitAhead(list: Token[], index: number): { unit: Unit; near: boolean } | 'elliptic' | undefined {
  let words = 0;
  let passedNumber = false;
  for (let i = index + 1; i < list.length && words <= MAX_WORDS_BETWEEN; i++) {
    const { text, amount } = list[i] as Token;
    if (text === '-' || text === '–') continue;
    if (STOPS.has(text) || text.startsWith('$')) return undefined;
    if (text === ',' && list[i + 1]?.amount === undefined) return undefined;
    if (text === 'per' && list[i + 1]?.text === 'cent')
      return { unit: 'percent', near: words === 0 && !passedNumber };
    const unit = unitOfWord(text);
    if (unit) return { unit, near: words <= 1 && !passedNumber };
    const rate = text === 'in' ? i + 1 : i;
    const isRate = PER.has(list[rate]?.text ?? '');
    const timed = [rate + 1, rate + 2].some((at) => unitOfWord(list[at]?.text ?? ''));
    if (words === 0 && isRate && timed) return 'elliptic';
    if (amount !== undefined) passedNumber = true;
    else if (text !== ',' && !FREE.has(text)) words += 1;
  }
  return undefined;
}

/** A number of a text, with its unit where that could be told. */
export type SaidNumber = Omit<Measure, 'unit'> & { unit: Unit | undefined };

/** Every number of a text, in order: with units, and bare ones ("40 in a week", a cell whose heading has the unit). */
export function numbersIn(text: string): SaidNumber[] {
  let counted = text;
  for (const pattern of NOT_COUNTS) counted = blank(counted, pattern);
  const found: SaidNumber[] = [];
  for (const [pattern, amount, unit] of PHRASES) {
    for (const match of counted.matchAll(pattern)) {
      found.push({ amount, unit, at: match.index, strict: false, digits: false });
    }
    counted = blank(counted, pattern);
  }
  const list = tokens(counted);
  let unitBefore: Unit | undefined;
  const boundOf = (at: number, amount: number): number | undefined => {
    const before = counted.slice(Math.max(0, at - 24), at);
    if (/(more than|over|above|exceed(s|ing)?|to|-|–|at most) *$/i.test(before)) return amount + 1;
    return /(fewer than|less than|under|below) *$/i.test(before) ? amount - 1 : undefined;
  };
  list.forEach((token, index) => {
    if (token.amount === undefined) return;
    const isDigits = /\d/.test(token.text);
    const said = (amount: number, unit: Unit | undefined, strict: boolean): void => {
      const bound = unit === 'people' || unit === undefined ? boundOf(token.at, amount) : undefined;
      found.push({
        amount,
        unit,
        at: token.at,
        strict,
        digits: isDigits,
        ...(bound === undefined ? {} : { bound }),
      });
      unitBefore = unit ?? unitBefore;
    };
    if (token.text.startsWith('$')) {
      said(token.amount * (SCALES[list[index + 1]?.text.toLowerCase() ?? ''] ?? 1), 'CAD', true);
    } else if (token.text.endsWith('%')) {
      said(token.amount, 'percent', true);
    } else {
      const ahead = unitAhead(list, index);
      if (ahead === 'elliptic') said(token.amount, isClockTime(unitBefore) ? unitBefore : undefined, false);
      else if (ahead) said(token.amount, ahead.unit, isDigits && ahead.near);
      else if (isDigits || SMALL.indexOf(token.text.toLowerCase()) > 1) said(token.amount, undefined, false);
    }
  });
  return found.sort((a, b) => a.at - b.at);
}

/** "8 hours a day or 40 a week" leaves hours out the second time; nothing else is left out so. */
const isClockTime = (unit: Unit | undefined): boolean => unit === 'hours' || unit === 'minutes';

const SCALES: Record<string, number> = { million: 1_000_000, billion: 1_000_000_000 };

/** Every number with a unit that a text states, in order. Dates, sections and bare numbers are none. */
export const measuresIn = (text: string): Measure[] =>
  numbersIn(text).flatMap(({ unit, ...number }) => (unit ? [{ ...number, unit }] : []));

const IN_BASE: Record<Unit, [string, number]> = {
  CAD: ['money', 1],
  people: ['people', 1],
  percent: ['ratio', 0.01],
  times: ['ratio', 1],
  minutes: ['time of day', 1],
  hours: ['time of day', 60],
  days: ['time', 1],
  weeks: ['time', 7],
  months: ['time', 365.25 / 12],
  years: ['time', 365.25],
};

/** Whether two measures say the same: 12 months are 1 year, 26 weeks are 6 months, but 90 days are not 3 months. */
export function sameMeasure(
  a: Pick<Measure, 'amount' | 'unit'>,
  b: Pick<Measure, 'amount' | 'unit'>,
): boolean {
  const [kindA, factorA] = IN_BASE[a.unit];
  const [kindB, factorB] = IN_BASE[b.unit];
  if (kindA !== kindB) return false;
  if (a.unit === b.unit) return Math.abs(a.amount - b.amount) < 1e-9;
  const [x, y] = [a.amount * factorA, b.amount * factorB];
  return Math.abs(x - y) <= Math.max(Math.abs(x), Math.abs(y)) * 0.005;
}
