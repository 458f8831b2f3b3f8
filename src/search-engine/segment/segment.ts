import { letterMask } from '../text/damerau.ts';
import { stem } from '../text/stem.ts';
import type { Column } from './column.ts';

/**
 * What a segment is made of. Nothing in it changes once it is sealed; which rows are dead is kept beside it.
 */
export interface SegmentParts {
  readonly ids: readonly string[];
  /** The change that each row came from. */
  readonly seqs: Float64Array;
  /** The tie-break of each row, smallest first. */
  readonly orders: Float64Array;
  /** The number of words of each row's first searchable attribute. */
  readonly nameLengths: Uint16Array;
  /** Every term, sorted by UTF-16 code unit. */
  readonly terms: readonly string[];
  /** Term t has postings `offsets[t]` up to `offsets[t + 1]`. */
  readonly offsets: Uint32Array;
  /** The row of each posting, rising within a term. */
  readonly rows: Uint32Array;
  /** How well the term's occurrences in the row speak for it, 1 to 65,535. */
  readonly impacts: Uint16Array;
  /** Posting p has places `starts[p]` up to `starts[p + 1]`. */
  readonly starts: Uint32Array;
  readonly places: Uint16Array;
  readonly columns: ReadonlyMap<string, Column>;
  readonly numbers: ReadonlyMap<string, Float64Array>;
  /** Row r is the JSON text at `storedOffsets[r]` up to `storedOffsets[r + 1]`. */
  readonly storedOffsets: Uint32Array;
  readonly stored: Uint8Array;
}

/** A sealed part of the index, and the look-ups that searching needs. */
export class Segment {
  readonly parts: SegmentParts;
  readonly size: number;
  #rowOf: Map<string, number> | undefined;
  #masks: Int32Array | undefined;
  readonly #forms = new Map<string, readonly number[]>();

  constructor(parts: SegmentParts) {
    this.parts = parts;
    this.size = parts.ids.length;
  }

  /** The row of a document, or -1. */
  rowOf(objectID: string): number {
    this.#rowOf ??= new Map(this.parts.ids.map((id, row) => [id, row]));
    return this.#rowOf.get(objectID) ?? -1;
  }

  /** The place of the first term that does not sort before `text`. */
  lowerBound(text: string): number {
    const { terms } = this.parts;
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The number of a term, or -1. */
  termOf(term: string): number {
    const at = this.lowerBound(term);
    return this.parts.terms[at] === term ? at : -1;
  }

  /** The terms that begin with `prefix`, as first and one past the last. */
  prefixRange(prefix: string): readonly [number, number] {
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uffff`)];
  }

  /**
   * The terms with the stem of `term`, itself included. Stems are cut at the end only, so the forms stand
   * close together.
   */
  formsOf(term: string): readonly number[] {
    const wanted = stem(term);
    const before = this.#forms.get(wanted);
    if (before) return before;
    const forms: number[] = [];
    const [low, high] = this.prefixRange(wanted.length < 4 ? wanted : wanted.slice(0, -1));
    if (wanted.length < 3) {
      if (this.parts.terms[low] === wanted) forms.push(low);
    } else {
      for (let t = low; t < high; t++) if (stem(this.parts.terms[t] as string) === wanted) forms.push(t);
    }
    if (this.#forms.size > 20_000) this.#forms.clear();
    this.#forms.set(wanted, forms);
    return forms;
  }

  /** For each term, which letters it holds; 0 for a citation, which no typo leads to. */
  get masks(): Int32Array {
    this.#masks ??= Int32Array.from(this.parts.terms, (term) => (term.includes('#') ? 0 : letterMask(term)));
    return this.#masks;
  }

  /** Whether the term is a citation's, such as `s#57`, and not a word. */
  isCitation(term: number): boolean {
    return this.masks[term] === 0;
  }

  /** What was stored of a row. */
  document(row: number): Record<string, unknown> {
    const { stored, storedOffsets } = this.parts;
    const start = storedOffsets[row] as number;
    const end = storedOffsets[row + 1] as number;
    const text = Buffer.from(stored.buffer, stored.byteOffset + start, end - start).toString('utf8');
    return JSON.parse(text) as Record<string, unknown>;
  }
}
