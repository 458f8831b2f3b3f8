import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../../platform/db/schema.ts';
import { PROVISION_SCHEMA } from '../../../search-engine/canadian-hr/schema.ts';
import type { Change } from '../../../search-engine/change.ts';
import { SearchEngine } from '../../../search-engine/engine.ts';
import { SnapshotError } from '../../../search-engine/segment/codec.ts';
import { buildInWorker } from '../../../search-engine/worker/runWorker.ts';
import { changedProvisions } from '../../provisions/server/reads.ts';
import { type ContentState, contentState } from './contentState.ts';
import { DOCUMENT_FORM, searchDocuments } from './documents.ts';
import { readLexicon } from './lexicon.ts';
import { SnapshotStore } from './snapshotStore.ts';
import { TopicsWithoutText } from './topicsWithoutText.ts';

export interface SearchIndexOptions {
  db: Db;
  /** The bundled index worker; its source when left out. */
  workerUrl?: URL;
  /** Where built indexes are kept, so that a start need not build again; nowhere when left out. */
  snapshotDir?: string;
  onError: (error: unknown) => void;
}

/** How often a process looks whether another has finished building. */
const LOOK_AGAIN_MS = 100;

/**
 * The search index of this process. Before each search one cheap read tells whether content moved: changed provisions are
 * applied at once, so that whoever published finds the new text, whichever process answers; anything else (a bill, an act's
 * name) has the index built anew in a worker, by one process for all that share the directory, while the last one goes on
 * answering. The words of the field are read again when staff changed them.
 */
export class SearchIndex {
  readonly engine: SearchEngine;
  /** What a search may ask for and the library does not have yet. */
  readonly withoutText = new TopicsWithoutText();
  readonly #options: SearchIndexOptions;
  readonly #store: SnapshotStore | null;
  #seen: ContentState | null = null;
  #words = 0;
  #kept = -1;
  #refreshing: Promise<void> | null = null;
  #building: Promise<void> | null = null;
  #keeping: Promise<void> | null = null;
  #builds = 0;

  constructor(options: SearchIndexOptions) {
    this.#options = options;
    this.#store = options.snapshotDir ? new SnapshotStore(options.snapshotDir) : null;
    this.engine = new SearchEngine({
      schema: PROVISION_SCHEMA,
      workerUrl: options.workerUrl,
      onMergeFailed: options.onError,
    });
  }

  /** How often this process built an index, rather than taking over one that was kept. */
  get builds(): number {
    return this.#builds;
  }

  /** Resolves when the index shows every provision as it is now, or, while it is built anew, as it was just before. */
  fresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** As `fresh`, and waits for a build, and for the file of one, under way. */
  async settled(): Promise<void> {
    await this.fresh();
    await this.#building;
    await this.#keeping;
  }

  async #refresh(): Promise<void> {
    const { db } = this.#options;
    const now = await contentState(db);
    const seen = this.#seen;
    if (now.words !== this.#words || seen?.version !== now.version) {
      const lexicon = await readLexicon(db);
      if (now.words !== this.#words) this.engine.setLexicon(lexicon);
      await this.withoutText.read(db, lexicon);
      this.#words = now.words;
    }
    if (seen?.version === now.version) return;
    if (seen === null || seen.structure !== now.structure) {
      const building = this.#build(now);
      if (seen === null) await building;
      return;
    }
    await this.#follow(now);
    this.#keepLater(now);
  }

  /** Applies the provisions that changed since. */
  async #follow(now: ContentState): Promise<void> {
    const { db } = this.#options;
    const changed = await changedProvisions(db, this.engine.seq, now.log);
    if (changed.size > 0) {
      const documents = await searchDocuments(db, [...changed.keys()]);
      const present = new Set(documents.map(({ objectID }) => objectID));
      const changes: Change[] = [
        ...documents.map((put) => ({ seq: changed.get(put.objectID) as number, put })),
        ...[...changed].flatMap(([remove, seq]) => (present.has(remove) ? [] : [{ seq, remove }])),
      ];
      this.engine.apply(changes);
    }
    this.engine.advance(now.log);
    this.#seen = now;
  }

  /** One build at a time; content that moves meanwhile is noticed by the next search. */
  #build(now: ContentState): Promise<void> {
    this.#building ??= this.#takeOrBuild(now)
      .catch((error: unknown) => {
        this.#options.onError(error);
        if (this.#seen === null) throw error;
      })
      .finally(() => {
        this.#building = null;
      });
    return this.#building;
  }

  /** Takes over the index that was kept of this content, or builds one; waits where another process is building it. */
  async #takeOrBuild(now: ContentState): Promise<void> {
    const store = this.#store;
    if (!store) return this.#buildOnce(now);
    for (;;) {
      if (await this.#take(store, now)) return;
      const unlock = await store.lock();
      if (unlock) {
        try {
          // Another process may have finished between the look and the lock.
          if (await this.#take(store, now)) return;
          return await this.#buildOnce(now);
        } finally {
          unlock();
        }
      }
      await setTimeout(LOOK_AGAIN_MS);
    }
  }

  async #take(store: SnapshotStore, now: ContentState): Promise<boolean> {
    try {
      const snapshot = await store.read(keyOf(now));
      if (!snapshot || !this.engine.adopt(snapshot)) return false;
    } catch (error) {
      // Damaged, or made by another version: built again.
      if (error instanceof SnapshotError) return false;
      throw error;
    }
    this.#kept = this.engine.sealed.seq;
    await this.#follow(now);
    return true;
  }

  async #buildOnce(now: ContentState): Promise<void> {
    const { db, workerUrl } = this.#options;
    const documents = await searchDocuments(db, null);
    const snapshot = await buildInWorker({
      schema: PROVISION_SCHEMA,
      seq: now.log,
      batches: [documents],
      workerUrl,
    });
    this.#builds++;
    this.engine.adopt(snapshot);
    this.#seen = now;
    await this.#keep(now);
  }

  /** Keeps what a merge in the background has sealed since, so that the next start has little to follow. */
  #keepLater(now: ContentState): void {
    if (this.#keeping || this.engine.sealed.seq <= this.#kept) return;
    this.#keeping = this.#keep(now)
      .catch(this.#options.onError)
      .finally(() => {
        this.#keeping = null;
      });
  }

  async #keep(now: ContentState): Promise<void> {
    const { buffer, seq } = this.engine.sealed;
    await this.#store?.write(keyOf(now), buffer);
    this.#kept = seq;
  }
}

/** The content that an index was built from; changes of provisions since then are in the log. */
const keyOf = ({ database, structure }: ContentState): string => `${database}-${structure}-${DOCUMENT_FORM}`;
