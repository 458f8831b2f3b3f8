import { checkId } from './buildSnapshot.ts';
import type { Change, EngineStats } from './change.ts';
import type { Scope } from './filter/filter.ts';
import { type CompiledLexicon, compileLexicon, EMPTY_LEXICON, type Lexicon } from './lexicon.ts';
import { scratchOf } from './query/view.ts';
import { type CompiledSchema, compileSchema, type SearchSchema } from './schema.ts';
import { Searcher, type SearchRequest, type SearchResult } from './searcher.ts';
import type { Column } from './segment/column.ts';
import type { Segment } from './segment/segment.ts';
import { SeqWaiters } from './seqWaiters.ts';
import { type Sealed, ShardSet } from './shardSet.ts';

export interface EngineOptions {
  readonly schema: SearchSchema;
  readonly lexicon?: Lexicon;
  /** The bundled index worker, where the source is not run as it is. */
  readonly workerUrl?: URL;
  /**
   * Merge in the background once so many documents changed since the last snapshot; 0 never, 512 when not
   * said.
   */
  readonly mergeAfter?: number;
  /**
   * Told when a background merge failed. The changes stay searchable, and it is tried again after as many
   * more.
   */
  readonly onMergeFailed?: (error: unknown) => void;
}

const MERGE_AFTER = 512;

/**
 * A search index in memory: a sealed part from a snapshot and the changes since. A change is searchable when
 * `apply` returns. Searching and changing are synchronous; only merging and building run elsewhere.
 */
export class SearchEngine {
  readonly #compiled: CompiledSchema;
  readonly #shards: ShardSet;
  readonly #waiters = new SeqWaiters();
  readonly #mergeAfter: number;
  readonly #onMergeFailed: (error: unknown) => void;
  #lexicon: CompiledLexicon;
  #merging: Promise<void> | null = null;
  #mergeAt: number;

  /** Starts empty. Throws an Error on a schema or lexicon that makes no sense. */
  constructor(options: EngineOptions) {
    this.#compiled = compileSchema(options.schema);
    this.#lexicon = compileLexicon(options.lexicon ?? EMPTY_LEXICON);
    this.#shards = new ShardSet(this.#compiled, options.workerUrl);
    this.#mergeAfter = options.mergeAfter ?? MERGE_AFTER;
    this.#mergeAt = this.#mergeAfter;
    this.#onMergeFailed = options.onMergeFailed ?? (() => {});
  }

  get schema(): SearchSchema {
    return this.#compiled.schema;
  }

  /** The last change applied. */
  get seq(): number {
    return this.#shards.seq;
  }

  /**
   * The sealed part as a snapshot to keep in a file, and the last change in it. Changes since are not in it.
   */
  get sealed(): Sealed {
    return this.#shards.sealed;
  }

  get stats(): EngineStats {
    return this.#shards.stats;
  }

  /**
   * Applies changes in the order of the log. Entries already seen are ignored, so that a log may be read
   * twice.
   */
  apply(changes: readonly Change[]): void {
    for (const change of changes) if ('put' in change) checkId(change.put);
    this.#shards.apply(changes);
    this.#waiters.reached(this.seq);
    this.#mergeWhenDue();
  }

  /** After a failed merge, the next attempt waits for as many changes again. */
  #mergeWhenDue(): void {
    const { changed, dead } = this.stats;
    if (this.#mergeAfter === 0 || this.#merging || Math.max(changed, dead) < this.#mergeAt) return;
    this.mergeInBackground().then(
      () => {
        this.#mergeAt = this.#mergeAfter;
      },
      (error) => {
        this.#mergeAt = Math.max(changed, dead) + this.#mergeAfter;
        this.#onMergeFailed(error);
      },
    );
  }

  /** Notes that the log was read up to `seq` and held nothing more for this index. */
  advance(seq: number): void {
    this.#shards.advance(seq);
    this.#waiters.reached(this.seq);
  }

  /**
   * Resolves once every change up to `seq` is searchable: read your own writes. Rejects with an Error after
   * the time-out.
   */
  async waitFor(seq: number, timeoutMs = 5_000): Promise<void> {
    if (seq > this.seq) await this.#waiters.wait(seq, timeoutMs);
  }

  /**
   * Takes over a snapshot, at once and whole; changes later than it stay. Answers false, and does nothing,
   * when this index already holds a newer sealed part. Throws SnapshotError when it cannot be used.
   */
  adopt(snapshot: ArrayBuffer | SharedArrayBuffer): boolean {
    const adopted = this.#shards.adopt(snapshot);
    if (adopted) this.#waiters.reached(this.seq);
    return adopted;
  }

  /**
   * Seals the changes into the sealed part, in a worker. One merge runs at a time; a second call waits for
   * the first.
   */
  mergeInBackground(): Promise<void> {
    this.#merging ??= this.#shards.mergeInWorker().finally(() => {
      this.#merging = null;
    });
    return this.#merging;
  }

  /** The same on this thread, which stands still meanwhile: for tools and tests. */
  mergeNow(): void {
    this.#shards.mergeHere();
  }

  /**
   * Takes new synonyms, stop words and names from the next search on. Throws an Error on a lexicon that makes
   * no sense.
   */
  setLexicon(lexicon: Lexicon): void {
    this.#lexicon = compileLexicon(lexicon);
  }

  /**
   * The index as it is now, as a caller of this scope may see it, for one or several searches that must
   * agree.
   */
  searcher(scope: Scope): Searcher {
    const nameEnd = this.#compiled.bases[1] as number;
    const views = this.#shards.allowed(scope).map(([segment, { rows, count, frequencies }]) => ({
      segment,
      allowed: rows,
      allowedCount: count,
      frequencies,
      subjects: this.#subjectsOf(segment),
      nameEnd,
      scratch: scratchOf(segment),
    }));
    return new Searcher(this.#compiled, this.#lexicon, views);
  }

  /** A document is about one subject; an attribute of several values says none. */
  #subjectsOf({ parts }: Segment): Column | null {
    const column = parts.columns.get(this.schema.subject ?? '');
    return column?.offsets === null ? column : null;
  }

  search(scope: Scope, request: SearchRequest): SearchResult {
    return this.searcher(scope).search(request);
  }
}
