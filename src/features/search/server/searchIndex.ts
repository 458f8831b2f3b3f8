import type { Db } from '../../../platform/db/schema.ts';
import { CANADIAN_HR_LEXICON } from '../../../search-engine/canadian-hr/lexicon.ts';
import { PROVISION_SCHEMA } from '../../../search-engine/canadian-hr/schema.ts';
import { type Change, SearchEngine } from '../../../search-engine/engine.ts';
import { buildInWorker } from '../../../search-engine/worker/runWorker.ts';
import '../../provisions/server/tables.ts';
import { searchDocuments } from './documents.ts';

export interface SearchIndexOptions {
  db: Db;
  /** The bundled index worker; its source when left out. */
  workerUrl?: URL;
  onError: (error: unknown) => void;
}

interface State {
  version: number;
  structure: number;
  /** The newest row of the change log. */
  log: number;
}

/**
 * The search index of this process. Before each search one cheap read tells whether content moved: changed provisions are
 * applied at once, so that whoever published finds the new text, whichever process answers; anything else (a bill, an act's
 * name) has the index built anew in a worker, while the last one goes on answering.
 */
export class SearchIndex {
  readonly engine: SearchEngine;
  readonly #options: SearchIndexOptions;
  #seen: State | null = null;
  #refreshing: Promise<void> | null = null;
  #building: Promise<void> | null = null;

  constructor(options: SearchIndexOptions) {
    this.#options = options;
    this.engine = new SearchEngine({
      schema: PROVISION_SCHEMA,
      lexicon: CANADIAN_HR_LEXICON,
      workerUrl: options.workerUrl,
      onMergeFailed: options.onError,
    });
  }

  /** Resolves when the index shows every provision as it is now, or, while it is built anew, as it was just before. */
  fresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /** As `fresh`, and waits for a build under way. */
  async settled(): Promise<void> {
    await this.fresh();
    await this.#building;
  }

  async #refresh(): Promise<void> {
    const now = await this.#state();
    const seen = this.#seen;
    if (seen?.version === now.version) return;
    if (seen === null || seen.structure !== now.structure) {
      const building = this.#build(now);
      if (seen === null) await building;
      return;
    }
    await this.#follow(seen, now);
    this.#seen = now;
  }

  async #state(): Promise<State> {
    return this.#options.db
      .selectFrom('content_version')
      .select(['version', 'structure'])
      .select((eb) => [
        eb
          .selectFrom('search_changes')
          .select((log) => log.fn.coalesce(log.fn.max('seq'), log.lit(0)).as('log'))
          .as('log'),
      ])
      .executeTakeFirstOrThrow()
      .then(({ version, structure, log }) => ({ version, structure, log: log ?? 0 }));
  }

  /** Applies the provisions that changed since. */
  async #follow(seen: State, now: State): Promise<void> {
    const rows = await this.#options.db
      .selectFrom('search_changes')
      .select('provision_id')
      .distinct()
      .where('seq', '>', seen.log)
      .where('seq', '<=', now.log)
      .execute();
    const ids = rows.map((row) => row.provision_id);
    if (ids.length === 0) return;
    const documents = await searchDocuments(this.#options.db, ids);
    const present = new Set(documents.map(({ objectID }) => objectID));
    const changes: Change[] = [
      ...documents.map((put) => ({ seq: now.version, put })),
      ...ids.filter((id) => !present.has(id)).map((remove) => ({ seq: now.version, remove })),
    ];
    this.engine.apply(changes);
  }

  /** One build at a time; content that moves meanwhile is noticed by the next search. */
  #build(now: State): Promise<void> {
    this.#building ??= this.#buildOnce(now)
      .catch((error: unknown) => {
        this.#options.onError(error);
        if (this.#seen === null) throw error;
      })
      .finally(() => {
        this.#building = null;
      });
    return this.#building;
  }

  async #buildOnce(now: State): Promise<void> {
    const { db, workerUrl } = this.#options;
    const documents = await searchDocuments(db, null);
    const snapshot = await buildInWorker({
      schema: PROVISION_SCHEMA,
      seq: now.version,
      batches: [documents],
      workerUrl,
    });
    this.engine.adopt(snapshot);
    this.#seen = now;
  }
}
