import { z } from 'zod';
import { jurisdictionSchema } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { instrumentSchema } from '../../legislation/contract.ts';
import { citedOn } from '../../provisions/citedOn.ts';
import { type Citation, provisionSchema, type TypedValue } from '../../provisions/contract.ts';
import { isAnnounced, onDay, valuesKnownOn } from '../../provisions/onDay.ts';
import type { Basis, Step } from './answer.ts';

/** What the library says of one provision group in one jurisdiction, as far as a calculator needs it. */
export const ruleSchema = provisionSchema.pick({
  id: true,
  name: true,
  area: true,
  topic: true,
  values: true,
  acts: true,
  regulations: true,
  verification: true,
  confidence: true,
  verified: true,
  asOf: true,
  effectiveDate: true,
  open: true,
  textWarning: true,
  notCovered: true,
  specialRules: true,
});

/** The rules of a jurisdiction, by the key of their provision group; those that the account does not have are missing. */
export const lawSchema = z.object({
  jurisdiction: jurisdictionSchema,
  rules: z.record(z.string(), ruleSchema),
  /** Of the acts that are cited, those of which it is known when they began, by id: on an earlier day another one is cited. */
  acts: z.record(z.string(), z.object({ from: z.iso.date(), replaces: instrumentSchema.nullable() })),
});

export type Rule = z.infer<typeof ruleSchema>;
export type LawOfPlace = z.infer<typeof lawSchema>;

/** How the law is to be read. */
export interface Reading {
  /** The day whose law counts. */
  on: string;
  /** The day it is, for what is announced. */
  today: string;
  /** Where our history of a figure does not reach back to the day, reckon with the oldest that is known, and say so. */
  assumeEarlier: boolean;
}

/** What the law answers to one question on the day. */
export type Figure<T> =
  | { state: 'value'; value: T; basis: Basis }
  | { state: 'none' | 'not-applicable'; why: string | null; basis: Basis }
  | { state: 'unknown'; why: string; basis: Basis | null };

/** Why a day is not reached, in words. */
const notReached = (label: string, begins: string | null, on: string): string =>
  begins
    ? t('“{{label}}”: our history begins on {{begins}} and does not reach {{on}}.', {
        label,
        begins: shortDate(begins),
        on: shortDate(on),
      })
    : t('“{{label}}”: our history does not reach {{on}}.', { label, on: shortDate(on) });

/** Figures that special rules of the chosen industry put in the place of general ones, by the key of the field. */
export type Replacements = ReadonlyMap<string, { value: number | string; citations: Basis['citations'] }>;

/** The law of one provision group on a day. */
export class Law {
  readonly rule: Rule | undefined;
  readonly reading: Reading;
  readonly #citedOn: (citation: Citation) => Citation;
  readonly #replacements: Replacements;
  readonly #onNotReached: () => void;

  /** `onNotReached` is told when our history of a figure does not reach the day. */
  constructor(
    place: LawOfPlace,
    group: string,
    reading: Reading,
    replacements: Replacements = new Map(),
    onNotReached = () => {},
  ) {
    this.rule = place.rules[group];
    this.reading = reading;
    this.#citedOn = citedOn(new Map(Object.entries(place.acts)), reading.on);
    this.#replacements = replacements;
    this.#onNotReached = onNotReached;
  }

