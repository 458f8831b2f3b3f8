import type { Change, EngineStats } from './change.ts';
import type { Scope } from './filter/filter.ts';
import type { CompiledSchema, SearchDocument } from './schema.ts';
import { decodeSegment, encodeSegment } from './segment/codec.ts';
import { mergeSegments } from './segment/merge.ts';
import { sealSegment } from './segment/seal.ts';
import type { Segment } from './segment/segment.ts';
import { type AllowedRows, Shard } from './shard.ts';
import { runTask } from './worker/runWorker.ts';

export interface Sealed {
  readonly buffer: SharedArrayBuffer;
  readonly seq: number;
}

/** This many small segments of one class of size become one of the next. */
const FAN_OUT = 8;
/** Larger ones are left to the background. */
const MAX_MERGED_HERE = 128;

/** The segments of one index: the sealed one, and the delta of what changed since. */
export class ShardSet {
  readonly #compiled: CompiledSchema;
  readonly #workerUrl: URL | undefined;
  /** Removals since the sealed part, so that a snapshot from before does not bring a document back. */
  readonly #removed = new Map<string, number>();
  #main: Shard;
  #mainSeq = 0;
  #delta: Shard[] = [];
  #seq = 0;
  /** What a merge under way was started on; it must not be merged otherwise meanwhile. */
  #merging = new Set<Shard>();
  #tidying = false;

  constructor(compiled: CompiledSchema, workerUrl?: URL) {
    this.#compiled = compiled;
    this.#workerUrl = workerUrl;
    this.#main = this.#decoded(encodeSegment(sealSegment(compiled, []), compiled.fingerprint, 0)).shard;
  }

  get seq(): number {
    return this.#seq;
  }

