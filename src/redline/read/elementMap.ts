import type { Sides } from '../compare/align.ts';
import type { Pair, Step } from '../compare/script.ts';
import { blockOf, type Token } from './document.ts';
import type { El } from './strictHtml.ts';

/** The kept stretches of a pair: equal words from `old` and `fresh` on, `length` of them. */
export function* keptStretches(pair: Pair): Generator<{ old: number; fresh: number; length: number }> {
  let old = pair.old.from;
  let fresh = pair.fresh.from;
  for (const edit of pair.edits) {
    if (edit.fresh.from > fresh) yield { old, fresh, length: edit.fresh.from - fresh };
    old = edit.old.to;
    fresh = edit.fresh.to;
  }
  if (pair.fresh.to > fresh) yield { old, fresh, length: pair.fresh.to - fresh };
}

/**
 * Which new block each old one became, by where its words went: the new block of the same family that took
 * most of them. Several old blocks may have become one.
 */
export function mapBlocks(steps: readonly Step[], sides: Sides): Map<El, El> {
  const votes = new Map<El, Map<El, number>>();
  const vote = (old: El, fresh: El, count: number): void => {
    let counts = votes.get(old);
    if (!counts) {
      counts = new Map();
      votes.set(old, counts);
    }
    counts.set(fresh, (counts.get(fresh) ?? 0) + count);
  };
  for (const step of steps) {
    if (step.kind !== 'pair') continue;
    if (isReplaced(step)) {
      voteForPaths(
        holderOf(sides.old.tokens, step.old.from),
        holderOf(sides.fresh.tokens, step.fresh.from),
        1,
        vote,
      );
    }
    for (const { old, fresh, length } of keptStretches(step)) {
      let from = 0;
      while (from < length) {
        const oldBlock = holderOf(sides.old.tokens, old + from);
        const freshBlock = holderOf(sides.fresh.tokens, fresh + from);
        let to = from + 1;
        while (
          to < length &&
          holderOf(sides.old.tokens, old + to) === oldBlock &&
          holderOf(sides.fresh.tokens, fresh + to) === freshBlock
        ) {
          to++;
        }
        voteForPaths(oldBlock, freshBlock, to - from, vote);
        from = to;
      }
    }
  }
  const map = new Map<El, El>();
  for (const [old, counts] of votes) {
    const [winner] = [...counts].sort((a, b) => b[1] - a[1]);
    if (winner) map.set(old, winner[0]);
  }
  return map;
}

/** Whether every word of a block was replaced in place. */
function isReplaced({ old, fresh, edits }: Pair): boolean {
  const [edit] = edits;
  return old.from < old.to && fresh.from < fresh.to && edit?.old.from === old.from && edit.old.to === old.to;
}

function holderOf(tokens: readonly Token[], index: number): El {
  return blockOf((tokens[index] as Token).el);
}

/**
 * Votes for the ancestors too: each old one for the nearest new one of its family that is not yet taken by a
 * closer one.
 */
function voteForPaths(
  old: El,
  fresh: El,
  count: number,
  vote: (old: El, fresh: El, count: number) => void,
): void {
  let next: El | null = fresh;
  for (let a: El | null = old; a?.parent; a = a.parent) {
    let b: El | null = next;
    while (b?.parent && b.rule.family !== a.rule.family) b = b.parent;
    if (!b?.parent) continue;
    vote(a, b, count);
    next = b.parent;
  }
}

/** For one pair: which new inline element each old one became, by the words they share. */
export function mapInline(pair: Pair, sides: Sides): Map<El, El> {
  const map = new Map<El, El>();
  for (const { old, fresh, length } of keptStretches(pair)) {
    for (let i = 0; i < length; i++) {
      let b: El | null = (sides.fresh.tokens[fresh + i] as Token).el;
      for (let a: El | null = (sides.old.tokens[old + i] as Token).el; a && !a.block; a = a.parent) {
        while (b && !b.block && b.rule.family !== a.rule.family) b = b.parent;
        if (!b || b.block) break;
        if (!map.has(a)) map.set(a, b);
        b = b.parent;
      }
    }
  }
  return map;
}
