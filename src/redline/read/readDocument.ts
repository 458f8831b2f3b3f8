import {
  BLOCK_START,
  BREAK,
  blockOf,
  type Doc,
  type Fragment,
  HARD_SPACE,
  type Lead,
  NO_LEAD,
  type Run,
  SPACE,
  type Token,
} from './document.ts';
import { type El, newRoot, readStrict } from './strictHtml.ts';
import { groupTables, hashOf } from './tables.ts';
import { NOTHING, type Vocabulary } from './vocabulary.ts';
import { endsInSpace, skipSpace, wordEnd } from './words.ts';

/** A part of the source, kept until it is known which inline elements hold blocks. */
interface Piece {
  readonly kind: 'open' | 'close' | 'text' | 'leaf';
  readonly el: El;
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

/** Reads strict HTML into words, runs and tables. Null when the HTML needs repair first. */
export function readDocument(html: string, vocabulary: Vocabulary): Doc | null {
  const pieces: Piece[] = [];
  const accepted = readStrict(html, newRoot(), {
    opened: (el) => pieces.push({ kind: 'open', el, tag: '', start: 0, end: 0 }),
    closed: (el) => pieces.push({ kind: 'close', el, tag: '', start: 0, end: 0 }),
    text: (el, start, end) => pieces.push({ kind: 'text', el, tag: '', start, end }),
    leaf: (el, tag, start, end) => pieces.push({ kind: 'leaf', el, tag, start, end }),
  });
  if (!accepted) return null;
  const builder = new DocumentBuilder(html, vocabulary);
  for (const piece of pieces) builder.add(piece);
  return builder.finish();
}

class DocumentBuilder {
  readonly #source: string;
  readonly #vocabulary: Vocabulary;
  readonly #tokens: Token[] = [];
  readonly #words: number[] = [];
  readonly #runs: Run[] = [];
  readonly #filled = new Set<El>();
  /** The block of the run being read, and where its tokens start. */
  #block: El | null = null;
  #runStart = 0;
  #space = false;
  #breaks = 0;
  /** A `br` of a block that has nothing else. */
  #loneBreak: Piece | null = null;
  /** A tag other than `br` was met since the last text. */
  #cut = true;
  /** No such tag stands between the token before and the texts that abut. */
  #goesOn = false;
  /**
   * Texts that follow each other without white space, in which a word may go on from one element to the next.
   */
  #abutting: Piece[] = [];

  constructor(source: string, vocabulary: Vocabulary) {
    this.#source = source;
    this.#vocabulary = vocabulary;
  }

