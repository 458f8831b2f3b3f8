import { valueOn } from '../../format/valueOn.ts';
import type { Rule } from '../context.ts';
import { numbersOf, type Stated } from '../currentValues.ts';
import {
  agrees,
  type DatedText,
  datedText,
  inRange,
  isTold,
  looseStrangers,
  mentions,
  say,
  strangers,
  subject,
} from '../datedText.ts';
import { type Finding, place } from '../finding.ts';
import { type Measure, measuresIn, sameMeasure } from '../prose/measures.ts';
import { type Passage, speaksOfAnotherTime } from '../prose/passages.ts';
import { bandProblems } from './bandsAgainstProse.ts';
import { listProblems } from './listsAgainstProse.ts';

type Problem = Pick<Finding, 'severity' | 'message' | 'contradiction'> & { key: string };

/** Where the text says something else than a value, and what would be right. */
const contradiction = (passage: Passage, said: Said, value: Said): Finding['contradiction'] => ({
  passage: passage.text,
  says: say(said),
  value: say(value),
});

type Said = Parameters<typeof say>[0];

/**
 * A value that the text does not state. An error when the text states another number in its place: one of the same unit in the
 * value's range, in a sentence about the value's subject or where no other value counts in that unit. Else for an editor to judge.
 */
function missingValues(dated: DatedText): Problem[] {
  const all = dated.passages.flatMap(({ measures }) => measures);
  const isStated = (value: Stated): boolean =>
    isTold(value) ||
    dated.bare.has(value.amount) ||
    all.some((measure) => agrees(measure, value) || isSameFraction(measure, value));
  const strict = strangers(dated);
  const loose = looseStrangers(dated);
  const unstated = dated.stated.filter((value) => !isStated(value));
  return unstated.flatMap((value): Problem[] => {
    const inTable = value.column !== undefined;
    const siblings = unstated.filter(({ key, column }) => key === value.key && column === value.column);
    if (inTable && siblings.length > 1) return [];
    const about = subject(value.field.label);
    const isAbout = ({ passage }: { passage: Passage }): boolean => mentions(passage.line, about) > 0;
    const rivals = strict.filter(({ measure }) => measure.unit === value.unit && inRange(measure, value));
    const looseRivals = loose.filter(
      ({ measure }) => !inTable && (measure.unit ?? value.unit) === value.unit && inRange(measure, value),
    );
    const alone = dated.stated.filter(({ unit }) => unit === value.unit).length === 1;
    const rival = rivals.find(isAbout) ?? rivals[0] ?? looseRivals.find(isAbout) ?? looseRivals[0];
    if (!rival) {
      return [
        { key: value.key, severity: 'warning', message: `is ${say(value)}, which the text does not state` },
      ];
    }
    const isError = inTable || alone || rivals.some(isAbout) || looseRivals.length > 0;
    const message = `is ${say(value)}, which the text does not state; it says ${say(rival.measure)}: "${excerpt(rival.passage.text)}"`;
    return [
      {
        key: value.key,
        severity: isError ? 'error' : 'warning',
        message,
        contradiction: contradiction(rival.passage, rival.measure, value),
      },
    ];
  });
}

const excerpt = (text: string): string => (text.length > 90 ? `${text.slice(0, 87)}…` : text);

/** "1.5 hours off for each hour" is also said as "time and a half": a fraction hardly ever counts two things. */
const isSameFraction = (a: { amount: number }, b: { amount: number }): boolean =>
  a.amount === b.amount && !Number.isInteger(a.amount);

/** Notice is the commonest second number of a sentence about something else. */
const speaksOfOtherNotice = (text: string, label: string): boolean =>
  /\bnotice\b/i.test(text) && !/notice/i.test(label);

/** A sentence about the value's subject that states another number, though the right one may stand elsewhere. */
function contradictions(dated: DatedText): Problem[] {
  const unexplained = strangers(dated);
  return dated.stated.flatMap((value): Problem[] => {
    const about = subject(value.field.label);
    if (value.column !== undefined || about.length < 2) return [];
    const rival = unexplained.find(({ measure, passage }) => {
      if (measure.unit !== value.unit || !inRange(measure, value)) return false;
      if (mentions(passage.text, about) < about.length || speaksOfAnotherTime(passage.text)) return false;
      if (speaksOfOtherNotice(passage.text, value.field.label)) return false;
      return !measuresIn(passage.text).some((other) => agrees(other, value));
    });
    if (!rival) return [];
    const message = `is ${say(value)}, but the text says ${say(rival.measure)}: "${excerpt(rival.passage.text)}"`;
    return [
      {
        key: value.key,
        severity: 'error',
        message,
        contradiction: contradiction(rival.passage, rival.measure, value),
      },
    ];
  });
}

