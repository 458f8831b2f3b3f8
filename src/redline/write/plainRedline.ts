import { plainParagraphs } from '../read/plainText.ts';
import { decoded } from '../read/words.ts';
import type { Degradation, Redline, RedlineSides, Summary } from '../types.ts';

/**
 * The plainest true answer: every old paragraph deleted, every new one inserted, without their formatting.
 * Linear time in any input; for when there is no time for more.
 */
export function plainRedline(oldHtml: string, newHtml: string, reason: Degradation): Redline {
  const old = plainParagraphs(oldHtml);
  const fresh = plainParagraphs(newHtml);
  const html = markAll(old, 'del', 'deleted') + markAll(fresh, 'ins', 'inserted');
  return { html, summary: wholeSummary(old, fresh), degraded: true, reason };
}

/** As `plainRedline`, one side by one. */
export function plainSides(oldHtml: string, newHtml: string, reason: Degradation): RedlineSides {
  const old = plainParagraphs(oldHtml);
  const fresh = plainParagraphs(newHtml);
  return {
    previous: markAll(old, 'del', 'deleted'),
    current: markAll(fresh, 'ins', 'inserted'),
    summary: wholeSummary(old, fresh),
    degraded: true,
    reason,
  };
}

/**
 * One block with breaks, not a block for each: with marks on every paragraph, bare input could come out ten
 * times its size.
 */
function markAll(paragraphs: readonly string[], tag: 'ins' | 'del', value: string): string {
  if (paragraphs.length === 0) return '';
  const text = paragraphs.join('<br><br>');
  return `<div data-redline="${value}"><${tag} data-change="1">${text}</${tag}></div>`;
}

function wholeSummary(old: readonly string[], fresh: readonly string[]): Summary {
  const wordsDeleted = countWords(old);
  const wordsInserted = countWords(fresh);
  const change = {
    number: 1,
    kind:
      old.length === 0
        ? ('insertion' as const)
        : fresh.length === 0
          ? ('deletion' as const)
          : ('replacement' as const),
    deleted: excerpt(old),
    inserted: excerpt(fresh),
    wordsDeleted,
    wordsInserted,
    move: null,
  };
  return {
    insertions: fresh.length > 0 ? 1 : 0,
    deletions: old.length > 0 ? 1 : 0,
    moves: 0,
    words: { inserted: wordsInserted, deleted: wordsDeleted, moved: 0, kept: 0 },
    changes: old.length + fresh.length > 0 ? [change] : [],
    moveList: [],
  };
}

function countWords(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
}

function excerpt(paragraphs: readonly string[]): string {
  const text = decoded(paragraphs.slice(0, 5).join(' ')).replace(/\s+/g, ' ');
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
