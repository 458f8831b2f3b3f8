import { isIn, rowsPassing } from '../filter/filter.ts';
import { FULL_IMPACT } from '../segment/postings.ts';
import { findKnownPhrase, findPhrase, type PhraseRows } from './findPhrase.ts';
import type { Plan, PlannedDemand } from './plan.ts';
import type { SegmentView } from './view.ts';

/** The documents of one segment that answer a query, and how well. */
export interface SegmentMatches {
  readonly view: SegmentView;
  /** In no order. */
  readonly rows: Uint32Array;
  /** By position in `rows`. */
  readonly scores: Float32Array;
}

export interface Matches {
  readonly segments: readonly SegmentMatches[];
  /** Typed words that some of the documents were allowed to lack. */
  readonly relaxed: boolean;
}

/** Up to this many words, all must be there if any document has them all. */
const MOST_WORDS_ALL_NEEDED = 3;
/** Of a longer question, or where nothing has all words: the share of the words' weight, or of the best document's share. */
const SHARE_OF_QUESTION = 0.6;
const SHARE_OF_BEST = 0.7;
/** A short question (not key words) that fewer documents answer wholly also finds those that answer this share of it. */
const FEWEST_ANSWERS = 10;
const SHARE_OF_SHORT_QUESTION = 0.4;
/** Every word covers 1, and rare ones somewhat more: one odd word must not outweigh all others. */
const RARITY_STEPS = 4;
/** The least that a word weighs, however common. */
const LEAST_WEIGHT = 0.1;
/** What a document of the place that was named is worth against an equal one elsewhere. */
const ENTITY_FACTOR = 2.6;
const SLACK = 1e-4;

