import type { Db } from '../../../platform/db/schema.ts';
import { buildSnapshot } from '../../../search-engine/buildSnapshot.ts';
import { SearchEngine } from '../../../search-engine/engine.ts';
import { isIn } from '../../../search-engine/filter/filter.ts';
import type { Lexicon } from '../../../search-engine/lexicon.ts';
import type { SearchSchema } from '../../../search-engine/schema.ts';
import { groupsInTopics } from '../../catalogue/server/reads.ts';
import type { Scope } from '../../identity/scope.ts';

const NAMES: SearchSchema = {
  searchable: [{ attribute: 'name', weight: 1, typicalLength: 4, maxTokens: 64 }],
  facets: [],
  scopes: ['areaId'],
  retrievable: ['name'],
};

const MARK = /⟦/g;
const TAGS = { pre: '⟦', post: '', escape: false };
const SMALL_WORDS = /^(and|of|in|the|to|for|or|on|a)$/i;

/** The provision groups of the taxonomy that have no published text yet, and which of them a search asks for. */
export class TopicsWithoutText {
  #engine = new SearchEngine({ schema: NAMES, mergeAfter: 0 });

  /** Reads them anew. Places say nothing here: the names hold none. */
  async read(db: Db, lexicon: Lexicon): Promise<void> {
    const rows = await groupsInTopics(db)
      .select(['provision_groups.id', 'provision_groups.name', 'topics.area_id'])
      .where((eb) =>
        eb.not(
          eb(
            'provision_groups.id',
            'in',
            eb.selectFrom('provisions').select('provision_group_id').where('is_published', '=', true),
          ),
        ),
      )
      .orderBy('provision_groups.id')
      .execute();
    const engine = new SearchEngine({ schema: NAMES, lexicon: { ...lexicon, entities: [] }, mergeAfter: 0 });
    const documents = rows.map(({ id, name, area_id }) => ({ objectID: id, name, areaId: area_id }));
    engine.adopt(buildSnapshot(NAMES, documents));
    this.#engine = engine;
  }

  /** The names of those that a search asks for, of the areas that the person has: it says most words of the name. */
  askedFor(query: string, { areas }: Scope): string[] {
    const { hits } = this.#engine.search(areas === null ? 'everything' : isIn('areaId', areas), {
      query,
      limit: 3,
      highlight: ['name'],
      tags: TAGS,
    });
    return hits.flatMap(({ attributes, highlighted }) => {
      const name = String(attributes.name);
      const shown = highlighted.name;
      const marked = shown && 'value' in shown ? (shown.value.match(MARK)?.length ?? 0) : 0;
      const words = name.split(/[\s-]+/).filter((word) => !SMALL_WORDS.test(word)).length;
      return marked * 2 > words || (words <= 2 && marked > 0 && hits.length === 1) ? [name] : [];
    });
  }
}
