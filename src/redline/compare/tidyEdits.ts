import { BLOCK_START, type Doc, NO_LEAD, type Span, type Token } from '../read/document.ts';
import type { Sides } from './align.ts';
import type { Edit } from './alignWords.ts';

/** Kept words lighter than this between two edits are never worth interrupting a change for. */
const CRUMB = 0.5;
/** Kept words heavier than this always stay, however much changed around them. */
const PHRASE = 3;
const MAX_PASSES = 6;
/**
 * This many edits with only short phrases between them, which together weigh less than this share of what
 * changed …
 */
const MANY_EDITS = 4;
const THIN_SHARE = 0.6;

/** Edits as a person would have made them: short leftovers swallowed, boundaries on whole phrases. */
export function tidyEdits(edits: readonly Edit[], old: Span, fresh: Span, sides: Sides): Edit[] {
  const merged = swallowCrumbs(joinClusters(absorb(edits, sides), sides), fresh, sides);
  const tidy: Edit[] = [];
  for (const [i, edit] of merged.entries()) {
    const before = tidy[i - 1] ?? { old: { to: old.from }, fresh: { to: fresh.from } };
    const after = merged[i + 1] ?? { old: { from: old.to } };
    tidy.push(slide(edit, before.old.to, before.fresh.to, after.old.from, sides));
  }
  return tidy;
}

/** The weight of the words in a span. */
export function weightOf(doc: Doc, { from, to }: Span): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += doc.vocabulary.weight[doc.words[i] as number] as number;
  return sum;
}

function absorb(edits: readonly Edit[], sides: Sides): Edit[] {
  let list = [...edits];
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next: Edit[] = [];
    for (const edit of list) {
      const last = next[next.length - 1];
      if (last && isLeftover(last, edit, sides)) next[next.length - 1] = join(last, edit);
      else next.push(edit);
    }
    if (next.length === list.length) break;
    list = next;
  }
  return list;
}

/** … are one change: a stretch where every other word is struck is harder to read than its two wordings. */
function joinClusters(edits: readonly Edit[], sides: Sides): Edit[] {
  const joined: Edit[] = [];
  let cluster: Edit[] = [];
  const close = (): void => {
    const changed = cluster.reduce((sum, edit) => sum + sizeOf(edit, sides), 0);
    const first = cluster[0] as Edit;
    const last = cluster[cluster.length - 1] as Edit;
    let kept = weightOf(sides.fresh, { from: first.fresh.from, to: last.fresh.to });
    for (const edit of cluster) kept -= weightOf(sides.fresh, edit.fresh);
    if (cluster.length >= MANY_EDITS && kept < THIN_SHARE * changed) joined.push(join(first, last));
    else joined.push(...cluster);
  };
  for (const edit of edits) {
    const last = cluster[cluster.length - 1];
    if (last && !isNear(last, edit, sides)) {
      close();
      cluster = [];
    }
    cluster.push(edit);
  }
  if (cluster.length > 0) close();
  return joined;
}

/** Whether two edits are in one block, with less than a phrase kept between them. */
function isNear(before: Edit, after: Edit, sides: Sides): boolean {
  const kept = { from: before.fresh.to, to: after.fresh.from };
  for (let i = kept.from; i <= kept.to && i < sides.fresh.tokens.length; i++) {
    if (sides.fresh.tokens[i]?.lead === BLOCK_START) return false;
  }
  return weightOf(sides.fresh, kept) < PHRASE;
}

function isLeftover(before: Edit, after: Edit, sides: Sides): boolean {
  if (!isNear(before, after, sides)) return false;
  const weight = weightOf(sides.fresh, { from: before.fresh.to, to: after.fresh.from });
  return weight < CRUMB || (weight <= sizeOf(before, sides) && weight <= sizeOf(after, sides));
}

/**
 * Takes into an edit that runs over a block's edge what little is kept of either block: a full stop alone
 * says nothing.
 */
function swallowCrumbs(edits: readonly Edit[], fresh: Span, sides: Sides): Edit[] {
  const wider: Edit[] = [];
  for (const [index, edit] of edits.entries()) {
    const before = wider[wider.length - 1];
    const grown =
      crossesBlocks(sides.old, edit.old) || crossesBlocks(sides.fresh, edit.fresh)
        ? withCrumbs(edit, before, edits[index + 1], fresh, sides.fresh)
        : edit;
    if (before && before.fresh.to === grown.fresh.from && before.old.to === grown.old.from) {
      wider[wider.length - 1] = join(before, grown);
    } else wider.push(grown);
  }
  return wider;
}