/** Finds and scores all documents in sight that answer the plan; RANKING.md says how. */
export function matchPlan(views: readonly SegmentView[], plan: Plan): Matches {
  const inSight = sum(views.map((view) => view.allowedCount));
  const rarity = (documents: number): number => Math.log(1 + (inSight - documents + 0.5) / (documents + 0.5));
  const found = views.map((view) => new Scoring(view));
  for (const demand of plan.demands) {
    const counts = views.map((view, at) => markDemand(view, at, demand));
    const weight = 1 + rarity(sum(counts));
    found.forEach((one, at) => {
      one.take(counts[at] as number, weight, 0, 1);
    });
  }
  const spans = plan.spans.map((span) =>
    views.map((view, at) => findKnownPhrase(view.segment, span.phrase.join(' '), span.terms[at] ?? [])),
  );
  let full = 0;
  let unknown = 0;
  plan.words.forEach((word, index) => {
    const counts = views.map((view, at) => {
      let count = markTerms(view, word.terms[at] ?? []);
      plan.spans.forEach((span, which) => {
        const rows = span.words.includes(index) ? spans[which]?.[at] : undefined;
        if (rows) count = markRows(view, rows, span.weight, count);
      });
      return count;
    });
    const documents = sum(counts);
    if (documents === 0) {
      unknown++;
      return;
    }
    const weight = Math.max(LEAST_WEIGHT, rarity(documents));
    const coverage = word.optional ? 0 : 1 + weight / RARITY_STEPS;
    full += coverage;
    found.forEach((one, at) => {
      one.take(counts[at] as number, weight, coverage, 0);
    });
  });
  const named = views.map((view) => namedRows(view, plan));
  const needed = neededCover(found, plan, full, named);
  const segments = found.map((one, at) => one.select(plan, full, needed, named[at] ?? null));
  const any = segments.some(({ rows }) => rows.length > 0);
  return { segments, relaxed: any && (unknown > 0 || needed < full - SLACK) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The scores of one segment as they grow, word by word. */
class Scoring {
  readonly view: SegmentView;
  /** How many of `scratch.scored` are set. */
  scored = 0;

  constructor(view: SegmentView) {
    this.view = view;
    view.scratch.score.fill(0);
    view.scratch.covered.fill(0);
    view.scratch.strict.fill(0);
  }

  /** Adds the marked rows' best impacts to their scores, and clears the marks. */
  take(marked: number, weight: number, coverage: number, demands: number): void {
    const { best, touched, score, covered, strict, scored } = this.view.scratch;
    const scale = weight / FULL_MARK;
    let count = this.scored;
    for (let i = 0; i < marked; i++) {
      const row = touched[i] as number;
      const before = score[row] as number;
      scored[count] = row;
      count += before === 0 ? 1 : 0;
      score[row] = before + scale * (best[row] as number);
      covered[row] = (covered[row] as number) + coverage;
      strict[row] = (strict[row] as number) + demands;
      best[row] = 0;
    }
    this.scored = count;
  }

  /** The rows that hold all that is demanded and enough of the rest, with their scores settled. */
  select(plan: Plan, full: number, needed: number, named: Uint8Array | null): SegmentMatches {
    const { view } = this;
    const { scratch } = view;
    if (plan.words.length + plan.demands.length === 0) return allRows(view, named);
    // Nothing that was asked for is known: words that are never demanded would find everything.
    if (full === 0 && plan.demands.length === 0 && plan.words.some((word) => !word.optional))
      return { view, rows: new Uint32Array(0), scores: new Float32Array(0) };
    const rows = new Uint32Array(this.scored);
    const scores = new Float32Array(this.scored);
    let count = 0;
    for (let i = 0; i < this.scored; i++) {
      const row = scratch.scored[i] as number;
      const covered = scratch.covered[row] as number;
      if (scratch.strict[row] !== plan.demands.length) continue;
      if (full > 0 && (covered === 0 || covered < needed - SLACK)) continue;
      const share = full > 0 ? covered / full : 1;
      rows[count] = row;
      scores[count++] =
        (scratch.score[row] as number) * share * (named && named[row] === 1 ? ENTITY_FACTOR : 1);
    }
    return { view, rows: rows.subarray(0, count), scores: scores.subarray(0, count) };
  }
}

/** What `best` is counted in: an impact in 65,535ths times a weight in 1,024ths. */
const WEIGHT_STEPS = 1_024;
const FULL_MARK = FULL_IMPACT * WEIGHT_STEPS;

/** Sets `best` for every row in sight that holds one of the terms, and answers how many. */
function markTerms(view: SegmentView, terms: readonly { term: number; weight: number }[]): number {
  const { offsets, rows, impacts } = view.segment.parts;
  let count = 0;
  for (const { term, weight } of terms)
    count = mark(view, rows, impacts, offsets[term] as number, offsets[term + 1] as number, weight, count);
  return count;
}

/** The same for the rows of a phrase, after `marked` rows that are marked already. */
const markRows = (view: SegmentView, { rows, impacts }: PhraseRows, weight: number, marked: number): number =>
  mark(view, rows, impacts, 0, rows.length, weight, marked);

/**
 * The innermost loop of all. Free of branches, because which rows are in sight or marked is as good as random: on long lists
 * this takes half the time of the obvious form.
 */
function mark(
  { allowed, scratch }: SegmentView,
  rows: Uint32Array,
  impacts: Uint16Array,
  from: number,
  to: number,
  weight: number,
  marked: number,
): number {
  const { best, touched } = scratch;
  const steps = Math.max(1, Math.round(weight * WEIGHT_STEPS));
  let count = marked;
  for (let p = from; p < to; p++) {
    const row = (rows[p] as number) | 0;
    const impact = Math.imul(Math.imul(impacts[p] as number, steps), allowed[row] as number);
    const before = best[row] as number;
    touched[count] = row;
    count += ((before - 1) >>> 31) & (-impact >>> 31);
    const more = impact - before;
    best[row] = before + (more & ~(more >> 31));
  }
  return count;
}

function markDemand(view: SegmentView, at: number, demand: PlannedDemand): number {
  if (demand.kind === 'citation') return markTerms(view, demand.terms[at] ?? []);
  return markRows(view, findPhrase(view.segment, demand.terms[at] ?? [], view.allowed), 1, 0);
}

/** How much of the words' weight a document must hold. Where a place is named, its own documents say what is complete. */
function neededCover(
  found: readonly Scoring[],
  plan: Plan,
  full: number,
  named: readonly (Uint8Array | null)[],
): number {
  let most = 0;
  let complete = 0;
  found.forEach(({ view, scored: count }, at) => {
    const { covered, strict, scored } = view.scratch;
    const places = named[at] ?? null;
    for (let i = 0; i < count; i++) {
      const row = scored[i] as number;
      if (strict[row] !== plan.demands.length) continue;
      if (places && places[row] === 0) continue;
      const cover = covered[row] as number;
      if (cover > most) most = cover;
      if (cover >= full - SLACK) complete++;
    }
  });
  const words = plan.words.filter((word) => !word.optional).length;
  const share = Math.min(full * SHARE_OF_QUESTION, most * SHARE_OF_BEST);
  if (words > MOST_WORDS_ALL_NEEDED || complete === 0) return share;
  return plan.question && complete < FEWEST_ANSWERS ? Math.min(share, full * SHARE_OF_SHORT_QUESTION) : full;
}

/** Where nothing is asked for but perhaps a named value: everything in sight, or what has the value. */
function allRows(view: SegmentView, named: Uint8Array | null): SegmentMatches {
  const rows = new Uint32Array(view.allowedCount);
  let count = 0;
  for (let row = 0; row < view.allowed.length; row++)
    if (view.allowed[row] === 1 && (!named || named[row] === 1)) rows[count++] = row;
  return { view, rows: rows.subarray(0, count), scores: new Float32Array(count) };
}

/** The rows with a value that the query names, or null when it names none. */
function namedRows(view: SegmentView, plan: Plan): Uint8Array | null {
  if (plan.entities.length === 0) return null;
  const named = new Uint8Array(view.segment.size);
  for (const { attribute, value } of plan.entities) {
    const rows = rowsPassing(view.segment, isIn(attribute, [value]));
    for (let row = 0; row < named.length; row++) named[row] = (named[row] as number) | (rows[row] as number);
  }
  return named;
}