  get sealed(): Sealed {
    return { buffer: this.#main.buffer as SharedArrayBuffer, seq: this.#mainSeq };
  }

  get stats(): EngineStats {
    const shards = this.#all();
    return {
      documents: shards.reduce((sum, shard) => sum + shard.living, 0),
      segments: shards.length,
      changed: this.#delta.reduce((sum, shard) => sum + shard.living, 0),
      dead: shards.reduce((sum, shard) => sum + shard.deadCount, 0),
      bytes: this.#main.buffer?.byteLength ?? 0,
    };
  }

  allowed(scope: Scope): [Segment, AllowedRows][] {
    const key = JSON.stringify(scope);
    return this.#all()
      .filter((shard) => shard.living > 0)
      .map((shard) => [shard.segment, shard.allowed(scope, key)]);
  }

  apply(changes: readonly Change[]): void {
    const puts = new Map<string, { seq: number; document: SearchDocument }>();
    for (const change of changes) {
      const id = 'put' in change ? change.put.objectID : change.remove;
      this.#seq = Math.max(this.#seq, change.seq);
      if (change.seq <= Math.max(this.#seqOf(id), puts.get(id)?.seq ?? -1)) continue;
      this.#kill(id);
      puts.delete(id);
      if ('put' in change) {
        puts.set(id, { seq: change.seq, document: change.put });
        this.#removed.delete(id);
      } else this.#removed.set(id, change.seq);
    }
    if (puts.size > 0) {
      this.#delta.push(new Shard(sealSegment(this.#compiled, [...puts.values()])));
      this.#tidySoon();
    }
  }

  advance(seq: number): void {
    this.#seq = Math.max(this.#seq, seq);
  }

  adopt(snapshot: ArrayBuffer | SharedArrayBuffer): boolean {
    const { shard, seq } = this.#decoded(snapshot);
    if (seq < this.#mainSeq) return false;
    for (const newer of this.#delta) {
      for (let row = 0; row < newer.segment.size; row++) {
        if (newer.dead[row] === 1) continue;
        if ((newer.segment.parts.seqs[row] as number) <= seq) newer.kill(row);
        else killId(shard, newer.segment.parts.ids[row] as string);
      }
    }
    for (const [id, removedAt] of this.#removed) if (removedAt > seq) killId(shard, id);
    this.#replaceMain(shard, seq);
    return true;
  }

  mergeHere(): void {
    const merged = mergeSegments(this.#compiled, this.#all());
    const seq = this.#seq;
    this.#delta = [];
    this.#replaceMain(this.#decoded(encodeSegment(merged, this.#compiled.fingerprint, seq)).shard, seq);
  }

  async mergeInWorker(): Promise<void> {
    const inputs = this.#all().map((shard) => ({
      shard,
      dead: shard.dead.slice(),
      buffer: shard.buffer ?? encodeSegment(shard.segment, this.#compiled.fingerprint, 0),
    }));
    const seq = this.#seq;
    const main = this.#main;
    const started = new Set(inputs.map(({ shard }) => shard));
    this.#merging = started;
    try {
      const buffer = await runTask(
        {
          task: 'merge',
          schema: this.#compiled.schema,
          seq,
          inputs: inputs.map(({ buffer, dead }) => ({ buffer, dead })),
        },
        this.#workerUrl,
      );
      if (this.#main !== main) return;
      const merged = this.#decoded(buffer, true).shard;
      for (const { shard, dead } of inputs) {
        for (let row = 0; row < dead.length; row++)
          if (shard.dead[row] === 1 && dead[row] === 0)
            killId(merged, shard.segment.parts.ids[row] as string);
      }
      this.#delta = this.#delta.filter((shard) => !started.has(shard));
      this.#replaceMain(merged, seq);
    } finally {
      this.#merging = new Set();
    }
  }

  #all(): Shard[] {
    return [this.#main, ...this.#delta];
  }

  #decoded(snapshot: ArrayBuffer | SharedArrayBuffer, fresh = false): { shard: Shard; seq: number } {
    const buffer = snapshot instanceof SharedArrayBuffer ? snapshot : shared(snapshot);
    const { segment, header } = decodeSegment(buffer, this.#compiled.fingerprint, fresh);
    return { shard: new Shard(segment, buffer), seq: header.seq };
  }

  #replaceMain(shard: Shard, seq: number): void {
    this.#main = shard;
    this.#mainSeq = seq;
    this.#seq = Math.max(this.#seq, seq);
    this.#delta = this.#delta.filter((one) => one.living > 0);
    for (const [id, removedAt] of this.#removed) if (removedAt <= seq) this.#removed.delete(id);
  }

  /** The change that a document's present state came from; -1 where nothing is known of it. */
  #seqOf(id: string): number {
    for (const shard of this.#all()) {
      const row = shard.livingRow(id);
      if (row >= 0) return shard.segment.parts.seqs[row] as number;
    }
    return this.#removed.get(id) ?? -1;
  }

  #kill(id: string): void {
    for (const shard of this.#all()) if (killId(shard, id)) return;
  }

  #tidySoon(): void {
    if (this.#tidying) return;
    this.#tidying = true;
    setImmediate(() => {
      this.#tidying = false;
      this.#tidy();
    });
  }

  /** Keeps the number of small segments low, so that a search need not visit one for every change. */
  #tidy(): void {
    this.#delta = this.#delta.filter((shard) => shard.living > 0 || this.#merging.has(shard));
    for (let size = FAN_OUT; size <= MAX_MERGED_HERE; size *= FAN_OUT) {
      const small = this.#delta.filter((shard) => shard.segment.size < size && !this.#merging.has(shard));
      if (small.length < FAN_OUT) continue;
      const merged = new Shard(mergeSegments(this.#compiled, small));
      this.#delta = [...this.#delta.filter((shard) => !small.includes(shard)), merged];
    }
  }
}

/** Marks the living row of a document dead, and answers whether there was one. */
function killId(shard: Shard, id: string): boolean {
  const row = shard.livingRow(id);
  if (row >= 0) shard.kill(row);
  return row >= 0;
}

function shared(buffer: ArrayBuffer): SharedArrayBuffer {
  const copy = new SharedArrayBuffer(buffer.byteLength);
  new Uint8Array(copy).set(new Uint8Array(buffer));
  return copy;
}
