import { htmlToText } from '../../../../shared/htmlToText.ts';
import { type ActDates, billsOf } from '../../../legislation/server/reads.ts';
import { citedOn } from '../../citedOn.ts';
import type { LawDayReach, TypedValue } from '../../contract.ts';
import { isAnnounced, onDay } from '../../onDay.ts';
import type { CachedProvision } from '../cache/cachedProvision.ts';
import type { ProvisionTexts } from '../tables.ts';
import { announcedBy, begunBy } from './changesOnDay.ts';
import type { ProvisionHistory } from './histories.ts';
import type { LawDay } from './lawDay.ts';

type Base = CachedProvision['provision'];

const textFields = (texts: ProvisionTexts) => ({
  description: texts.description,
  textDescription: texts.text_description,
  warning: texts.warning,
  textWarning: texts.text_warning,
  policy: texts.policy,
  textPolicy: texts.text_policy,
});

const NO_TEXT = textFields({
  description: null,
  text_description: null,
  warning: null,
  text_warning: null,
  policy: null,
  text_policy: null,
});

/** The citations, the act first among them, as they were on a day. */
function citationsOn(base: Base, acts: ReadonlyMap<string, ActDates>, on: string) {
  const cited = citedOn(acts, on);
  const now = base.acts.map(cited);
  const [act] = now;
  return {
    acts: now,
    act: act ? { id: act.id, name: act.name, url: act.url } : null,
    actSections: act?.sections ?? null,
    values: base.values.map((value) => ({ ...value, cites: value.cites.map(cited) })),
  };
}

/** The text that held on a day that is past, or how far back the history reaches. */
function past(base: Base, { texts }: ProvisionHistory, { on, today }: LawDay) {
  const evidence = base.asOf ?? today;
  const answer = onDay(texts, on, evidence < today ? evidence : today);
  const reach = { from: null, to: null, begins: null };
  if (answer.reach !== 'held') {
    const begins = answer.reach === 'before' || answer.reach === 'gap' ? answer.begins : null;
    return { fields: NO_TEXT, reach: { ...reach, reach: 'before' as const, begins } };
  }
  const { row, knownFrom } = answer;
  return {
    fields: textFields(row.texts),
    reach: { ...reach, reach: 'held' as const, from: row.from ?? knownFrom, to: row.to },
  };
}

/** The text that is announced for a day to come, or today's where none is. */
function future(base: Base, { changes }: ProvisionHistory, { on, today }: LawDay) {
  const begun = begunBy(changes, on, today);
  const text = begun.findLast(({ upcomingText }) => upcomingText !== null)?.upcomingText;
  const hasNewValue = base.values.some(
    (value: TypedValue) => isAnnounced(value, today) && (value.from ?? '') <= on,
  );
  const reach = text ? 'announced' : begun.length > 0 || hasNewValue ? 'changing' : 'unchanged';
  return {
    fields: text ? { description: text, textDescription: htmlToText(text) } : {},
    reach: { reach, from: null, to: null, begins: null } as const,
  };
}

/**
 * A provision as it held on a day, past or to come, from what is cached of it. Nothing of today is lent to a day that our history does
 * not reach: there is no text then, and it is said how far back it reaches. Typed values keep all their rows, each with its days.
 */
export function provisionOnDay(
  { provision: base, references, rules }: CachedProvision,
  history: ProvisionHistory,
  day: LawDay,
): CachedProvision {
  const isPast = day.on < day.today;
  const { fields, reach } = isPast ? past(base, history, day) : future(base, history, day);
  const upcomingChanges = isPast ? announcedBy(history.changes, day.on) : base.upcomingChanges;
  const onDayOf: LawDayReach = { day: day.on, ...reach, rulesNotKept: isPast && rules.length > 0 };
  return {
    provision: {
      ...base,
      ...citationsOn(base, history.acts, day.on),
      ...fields,
      upcomingChanges,
      bills: billsOf(upcomingChanges),
      notCovered: isPast ? [] : base.notCovered,
      onDay: onDayOf,
    },
    references,
    rules: isPast ? [] : rules,
    variants: new Map(),
  };
}
