import { create, insertMultiple, type Orama, search } from '@orama/orama';
import type { Provision } from '../generate.ts';
import { type BenchQuery, FACETS } from '../queries.ts';
import { type BenchAnswer, type BenchEngine, mark } from './benchEngine.ts';

const SCHEMA = {
  objectID: 'string',
  name: 'string',
  textWarning: 'string',
  textDescription: 'string',
  area: 'enum',
  areaId: 'enum',
  topic: 'enum',
  jurisdiction: 'enum',
  jurisdictionName: 'enum',
  bills: 'enum[]',
  specialRules: 'enum[]',
  isPublished: 'boolean',
} as const;

const PROPERTIES = ['name', 'textWarning', 'textDescription'] as const;

/** All words needed; one typing error where nothing was found. Phrases are searched as words: it has none. */
export class OramaEngine implements BenchEngine {
  #index!: Orama<typeof SCHEMA>;

  async build(documents: readonly Provision[]): Promise<void> {
    this.#index = create({ schema: SCHEMA });
    await insertMultiple(
      this.#index,
      documents.map(({ order: _, link: __, ...document }) => ({
        ...document,
        bills: [...document.bills],
        specialRules: [...document.specialRules],
      })),
      1_000,
    );
  }

  async search(query: BenchQuery): Promise<BenchAnswer> {
    const refined = Object.keys(query.refinements);
    let tolerance = 0;
    let main = await this.#run(query, null, 10, FACETS, tolerance);
    if (main.count === 0 && query.kind !== 'phrase') {
      tolerance = 1;
      main = await this.#run(query, null, 10, FACETS, tolerance);
    }
    const facets: Record<string, Record<string, number>> = {};
    const take = (facet: string, from: typeof main): void => {
      facets[facet] = from.facets?.[facet]?.values ?? {};
    };
    for (const facet of FACETS) take(facet, main);
    for (const facet of refined) take(facet, await this.#run(query, facet, 0, [facet], tolerance));
    const words = query.text.split(' ');
    return {
      total: main.count,
      facets,
      hits: main.hits.map(({ document }) => {
        mark(document.textWarning, words);
        return { name: mark(document.name, words).text, ...mark(document.textDescription, words) };
      }),
    };
  }

  async close(): Promise<void> {}

  async #run(
    query: BenchQuery,
    except: string | null,
    limit: number,
    facets: readonly string[],
    tolerance: number,
  ) {
    const { tenant, refinements, text } = query;
    const choice = (facet: string): readonly string[] | undefined =>
      facet === except ? undefined : refinements[facet];
    const topics = choice('topic');
    const names = choice('jurisdictionName');
    return search(this.#index, {
      term: text,
      properties: [...PROPERTIES],
      threshold: 0,
      tolerance,
      limit,
      boost: { name: 6, textDescription: 1 },
      where: {
        isPublished: true,
        jurisdiction: { in: [...tenant.jurisdictions] },
        ...(tenant.areaIds ? { areaId: { in: [...tenant.areaIds] } } : {}),
        ...(topics ? { topic: { in: [...topics] } } : {}),
        ...(names ? { jurisdictionName: { in: [...names] } } : {}),
      },
      facets: Object.fromEntries(facets.map((facet) => [facet, {}])),
    });
  }
}
