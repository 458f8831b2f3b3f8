import { isIn, rowsPassing } from '../filter/filter.ts';
import type { Entity } from '../lexicon.ts';
import { findKnownPhrase, findPhrase } from './findPhrase.ts';
import { type Marks, markWord } from './marks.ts';
import { neededCover } from './neededCover.ts';
import type { Plan, PlannedDemand } from './plan.ts';
import { Scoring, type SegmentMatches, SLACK, type Subjects } from './scoring.ts';
import { sum } from './sum.ts';
import type { SegmentView } from './view.ts';

export interface Matches {
  readonly segments: readonly SegmentMatches[];
  /** Typed words that some of the documents were allowed to lack. */
  readonly relaxed: boolean;
}

/** Every word covers 1, and rare ones somewhat more: one odd word must not outweigh all others. */
const RARITY_STEPS = 4;
/** The least that a word weighs, however common. */
const MIN_WEIGHT = 0.1;

/** How many unknown words one that the lexicon has a rule for outweighs: it says what the question is about. */
const A_TOPIC = 4;

/** Finds and scores all documents in sight that answer the plan; RANKING.md says how. */
export function matchPlan(views: readonly SegmentView[], plan: Plan): Matches {
  const inSight = sum(views.map((view) => view.allowedCount));
  const rarity = (documents: number): number => Math.log(1 + (inSight - documents + 0.5) / (documents + 0.5));
  const segments = views.map((view, at) => new Scoring(view, namedRows(view, plan), leftOut(view, at, plan)));
  if (plan.isOnlyWithout) return { segments: segments.map((one) => one.selectNone()), relaxed: false };
  if (plan.words.length + plan.demands.length === 0)
    return { segments: segments.map((one) => one.selectAll()), relaxed: false };
  for (const demand of plan.demands) {
    const marks = views.map((view, at) => markDemand(view, at, demand));
    const weight = 1 + rarity(documentsOf(marks));
    segments.forEach((one, at) => {
      one.takeDemand(marks[at] as Marks, weight);
    });
  }
  let full = 0;
  let known = 0;
  let unknown = 0;
  plan.words.forEach((word, index) => {
    const marks = views.map((view, at) => markPlanned(view, at, plan, index));
    const documents = documentsOf(marks);
    if (documents === 0) {
      unknown++;
      return;
    }
    const weight = Math.max(MIN_WEIGHT, rarity(documents));
    const coverage = word.optional ? 0 : 1 + weight / RARITY_STEPS;
    full += coverage;
    if (!word.optional) known += word.isTopic ? A_TOPIC : 1;
    segments.forEach((one, at) => {
      one.takeWord(marks[at] as Marks, weight, coverage);
    });
  });
  // Nothing that was asked for is known: words that are never demanded would find everything.
  if (full === 0 && plan.demands.length === 0 && plan.words.some((word) => !word.optional))
    return { segments: segments.map((one) => one.selectNone()), relaxed: false };
  // A word by chance, among more that the library does not have, is no answer.
  if (plan.demands.length + plan.entities.length === 0 && known < unknown)
    return { segments: segments.map((one) => one.selectNone()), relaxed: false };
  const needed = neededCover(segments, plan, full);
  const subjects: Subjects = new Map();
  for (const one of segments) one.noteSubjects(full, subjects);
  const selected = segments.map((one) => one.select(full, needed, subjects));
  const hasHits = selected.some(({ rows }) => rows.length > 0);
  return { segments: selected, relaxed: hasHits && (unknown > 0 || needed < full - SLACK) };
}

const documentsOf = (marks: readonly Marks[]): number => sum(marks.map(({ count }) => count));

/**
 * The rows of a planned word, also those of the lexicon's phrases that stand for it. `at` is the view's index
 * in the plan.
 */
function markPlanned(view: SegmentView, at: number, plan: Plan, index: number): Marks {
  const phrases = plan.spans.flatMap(({ words, phrase, weight, terms }) => {
    const alternatives = terms[at] ?? [];
    if (!words.includes(index) || alternatives.length === 0) return [];
    const text = phrase.join(' ');
    return [{ phrase: text, weight, ...findKnownPhrase(view.segment, text, alternatives) }];
  });
  return markWord(view, plan.words[index]?.terms[at] ?? [], phrases);
}

function markDemand(view: SegmentView, at: number, demand: PlannedDemand): Marks {
  if (demand.kind === 'citation') return markWord(view, demand.terms[at] ?? []);
  const { rows, impacts } = findPhrase(view.segment, demand.terms[at] ?? [], view.allowed);
  return markWord(view, [], [{ phrase: `"${demand.text}" ${demand.prefix}`, weight: 1, rows, impacts }]);
}

/** The rows with a value that the query names, or null when it names none. */
function namedRows(view: SegmentView, plan: Plan): Uint8Array | null {
  return plan.entities.length === 0 ? null : rowsWithAny(view, plan.entities);
}

function rowsWithAny(view: SegmentView, entities: readonly Entity[]): Uint8Array {
  const named = new Uint8Array(view.segment.size);
  for (const { attribute, value } of entities) {
    const rows = rowsPassing(view.segment, isIn(attribute, [value]));
    for (let row = 0; row < named.length; row++) named[row] = (named[row] as number) | (rows[row] as number);
  }
  return named;
}

/** The rows that the query leaves out, or null when it leaves out none. */
function leftOut(view: SegmentView, at: number, { without }: Plan): Uint8Array | null {
  if (without.entities.length + without.words.length === 0) return null;
  const rows = rowsWithAny(view, without.entities);
  for (const terms of without.words) {
    const { count, rows: holding } = markWord(view, terms[at] ?? []);
    for (let i = 0; i < count; i++) rows[holding[i] as number] = 1;
  }
  return rows;
}