/** A number that was right at another time, in a sentence that speaks of no other time. */
function staleNumbers(dated: DatedText): Problem[] {
  const unexplained = strangers(dated);
  return Object.entries(dated.values).flatMap(([key, rows]): Problem[] => {
    const field = dated.fields[key];
    const current = valueOn(rows, dated.day);
    if (field?.type !== 'number' || current === undefined) return [];
    const others = rows.flatMap((row) =>
      !('value' in row) || row.value === current ? [] : numbersOf(key, field, row.value),
    );
    const now = numbersOf(key, field, current);
    const stale = unexplained.find(
      ({ measure, passage }) =>
        others.some((other) => sameMeasure(measure, other)) &&
        !speaksOfAnotherTime(passage.line) &&
        !measuresIn(passage.text).some((other) => now.some((value) => agrees(other, value))),
    );
    if (!stale) return [];
    const about = subject(field.label);
    const isClear = about.length > 0 && mentions(stale.passage.text, about) === about.length;
    const message = `was or will be ${say(stale.measure)}, but the text says it of ${dated.day}: "${excerpt(stale.passage.text)}"`;
    const [holds] = now;
    return [
      {
        key,
        severity: isClear || measureIsRare(stale.measure) ? 'error' : 'warning',
        message,
        ...(holds ? { contradiction: contradiction(stale.passage, stale.measure, holds) } : {}),
      },
    ];
  });
}

/** Amounts of money and odd decimals hardly ever mean something else. */
const measureIsRare = ({ amount, unit }: Measure): boolean => unit === 'CAD' || !Number.isInteger(amount);

/** A number inside a text value that the prose gives differently. */
function wordsInValues(dated: DatedText): Problem[] {
  const all = dated.passages.flatMap(({ measures }) => measures);
  const unexplained = strangers(dated);
  return Object.entries(dated.values).flatMap(([key, rows]): Problem[] => {
    const value = valueOn(rows, dated.day);
    const field = dated.fields[key];
    if (typeof value !== 'string' || !field) return [];
    const about = subject(field.label);
    return measuresIn(value).flatMap((told): Problem[] => {
      if (!told.strict || all.some((measure) => agrees(measure, told))) return [];
      const rival = unexplained.find(
        ({ measure, passage }) => measure.unit === told.unit && mentions(passage.text, about) > 0,
      );
      if (!rival) return [];
      const message = `says ${say(told)}, the text ${say(rival.measure)}: "${excerpt(rival.passage.text)}"`;
      return [{ key, severity: 'warning', message }];
    });
  });
}

const allProblems = (text: DatedText): Problem[] => {
  const missing = missingValues(text);
  const known = new Set(missing.map(({ key }) => key));
  const rest = [...contradictions(text), ...staleNumbers(text)].filter(({ key }) => !known.has(key));
  return [...missing, ...rest, ...wordsInValues(text), ...bandProblems(text), ...listProblems(text)];
};

/**
 * Numbers in the text agree with the typed values: the text as it stands with those of the day it states, each earlier version
 * with those of its last day. What day it is today plays no part.
 */
export const valuesAgainstProse: Rule = ({ provisions, plain }) =>
  provisions.flatMap((provision) => {
    const { file, jurisdiction, content, prose } = provision;
    const texts = [
      { where: jurisdiction as string, text: datedText(provision, prose, provision.day) },
      ...content.versions.map((version) => ({
        where: place(jurisdiction, `version until ${version.to}`),
        text: datedText(provision, plain(version.text), version.to),
      })),
    ];
    return texts.flatMap(({ where, text }) =>
      allProblems(text).map(
        ({ key, ...problem }): Finding => ({
          ...problem,
          rule: 'values-against-prose',
          file,
          where: place(where, key),
          key,
        }),
      ),
    );
  });
