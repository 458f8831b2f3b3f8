import { rowsPassing, type Scope } from './filter/filter.ts';
import type { Segment } from './segment/segment.ts';

const MOST_SCOPES = 64;

export interface AllowedRows {
  readonly rows: Uint8Array;
  readonly count: number;
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

  /** The living rows in scope, one byte each, and how many. `key` names the scope. The array is not changed afterwards. */
  allowed(scope: Scope, key: string): AllowedRows {
    const known = this.#allowed.get(key);
    if (known?.deadCount === this.deadCount) return known;
    const inScope = scope === 'everything' ? null : rowsPassing(this.segment, scope);
    const rows = new Uint8Array(this.segment.size);
    let count = 0;
    for (let row = 0; row < rows.length; row++) {
      if (this.dead[row] === 1 || (inScope && inScope[row] !== 1)) continue;
      rows[row] = 1;
      count++;
    }
    const allowed = { rows, count, deadCount: this.deadCount };
    this.#remember(key, allowed);
    return allowed;
  }

  /** Keeps the latest scopes; the one that was asked for longest ago goes first. */
  #remember(key: string, allowed: AllowedRows): void {
    this.#allowed.delete(key);
    this.#allowed.set(key, allowed);
    const oldest = this.#allowed.keys().next().value;
    if (this.#allowed.size > MOST_SCOPES && oldest !== undefined) this.#allowed.delete(oldest);
  }
}