  add(piece: Piece): void {
    if (piece.kind === 'text') this.#addText(piece);
    else if (piece.kind === 'leaf') this.#addLeaf(piece);
    else if (!piece.el.block) this.#cut = true;
    else {
      this.#endRun();
      if (piece.kind === 'close' && !this.#filled.has(piece.el)) this.#addEmpty(piece.el);
    }
  }

  finish(): Doc {
    this.#endRun();
    const words = Int32Array.from(this.#words);
    return {
      source: this.#source,
      vocabulary: this.#vocabulary,
      tokens: this.#tokens,
      words,
      runs: this.#runs,
      blocks: groupTables(this.#runs, words),
    };
  }

  #enter(block: El): void {
    if (this.#block === block) return;
    this.#endRun();
    this.#block = block;
    this.#runStart = this.#tokens.length;
    this.#loneBreak = null;
  }

  #endRun(): void {
    this.#flush();
    if (this.#block && this.#tokens.length > this.#runStart) this.#pushRun(this.#block);
    this.#block = null;
    this.#space = false;
    this.#breaks = 0;
  }

  #pushRun(block: El): void {
    const from = this.#runStart;
    const to = this.#tokens.length;
    this.#runs.push({ kind: 'run', block, from, to, hash: hashOf(this.#words, from, to), bag: null });
    for (let up: El | null = block; up && !this.#filled.has(up); up = up.parent) this.#filled.add(up);
  }

  #addText({ kind, el, tag, start, end }: Piece): void {
    const from = skipSpace(this.#source, start, end);
    if (from === end) {
      this.#flush();
      this.#space = true;
      return;
    }
    this.#enter(blockOf(el));
    if (from > start) {
      this.#flush();
      this.#space = true;
    }
    const previous = this.#abutting.at(-1);
    if (previous && offLineTag(this.#source, previous) !== offLineTag(this.#source, { el, start: from, end }))
      this.#flush();
    if (this.#abutting.length === 0) this.#goesOn = !this.#cut;
    this.#cut = false;
    this.#abutting.push({ kind, el, tag, start: from, end });
    if (endsInSpace(this.#source, from, end)) {
      this.#flush();
      this.#space = true;
    }
  }

  #addLeaf(piece: Piece): void {
    if (piece.tag === 'wbr') return;
    this.#flush();
    if (piece.tag === 'br') {
      this.#enter(blockOf(piece.el));
      this.#breaks++;
      this.#loneBreak ??= piece;
      return;
    }
    const isRule = piece.tag === 'hr';
    if (isRule) this.#endRun();
    this.#enter(blockOf(piece.el));
    const html = this.#source.slice(piece.start, piece.end);
    const identity = isRule ? 'hr' : `img ${attributeOf(html, 'src')} ${attributeOf(html, 'alt')}`;
    const word = this.#vocabulary.object(identity);
    this.#push(word, piece.start, piece.end, piece.el, this.#lead(), false, null);
    this.#cut = true;
    if (isRule) this.#endRun();
  }

  #addEmpty(el: El): void {
    const br = this.#loneBreak && blockOf(this.#loneBreak.el) === el ? this.#loneBreak : null;
    this.#runStart = this.#tokens.length;
    this.#push(NOTHING, br?.start ?? 0, br?.end ?? 0, el, BLOCK_START, false, null);
    this.#pushRun(el);
    this.#runStart = this.#tokens.length;
  }

  #flush(): void {
    const pieces = this.#abutting;
    if (pieces.length === 0) return;
    if (pieces.length === 1) this.#split(pieces[0] as Piece);
    else this.#splitAbutting(pieces);
    pieces.length = 0;
  }

  /** The number of a word of a piece. */
  #numberOf(word: string, piece: Piece): number {
    const tag = offLineTag(this.#source, piece);
    return tag ? this.#vocabulary.offLine(word, tag) : this.#vocabulary.word(word);
  }

  #split(piece: Piece): void {
    const { el, start, end } = piece;
    const source = this.#source;
    let at = start;
    let lead = this.#lead();
    let joined = this.#goesOn && this.#tokens.length > this.#runStart && !this.#tokens.at(-1)?.parts;
    while (at < end) {
      const stop = wordEnd(source, at, end);
      this.#push(this.#numberOf(source.slice(at, stop), piece), at, stop, el, lead, joined, null);
      at = skipSpace(source, stop, end);
      lead = leadOf(source, stop, at);
      joined = true;
    }
  }

  #splitAbutting(pieces: readonly Piece[]): void {
    const text = pieces.map(({ start, end }) => this.#source.slice(start, end)).join('');
    let index = 0;
    let offset = 0;
    let at = 0;
    let lead = this.#lead();
    let lastIndex = -1;
    while (at < text.length) {
      const stop = wordEnd(text, at, text.length);
      while (at - offset >= lengthOf(pieces[index] as Piece)) {
        offset += lengthOf(pieces[index] as Piece);
        index++;
      }
      const parts: Fragment[] = [];
      let from = at;
      while (from < stop) {
        const piece = pieces[index] as Piece;
        const to = Math.min(stop, offset + lengthOf(piece));
        parts.push({ start: piece.start + from - offset, end: piece.start + to - offset, el: piece.el });
        from = to;
        if (from < stop) {
          offset += lengthOf(piece);
          index++;
        }
      }
      const first = parts[0] as Fragment;
      const last = parts[parts.length - 1] as Fragment;
      const whole = parts.length === 1;
      const joined = whole && lastIndex === index;
      const word = this.#numberOf(text.slice(at, stop), pieces[0] as Piece);
      this.#push(word, first.start, last.end, first.el, lead, joined, whole ? null : parts);
      lastIndex = whole ? index : -1;
      at = skipSpace(text, stop, text.length);
      lead = leadOf(text, stop, at);
    }
  }

  #lead(): Lead {
    let lead = this.#space ? SPACE : NO_LEAD;
    if (this.#breaks > 0) lead = BREAK + this.#breaks - 1;
    if (this.#tokens.length === this.#runStart) lead = BLOCK_START;
    this.#space = false;
    this.#breaks = 0;
    return lead;
  }

  #push(
    word: number,
    start: number,
    end: number,
    el: El,
    lead: Lead,
    joined: boolean,
    parts: Fragment[] | null,
  ): void {
    this.#tokens.push({ word, start, end, el, lead, joined, parts });
    this.#words.push(word);
  }
}

/**
 * A text that says by standing above or below the line what it would not say on it: a power, an index, a
 * footnote's number.
 */
const OFF_LINE = /^\s*\(?[\d*\u2020\u2021][\d*\u2020\u2021.,]{0,6}[a-z]?\)?\s*$/;

/** So far around a piece its element is looked at: what is longer is no such text. */
const MAX_AROUND = 200;

/** The text of the element around a piece, whatever formatting parts it; '' where it is long. */
function textAround(source: string, tag: string, { start, end }: { start: number; end: number }): string {
  const before = source.slice(Math.max(0, start - MAX_AROUND), start);
  const after = source.slice(end, end + MAX_AROUND);
  const [from, to] = [before.lastIndexOf(`<${tag}`), after.indexOf(`</${tag}`)];
  if (from < 0 || to < 0) return '';
  return (before.slice(from) + source.slice(start, end) + after.slice(0, to)).replace(/<[^<>]*>/g, '');
}

/** `sup` or `sub` where such a text stands in one, else ''. */
function offLineTag(source: string, piece: { el: El; start: number; end: number }): string {
  for (let up: El | null = piece.el; up && !up.block; up = up.parent) {
    const { tag } = up.rule;
    if (tag === 'sup' || tag === 'sub') return OFF_LINE.test(textAround(source, tag, piece)) ? tag : '';
  }
  return '';
}

const lengthOf = (piece: Piece): number => piece.end - piece.start;

function leadOf(text: string, from: number, to: number): Lead {
  if (from === to) return NO_LEAD;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code > 32) return HARD_SPACE;
  }
  return SPACE;
}

function attributeOf(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`).exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
}
