import type { CatalogueContent } from '../../catalogue/server/load.ts';
import type { Library } from '../format/library.ts';
import { groupPlaces } from '../format/taxonomy.ts';
import { libraryIds } from './contentIds.ts';

/** The taxonomy and the industries as rows. */
export function prepareCatalogue(library: Library): CatalogueContent {
  const { taxonomy } = library;
  const ids = libraryIds(library.moved);
  const fields = new Map(library.groups.map(({ content }) => [content.group, content.fields]));
  const topics = taxonomy.areas.flatMap((area) => area.topics.map((topic) => ({ area, topic })));
  return {
    jurisdictions: taxonomy.jurisdictions.map((jurisdiction, sort) => ({
      code: jurisdiction.code,
      name: jurisdiction.name,
      in_plans: jurisdiction.inPlans,
      in_checklists: jurisdiction.inChecklists,
      sort,
    })),
    areas: taxonomy.areas.map((area, sort) => ({
      id: ids.area(area.key),
      key: area.key,
      code: area.code,
      name: area.name,
      jurisdictions: area.jurisdictions,
      sort,
    })),
    topics: topics.map(({ area, topic }, sort) => ({
      id: ids.topic(`${area.key}/${topic.key}`),
      key: `${area.key}/${topic.key}`,
      area_id: ids.area(area.key),
      name: topic.name,
      frozen_at: topic.frozenAt ?? null,
      sort,
    })),
    groups: groupPlaces(taxonomy).map((place, sort) => ({
      id: ids.group(place.key),
      key: place.key,
      topic_id: ids.topic(place.topicKey),
      name: place.name,
      fields: JSON.stringify(
        Object.entries(fields.get(place.key) ?? {}).map(([key, field]) => ({ key, ...field })),
      ),
      search_words: place.searchWords,
      see_also: place.seeAlso.map(ids.group),
      sort,
    })),
    industries: library.industries.map((industry) => ({
      id: ids.industry(industry.id),
      key: industry.id,
      name: industry.name,
      kind: industry.kind,
      naics: industry.naics ?? null,
    })),
  };
}
