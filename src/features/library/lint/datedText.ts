import type { ProvisionContent } from '../format/provisionGroup.ts';
import { valueOn } from '../format/valueOn.ts';
import type { ProvisionInContext } from './context.ts';
import { numbersOf, type Stated, wordsOfValue } from './currentValues.ts';
import { type Measure, measuresIn, numbersIn, type SaidNumber, sameMeasure } from './prose/measures.ts';
import { type Passage, passagesOf } from './prose/passages.ts';

/** One text with the values that hold at its day. */
export interface DatedText {
  prose: string;
  passages: { passage: Passage; measures: Measure[] }[];
  /** Every number of the typed values that hold that day. */
  stated: Stated[];
  /** Numbers of the text whose unit stands elsewhere, in a heading or the sentence before. */
  bare: Set<number>;
  /** Numbers that the text may state because a value says them in words. */
  explained: Pick<Measure, 'amount' | 'unit'>[];
  values: ProvisionContent['values'];
  fields: ProvisionInContext['fields'];
  day: string;
}

/** A number in words, for a message. */
export const say = ({ amount, unit }: Pick<SaidNumber, 'amount' | 'unit'>): string =>
  unit === 'CAD'
    ? `$${amount.toLocaleString('en-CA', { minimumFractionDigits: amount % 1 ? 2 : 0 })}`
    : `${amount} ${unit ?? ''}`.trim();

/** Whether a number of the text states a value, as it stands or as a bound ("more than 5 employees" states 6). */
export const agrees = (measure: Measure, value: Pick<Measure, 'amount' | 'unit'>): boolean =>
  sameMeasure(measure, value) ||
  (value.unit === 'people' && measure.unit === 'people' && measure.bound === value.amount);

/** "under 18", "aged 14", "16 or older": an age, which counts nothing else. */
const isAge = (text: string, { at, amount }: SaidNumber): boolean =>
  /\b(under|aged?|ages|turns?|older than|below) *$/i.test(text.slice(0, at)) ||
  new RegExp(`^${amount}( or (older|over|younger)|-year-olds?)`).test(text.slice(at));

const DULL = new Set(
  'a an and at after any as be by each for from general if in is it its of on or per than that the their them to under when with minimum maximum most least number usual standard ordinary basic allowed needed required'.split(
    ' ',
  ),
);
const UNIT_WORDS =
  /^(day|week|month|year|hour|minute|employee|worker|percent|time|people|hourly|daily|weekly|monthly|yearly)s?$/;

/** The words of a label that tell what it is about. */
export const subject = (label: string): string[] =>
  (label.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !DULL.has(word) && !UNIT_WORDS.test(word))
    .map((word) => word.replace(/(ies)$/, 'y').replace(/([^s])s$/, '$1'));

/** How many of the words a text holds. */
export const mentions = (text: string, words: string[]): number => {
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(word)).length;
};

/** Whether a number could be this value by mistake: it lies in the field's range. */
export const inRange = (measure: { amount: number }, { field, amount }: Stated): boolean => {
  const min = field.type === 'number' && field.min !== undefined ? field.min : amount / 3;
  const max = field.type === 'number' && field.max !== undefined ? field.max : amount * 3;
  return measure.amount >= min && measure.amount <= max;
};

/** Numbers of the text that no typed value of that day explains. */
export function strangers(dated: DatedText): { measure: Measure; passage: Passage }[] {
  return dated.passages.flatMap(({ passage, measures }) =>
    measures
      .filter(
        (measure) =>
          measure.strict &&
          !dated.stated.some((value) => agrees(measure, value)) &&
          !dated.explained.some((value) => sameMeasure(measure, value)),
      )
      .map((measure) => ({ measure, passage })),
  );
}

/** Nothing (0), everybody (from 1 employee) and "every year" are told without a number. */
export const isTold = ({ amount, unit }: Stated): boolean => amount === 0 || (amount === 1 && unit !== 'CAD');

/** Numbers whose unit the reader finds elsewhere, and that no value of that day accounts for in any unit. */
export function looseStrangers(dated: DatedText): { measure: SaidNumber; passage: Passage }[] {
  return dated.passages.flatMap(({ passage }) =>
    numbersIn(passage.text)
      .filter(
        (number) =>
          !number.strict &&
          number.digits &&
          !isAge(passage.text, number) &&
          ![...dated.stated, ...dated.explained].some(({ amount }) => amount === number.amount),
      )
      .map((measure) => ({ measure, passage })),
  );
}

/** A text of a provision with the values of a day. */
export function datedText(provision: ProvisionInContext, prose: string, day: string): DatedText {
  const { fields, content } = provision;
  const current = Object.entries(content.values).flatMap(([key, rows]) => {
    const value = valueOn(rows, day);
    const field = fields[key];
    return value === undefined || !field ? [] : [{ key, field, value }];
  });
  return {
    prose,
    day,
    fields,
    values: content.values,
    passages: passagesOf(prose).map((passage) => ({ passage, measures: measuresIn(passage.text) })),
    stated: current.flatMap(({ key, field, value }) => numbersOf(key, field, value)),
    bare: new Set(
      numbersIn(prose).flatMap(({ unit, amount, bound }) => (unit ? [] : [amount, bound ?? amount])),
    ),
    explained: current.flatMap(({ value }) => wordsOfValue(value)),
  };
}
