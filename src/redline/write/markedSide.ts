import { type Gap, type Pair, type Piece, runsOf, type Step } from '../compare/script.ts';
import { type Doc, pathOf, type Token } from '../read/document.ts';
import { keptStretches } from '../read/elementMap.ts';
import type { El } from '../read/strictHtml.ts';
import { NOTHING } from '../read/vocabulary.ts';
import type { HtmlWriter, Marking } from './htmlWriter.ts';
import type { Out } from './out.ts';
import { withBlockMark } from './placement.ts';

/**
 * What is marked where it stands in its own document: the insertions of the new one, the deletions of the
 * old.
 */
export type Side = 'old' | 'fresh';

export function piecesOf(gap: Gap, side: Side): readonly Piece[] {
  return side === 'old' ? gap.deleted : gap.inserted;
}

/** The inline elements of a pair that hold kept words, and so cannot stand inside a mark. */
export function keptInline(pair: Pair, side: Side, doc: Doc): Set<El> {
  const kept = new Set<El>();
  for (const stretch of keptStretches(pair)) {
    for (let i = stretch[side]; i < stretch[side] + stretch.length; i++) {
      const token = doc.tokens[i] as Token;
      for (const { el } of token.parts ?? [token]) {
        for (let up: El | null = el; up && !up.block && !kept.has(up); up = up.parent) kept.add(up);
      }
    }
  }
  return kept;
}

/**
 * The path for marked text that stays where it is: the mark goes around formatting that is marked whole,
 * within the rest.
 */
export function markedPath(
  el: El,
  kept: ReadonlySet<El>,
  marking: Marking,
  writer: HtmlWriter,
): readonly Out[] {
  let outer = el;
  while (!outer.block && !kept.has(outer)) outer = outer.parent as El;
  const outside = pathOf(outer);
  return [...outside, writer.mark(marking, outside), ...pathOf(el).slice(outer.depth)];
}

/** Start tags, with their mark, for the blocks of one side that have nothing in common with the other. */
export function tagsOfMarkedBlocks(steps: readonly Step[], side: Side, doc: Doc): Map<Out, string> {
  const tags = new Map<Out, string>();
  if (!steps.some((step) => step.kind === 'gap' && piecesOf(step, side).length > 0)) return tags;
  const kept = blocksOfPairs(steps, side, doc);
  const value = side === 'old' ? 'deleted' : 'inserted';
  for (const step of steps) {
    if (step.kind !== 'gap') continue;
    for (const { block, from } of piecesOf(step, side).flatMap((piece) => runsOf(piece.unit))) {
      if (doc.tokens[from]?.word === NOTHING) continue;
      for (let up: El | null = block; up?.parent && !kept.has(up) && !tags.has(up); up = up.parent) {
        if (up.rule.block) tags.set(up, withBlockMark(up.open, value));
      }
    }
  }
  return tags;
}

function blocksOfPairs(steps: readonly Step[], side: Side, doc: Doc): Set<El> {
  const blocks = new Set<El>();
  let run = 0;
  for (const step of steps) {
    if (step.kind !== 'pair') continue;
    for (let next = doc.runs[run]; next && next.from < step[side].to; next = doc.runs[++run]) {
      if (next.from < step[side].from) continue;
      for (let up: El | null = next.block; up && !blocks.has(up); up = up.parent) blocks.add(up);
    }
  }
  return blocks;
}