  #basis(rule: Rule, row: TypedValue | null, isAssumed: boolean): Basis {
    const own = row?.cites ?? [];
    return {
      provisionId: rule.id,
      citations: this.cited(own.length > 0 ? own : [...rule.acts, ...rule.regulations]),
      from: row?.from ?? null,
      isAnnounced: row ? isAnnounced(row, this.reading.today) : false,
      isAssumed,
    };
  }

  /** The acts and regulations of the day in the place of those of today. */
  cited(citations: readonly Citation[]): Citation[] {
    return citations.map(this.#citedOn);
  }

  /** The provision itself, for a step that rests on its text. */
  basis(): Basis[] {
    return this.rule ? [this.#basis(this.rule, null, false)] : [];
  }

  /** What the law says on the day. `T` is what the field's type in the library gives. */
  figure<T extends TypedValue['value']>(key: string): Figure<NonNullable<T>> {
    const { rule, reading } = this;
    if (!rule)
      return {
        state: 'unknown',
        why: t('This provision is not part of your plan, or not written yet.'),
        basis: null,
      };
    const rows = rule.values.filter((value) => value.key === key);
    const knownOn = valuesKnownOn(rule, reading.today) ?? reading.today;
    const replacement = this.#replacements.get(key);
    if (replacement) return this.#replaced(rule, replacement, rows[0]?.label ?? key, knownOn);
    const answer = onDay(rows, reading.on, knownOn);
    const basis = this.basis()[0] ?? null;
    switch (answer.reach) {
      case 'held':
        return this.#said(rule, answer.row, false);
      case 'before':
        // That a question does not arise is said of the law as such, and not of a time.
        return answer.first.state === 'not-applicable' ||
          (reading.assumeEarlier && answer.first.from === null)
          ? this.#said(rule, answer.first, answer.first.state !== 'not-applicable')
          : this.#before(answer.first.label, answer.begins, basis);
      case 'gap':
        return this.#before(answer.next.label, answer.begins, basis);
      case 'ended':
        return { state: 'none', why: null, basis: this.#basis(rule, answer.last, false) };
      case 'empty':
        return { state: 'unknown', why: t('The library has no figure for this.'), basis };
    }
  }

  /** Our history does not reach the day. */
  #before<T>(label: string, begins: string | null, basis: Basis | null): Figure<T> {
    this.#onNotReached();
    return { state: 'unknown', why: notReached(label, begins, this.reading.on), basis };
  }

  /** A figure of a special rule, of which no history is kept: it is known as long as the provision is. */
  #replaced<T extends TypedValue['value']>(
    rule: Rule,
    { value, citations }: { value: number | string; citations: Basis['citations'] },
    label: string,
    knownOn: string,
  ): Figure<NonNullable<T>> {
    const isEarlier = this.reading.on < knownOn;
    const own = this.#basis(rule, null, isEarlier);
    const basis = { ...own, citations: citations.length > 0 ? citations : own.citations };
    if (isEarlier && !this.reading.assumeEarlier) return this.#before(label, knownOn, basis);
    return { state: 'value', value: value as NonNullable<T>, basis };
  }

  #said<T extends TypedValue['value']>(
    rule: Rule,
    row: TypedValue,
    isAssumed: boolean,
  ): Figure<NonNullable<T>> {
    const basis = this.#basis(rule, row, isAssumed);
    if (row.value !== null) return { state: 'value', value: row.value as NonNullable<T>, basis };
    if (row.state === 'none' || row.state === 'not-applicable')
      return { state: row.state, why: row.why, basis };
    return {
      state: 'unknown',
      why: row.why ?? t('“{{label}}” is not established.', { label: row.label }),
      basis,
    };
  }
}

/** The value itself, or null where there is none. */
export const held = <T>(figure: Figure<T>): T | null => (figure.state === 'value' ? figure.value : null);

/** A step that stops here, because a figure is not established. */
export const unknownStep = (
  key: string,
  title: string,
  figure: { why: string; basis: Basis | null },
): Step => ({
  key,
  kind: 'unknown',
  title,
  lines: [figure.why],
  result: t('Not established'),
  note: null,
  basis: figure.basis ? [figure.basis] : [],
  scale: null,
});

/** A step; what is not said is not there. */
export const step = (parts: Pick<Step, 'key' | 'kind' | 'title'> & Partial<Step>): Step => ({
  lines: [],
  result: null,
  note: null,
  basis: [],
  scale: null,
  ...parts,
});
