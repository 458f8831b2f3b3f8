import type { Sides } from './align.ts';
import { blockOf, type Doc, pathOf, type Token } from './document.ts';
import { keptStretches } from './element-map.ts';
import type { HtmlWriter, Marking, Out } from './html-writer.ts';
import { withBlockMark } from './placement.ts';
import { type Pair, runsOf, type Step } from './script.ts';
import type { El } from './strict-html.ts';
import { NOTHING } from './vocabulary.ts';

/** The inline elements of a pair that hold kept words, and so cannot stand inside a mark. */
export function keptInline(pair: Pair, fresh: Doc): Set<El> {
  const kept = new Set<El>();
  for (const stretch of keptStretches(pair)) {
    for (let i = stretch.fresh; i < stretch.fresh + stretch.length; i++) {
      const token = fresh.tokens[i] as Token;
      for (const { el } of token.parts ?? [token]) {
        for (let up: El | null = el; up && !up.block && !kept.has(up); up = up.parent) kept.add(up);
      }
    }
  }
  return kept;
}

/** The path for marked text that stays where it is: the mark goes around formatting that is marked whole, within the rest. */
export function insertedPath(
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

/** Start tags, with their mark, for the new blocks in which everything was inserted. */
export function markInsertedBlocks(steps: readonly Step[], { fresh }: Sides): Map<Out, string> {
  const tags = new Map<Out, string>();
  if (!steps.some((step) => step.kind === 'gap' && step.inserted.length > 0)) return tags;
  const kept = new Set<El>();
  let run = 0;
  for (const step of steps) {
    if (step.kind !== 'pair') continue;
    while (run < fresh.runs.length && (fresh.runs[run]?.from as number) < step.fresh.to) {
      const { block, from } = fresh.runs[run++] as (typeof fresh.runs)[number];
      if (from < step.fresh.from) continue;
      for (let up: El | null = block; up && !kept.has(up); up = up.parent) kept.add(up);
    }
  }
  for (const step of steps) {
    if (step.kind !== 'gap') continue;
    for (const { block, from } of step.inserted.flatMap((piece) => runsOf(piece.unit))) {
      if (fresh.tokens[from]?.word === NOTHING) continue;
      for (let up: El | null = blockOf(block); up?.parent && !kept.has(up) && !tags.has(up); up = up.parent) {
        if (up.rule.block) tags.set(up, withBlockMark(up.open, 'inserted'));
      }
    }
  }
  return tags;
}
