import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { Provision } from '../generate.ts';
import { type BenchQuery, FACETS } from '../queries.ts';
import { type BenchAnswer, type BenchEngine, countFacets, mark } from './benchEngine.ts';

/** Prefix on the last word, all words needed; typing errors allowed only where nothing was found, which spares it most of its time. */
export class MiniSearchEngine implements BenchEngine {
  #documents = new Map<string, Provision>();
  readonly #index = new MiniSearch<Provision>({
    idField: 'objectID',
    fields: [
      'name',
      'topic',
      'area',
      'jurisdictionName',
      'bills',
      'specialRules',
      'textWarning',
      'textDescription',
    ],
    extractField: (document, field) => {
      const value = document[field];
      return Array.isArray(value) ? value.join(' ') : (value as string);
    },
  });

  async build(documents: readonly Provision[]): Promise<void> {
    this.#documents = new Map(documents.map((document) => [document.objectID, document]));
    this.#index.addAll(documents);
  }

  search(query: BenchQuery): BenchAnswer {
    const { tenant, kind, text } = query;
    const options: SearchOptions = {
      combineWith: 'AND',
      boost: { name: 6, topic: 2.5, textDescription: 1 },
      prefix: (_, at, terms) => kind !== 'phrase' && at === terms.length - 1,
      filter: ({ id }) => {
        const document = this.#of(id);
        return (
          document.isPublished &&
          tenant.jurisdictions.includes(document.jurisdiction) &&
          (tenant.areaIds === null || tenant.areaIds.includes(document.areaId)) &&
          (kind !== 'phrase' || `${document.name}\n${document.textDescription}`.toLowerCase().includes(text))
        );
      },
    };
    let found = this.#index.search(text, options);
    if (found.length === 0 && kind !== 'phrase') found = this.#index.search(text, { ...options, fuzzy: 0.2 });
    const { counts, passing } = countFacets(
      found,
      FACETS,
      query.refinements,
      ({ id }: SearchResult, facet) => {
        const value = this.#of(id)[facet];
        return Array.isArray(value) ? (value as string[]) : [value as string];
      },
    );
    return {
      total: passing.length,
      facets: counts,
      hits: passing.slice(0, 10).map(({ id, terms }) => {
        const document = this.#of(id);
        const words = terms.slice(0, 50);
        mark(document.textWarning, words);
        return { name: mark(document.name, words).text, ...mark(document.textDescription, words) };
      }),
    };
  }

  async close(): Promise<void> {}

  #of(id: string): Provision {
    return this.#documents.get(id) as Provision;
  }
}
