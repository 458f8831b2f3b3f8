import { CANADIAN_HR_LEXICON } from '../../../src/search-engine/canadian-hr/lexicon.ts';
import { PROVISION_SCHEMA } from '../../../src/search-engine/canadian-hr/schema.ts';
import { SearchEngine } from '../../../src/search-engine/engine.ts';
import { allOf, isIn, type Scope } from '../../../src/search-engine/filter/filter.ts';
import type { Highlighted } from '../../../src/search-engine/present/highlight.ts';
import { handleQueries } from '../../../src/search-engine/protocol/handleQueries.ts';
import type { Shown } from '../../../src/search-engine/searcher.ts';
import { buildInWorker } from '../../../src/search-engine/worker/runWorker.ts';
import type { Provision } from '../generate.ts';
import { type BenchQuery, FACETS, type Tenant } from '../queries.ts';
import type { BenchAnswer, BenchEngine } from './benchEngine.ts';

export const typed = ({ kind, text }: BenchQuery): string => (kind === 'phrase' ? `"${text}"` : text);

export const scopeOf = ({ jurisdictions, areaIds }: Tenant): Scope =>
  allOf([
    isIn('isPublished', ['true']),
    isIn('jurisdiction', jurisdictions),
    ...(areaIds ? [isIn('areaId', areaIds)] : []),
  ]);

const htmlOf = (shown: Shown | undefined): string => (shown as Highlighted | undefined)?.value ?? '';

/** The engine as a route would call it, without the protocol. */
export class OwnEngine implements BenchEngine {
  readonly engine = new SearchEngine({ schema: PROVISION_SCHEMA, lexicon: CANADIAN_HR_LEXICON });

  async build(documents: readonly Provision[]): Promise<void> {
    function* batches(): Generator<readonly Provision[]> {
      for (let at = 0; at < documents.length; at += 500) yield documents.slice(at, at + 500);
    }
    this.engine.adopt(await buildInWorker({ schema: PROVISION_SCHEMA, seq: 0, batches: batches() }));
  }

  search(query: BenchQuery): BenchAnswer {
    const { total, facets, hits } = this.engine.search(scopeOf(query.tenant), {
      query: typed(query),
      refinements: query.refinements,
      facets: FACETS,
      limit: 10,
      highlight: ['name', 'textWarning', 'textDescription'],
      snippets: [
        { attribute: 'textWarning', words: 30 },
        { attribute: 'textDescription', words: 30 },
      ],
    });
    return {
      total,
      facets: Object.fromEntries(
        Object.entries(facets).map(([facet, counts]) => [
          facet,
          Object.fromEntries(counts.map(({ value, count }) => [value, count])),
        ]),
      ),
      hits: hits.map(({ highlighted, snippets }) => ({
        name: htmlOf(highlighted.name),
        text: htmlOf(highlighted.textDescription),
        snippet: htmlOf(snippets.textDescription),
      })),
    };
  }

  async close(): Promise<void> {}
}

/** The same through the wire protocol: a body of one main query and one for each refined facet, from JSON text to JSON text. */
export class OwnProtocol extends OwnEngine {
  override search(query: BenchQuery): BenchAnswer {
    const { refinements, tenant } = query;
    const common = {
      indexName: 'main',
      query: typed(query),
      maxValuesPerFacet: 20,
      attributesToHighlight: ['name', 'textWarning', 'textDescription'],
      attributesToSnippet: ['textWarning:30', 'textDescription:30'],
    };
    const filters = (except: string | null): string[][] =>
      Object.entries(refinements)
        .filter(([facet]) => facet !== except)
        .map(([facet, values]) => values.map((value) => `${facet}:${value}`));
    const body = JSON.stringify({
      requests: [
        { ...common, facets: FACETS, hitsPerPage: 10, facetFilters: filters(null) },
        ...Object.keys(refinements).map((facet) => ({
          ...common,
          facets: facet,
          hitsPerPage: 0,
          facetFilters: filters(facet),
        })),
      ],
    });
    const answer = handleQueries(body, { indexes: new Map([['main', this.engine]]), scope: scopeOf(tenant) });
    const { results } = JSON.parse(JSON.stringify(answer.body)) as {
      results: { nbHits: number; facets: Record<string, Record<string, number>> }[];
    };
    return { total: results[0]?.nbHits ?? 0, facets: results[0]?.facets ?? {}, hits: [] };
  }
}