function withCrumbs(
  edit: Edit,
  before: Edit | undefined,
  after: Edit | undefined,
  text: Span,
  doc: Doc,
): Edit {
  const startsBlock = (i: number): boolean => doc.tokens[i]?.lead === BLOCK_START;
  const floor = before?.fresh.to ?? text.from;
  const ceiling = after?.fresh.from ?? text.to;
  let { from, to } = edit.fresh;
  while (from > floor && !startsBlock(from)) from--;
  while (to < ceiling && !startsBlock(to)) to++;
  const isCrumb = (span: Span, reachesEdge: boolean): boolean => reachesEdge && weightOf(doc, span) < CRUMB;
  const left = isCrumb({ from, to: edit.fresh.from }, !before || startsBlock(from))
    ? edit.fresh.from - from
    : 0;
  const right = isCrumb({ from: edit.fresh.to, to }, !after || startsBlock(to)) ? to - edit.fresh.to : 0;
  return {
    old: { from: edit.old.from - left, to: edit.old.to + right },
    fresh: { from: edit.fresh.from - left, to: edit.fresh.to + right },
  };
}

/** Whether a block begins inside the span, after its first word. */
function crossesBlocks(doc: Doc, span: Span): boolean {
  for (let i = span.from + 1; i < span.to; i++) if (doc.tokens[i]?.lead === BLOCK_START) return true;
  return false;
}

/** The weight of an edit: that of its heavier side. */
export function sizeOf({ old, fresh }: Edit, sides: Sides): number {
  return Math.max(weightOf(sides.old, old), weightOf(sides.fresh, fresh));
}

function join(a: Edit, b: Edit): Edit {
  return { old: { from: a.old.from, to: b.old.to }, fresh: { from: a.fresh.from, to: b.fresh.to } };
}

/**
 * Moves a pure insertion or deletion along equal words to where it reads best: of the equivalent `wages[,
 * overtime], vacation` and `wages, [overtime,] vacation` the second is a whole phrase.
 */
function slide(edit: Edit, oldFloor: number, freshFloor: number, oldCeiling: number, sides: Sides): Edit {
  const deletes = edit.fresh.from === edit.fresh.to;
  if (!deletes && edit.old.from !== edit.old.to) return edit;
  const doc = deletes ? sides.old : sides.fresh;
  const span = deletes ? edit.old : edit.fresh;
  const left = Math.min(edit.old.from - oldFloor, edit.fresh.from - freshFloor);
  const right = oldCeiling - edit.old.to;
  const { words } = doc;

  let lowest = 0;
  while (-lowest < left && words[span.from + lowest - 1] === words[span.to + lowest - 1]) lowest--;
  let highest = 0;
  while (highest < right && words[span.from + highest] === words[span.to + highest]) highest++;

  let best = 0;
  let bestScore = boundaryScore(doc, span.from, span.to);
  for (let shift = lowest; shift <= highest; shift++) {
    const score = boundaryScore(doc, span.from + shift, span.to + shift);
    if (score > bestScore) {
      best = shift;
      bestScore = score;
    }
  }
  const moved = (s: Span): Span => ({ from: s.from + best, to: s.to + best });
  return { old: moved(edit.old), fresh: moved(edit.fresh) };
}

const SENTENCE_END = /[.;:!?]$/;

/** How naturally a changed stretch begins and ends: at a block, a sentence, or at least at white space. */
function boundaryScore(doc: Doc, from: number, to: number): number {
  return edgeScore(doc, from) + edgeScore(doc, to);
}

function edgeScore(doc: Doc, index: number): number {
  const token = doc.tokens[index];
  if (!token || token.lead === BLOCK_START) return 4;
  const before = doc.tokens[index - 1] as Token;
  if (SENTENCE_END.test(doc.source.slice(before.start, before.end))) return token.lead === NO_LEAD ? 0 : 3;
  return token.lead === NO_LEAD ? 0 : 1;
}
