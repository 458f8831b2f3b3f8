import { rowsPassing, type Scope } from './filter/filter.ts';
import type { Segment } from './segment/segment.ts';

const MAX_SCOPES = 64;

/** What a scope lets through of a segment's rows, dead or not. */
interface ScopedRows {
  readonly rows: Uint8Array;
  readonly frequencies: Uint32Array;
}

export interface AllowedRows {
  readonly rows: Uint8Array;
  readonly count: number;
  /**
   * For each term, the rows in scope that hold it, dead ones included: 0 where the scope must not know the
   * word.
   */
  readonly frequencies: Uint32Array;
  /** How many rows were dead when it was made. */
  readonly deadCount: number;
}

/** A sealed segment with what changes about it: which rows are dead, and which rows each scope may see. */
export class Shard {
  readonly segment: Segment;
  /** The memory of the segment, where it came from a snapshot. */
  readonly buffer: SharedArrayBuffer | null;
  readonly dead: Uint8Array;
  deadCount = 0;
  readonly #scoped = new Map<string, ScopedRows>();
  readonly #allowed = new Map<string, AllowedRows>();

  constructor(segment: Segment, buffer: SharedArrayBuffer | null = null) {
    this.segment = segment;
    this.buffer = buffer;
    this.dead = new Uint8Array(segment.size);
  }

  get living(): number {
    return this.segment.size - this.deadCount;
  }

  /** The row of a living document, or -1. */
  livingRow(objectID: string): number {
    const row = this.segment.rowOf(objectID);
    return row >= 0 && this.dead[row] === 0 ? row : -1;
  }

  kill(row: number): void {
    if (this.dead[row] === 1) return;
    this.dead[row] = 1;
    this.deadCount++;
  }

  /**
   * The living rows in scope, one byte each, and how many. `key` names the scope. The array is not changed
   * afterwards.
   */
  allowed(scope: Scope, key: string): AllowedRows {
    const known = this.#allowed.get(key);
    if (known?.deadCount === this.deadCount) return known;
    const scoped = this.#scoped.get(key) ?? scopedRows(this.segment, scope);
    remember(this.#scoped, key, scoped);
    const rows = new Uint8Array(this.segment.size);
    let count = 0;
    for (let row = 0; row < rows.length; row++) {
      if (this.dead[row] === 1 || scoped.rows[row] !== 1) continue;
      rows[row] = 1;
      count++;
    }
    const allowed = { rows, count, frequencies: scoped.frequencies, deadCount: this.deadCount };
    remember(this.#allowed, key, allowed);
    return allowed;
  }
}

/** Keeps the latest scopes; the one that was asked for longest ago goes first. */
function remember<T>(scopes: Map<string, T>, key: string, value: T): void {
  scopes.delete(key);
  scopes.set(key, value);
  const oldest = scopes.keys().next().value;
  if (scopes.size > MAX_SCOPES && oldest !== undefined) scopes.delete(oldest);
}

function scopedRows(segment: Segment, scope: Scope): ScopedRows {
  const inScope = scope === 'everything' ? new Uint8Array(segment.size).fill(1) : rowsPassing(segment, scope);
  const { offsets, rows } = segment.parts;
  const frequencies = new Uint32Array(offsets.length - 1);
  for (let term = 0; term < frequencies.length; term++) {
    const end = offsets[term + 1] as number;
    let frequency = 0;
    for (let p = offsets[term] as number; p < end; p++) frequency += inScope[rows[p] as number] as number;
    frequencies[term] = frequency;
  }
  return { rows: inScope, frequencies };
}
