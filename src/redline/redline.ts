import type { Sides } from './compare/align.ts';
import { compare } from './compare/compare.ts';
import type { Step } from './compare/script.ts';
import { load } from './read/load.ts';
import { Vocabulary } from './read/vocabulary.ts';
import type { Degradation, Redline, RedlineSides, Summary } from './types.ts';
import { plainRedline, plainSides } from './write/plainRedline.ts';
import { numberChanges } from './write/summary.ts';
import { isFaithful, isFaithfulTo } from './write/verify.ts';
import { writeRedline } from './write/writeRedline.ts';
import { writeSide } from './write/writeSide.ts';

/**
 * Compares two HTML fragments as a lawyer would mark them up: the new text with `<ins>` and `<del>`, words
 * and not letters, deletion before insertion, formatting changes unmarked, moved blocks called moved.
 *
 * Dropping `<del>` and unwrapping `<ins>` gives the new text, the other way round the old; parsing the result
 * moves nothing. Adds no tag or attribute to what the inputs have, but ins, del, `data-change`, `data-move`,
 * `data-redline` and `data-source-tag` (see README). Inputs should be sanitised: what they have is passed on.
 * Never throws.
 */
export function redline(oldHtml: string, newHtml: string): Redline {
  const comparison = compareHtml(oldHtml, newHtml);
  if (!comparison) return plainRedline(oldHtml, newHtml, 'length');
  const { steps, sides, summary, reason } = comparison;
  const html = writeRedline(steps, sides);
  if (!isFaithful(html, sides)) return plainRedline(oldHtml, newHtml, 'failure');
  return { html, summary, degraded: reason !== null, reason };
}

/**
 * As `redline`, but for showing the two versions side by side: the old one as it was with only its deletions
 * marked, the new one as it is with only its insertions. Change numbers are the same on both sides and in
 * `redline`. Never throws.
 */
export function redlineSides(oldHtml: string, newHtml: string): RedlineSides {
  const comparison = compareHtml(oldHtml, newHtml);
  if (!comparison) return plainSides(oldHtml, newHtml, 'length');
  const { steps, sides, summary, reason } = comparison;
  const previous = writeSide(steps, 'old', sides.old);
  const current = writeSide(steps, 'fresh', sides.fresh);
  if (!isFaithfulTo(previous, sides.old) || !isFaithfulTo(current, sides.fresh)) {
    return plainSides(oldHtml, newHtml, 'failure');
  }
  return { previous, current, summary, degraded: reason !== null, reason };
}

interface Comparison {
  readonly sides: Sides;
  readonly steps: readonly Step[];
  readonly summary: Summary;
  readonly reason: Degradation | null;
}

/** Null when a side is too long to compare. */
function compareHtml(oldHtml: string, newHtml: string): Comparison | null {
  const vocabulary = new Vocabulary();
  const old = load(oldHtml, vocabulary);
  const fresh = load(newHtml, vocabulary);
  if (!old || !fresh) return null;
  const sides: Sides = { old: old.doc, fresh: fresh.doc };
  const steps = compare(sides);
  const summary = numberChanges(steps, sides);
  return { sides, steps, summary, reason: old.flattened || fresh.flattened ? 'structure' : null };
}
