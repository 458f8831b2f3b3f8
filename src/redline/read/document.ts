import type { El } from './strictHtml.ts';
import { NOTHING, type Vocabulary } from './vocabulary.ts';

/** A part of a word that formatting cuts in two: the `<b>E</b>` of `<b>E</b>mployee`. */
export interface Fragment {
  readonly start: number;
  readonly end: number;
  readonly el: El;
}

/**
 * What stands between a word and the one before it. Values from `BREAK` up mean that many less `BREAK`, plus
 * one, `br`.
 */
export type Lead = number;
export const NO_LEAD: Lead = 0;
export const SPACE: Lead = 1;
/** White space that may not be moved, such as a no-break space. */
export const HARD_SPACE: Lead = 2;
/** The word opens a block. */
export const BLOCK_START: Lead = 3;
export const BREAK: Lead = 4;

/** A word, sign or image of the document, in reading order. Offsets are into the strict source. */
export interface Token {
  readonly word: number;
  readonly start: number;
  readonly end: number;
  /** The element that directly holds it (its first part, when it has parts). */
  readonly el: El;
  readonly lead: Lead;
  /**
   * Nothing but white space and `br` stands between the end of the token before and this one, in one element.
   */
  readonly joined: boolean;
  readonly parts: readonly Fragment[] | null;
}

/** A range of tokens, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Unit extends Span {
  /** Equal for units of equal words. */
  readonly hash: number;
  /**
   * The numbers of the words that tell it from others, ascending, with repeats. Filled when first asked for.
   */
  bag: Int32Array | null;
}

/** Words under one block, up to the next block: a paragraph, an item's own text, a heading. */
export interface Run extends Unit {
  readonly kind: 'run';
  readonly block: El;
}

export interface Cell extends Unit {
  readonly kind: 'cell';
  readonly el: El;
  /** The column it starts in, counting spans. */
  readonly column: number;
  readonly blocks: readonly Block[];
}

/** A table row, or the caption as a row of one cell. */
export interface Row extends Unit {
  readonly kind: 'row';
  readonly el: El;
  readonly cells: readonly Cell[];
}

export interface Table extends Unit {
  readonly kind: 'table';
  readonly el: El;
  readonly rows: readonly Row[];
}

export type Block = Run | Table;

/** One side of a comparison, read. */
export interface Doc {
  readonly source: string;
  readonly vocabulary: Vocabulary;
  readonly tokens: readonly Token[];
  /** The word of each token. */
  readonly words: Int32Array;
  readonly runs: readonly Run[];
  readonly blocks: readonly Block[];
}

/** The elements from the outermost to `el` itself, without the root. */
export function pathOf(el: El): El[] {
  const path = new Array<El>(el.depth);
  for (let up = el; up.parent; up = up.parent) path[up.depth - 1] = up;
  return path;
}

/** The block that `el` stands in, or `el` itself. */
export function blockOf(el: El): El {
  let up = el;
  while (!up.block && up.parent) up = up.parent;
  return up;
}

/** Whether a span has nothing to show: empty elements only. */
export function isEmpty(doc: Doc, span: Span): boolean {
  for (let i = span.from; i < span.to; i++) if (doc.words[i] !== NOTHING) return false;
  return true;
}

/** The HTML between the token before `index` and it, for output. A block start has none. */
export function leadHtml(doc: Doc, index: number): string {
  const token = doc.tokens[index] as Token;
  if (token.joined) return doc.source.slice((doc.tokens[index - 1] as Token).end, token.start);
  if (token.lead === SPACE || token.lead === BLOCK_START) return ' ';
  if (token.lead === HARD_SPACE) return '&nbsp;';
  return token.lead >= BREAK ? '<br>'.repeat(token.lead - BREAK + 1) : '';
}
