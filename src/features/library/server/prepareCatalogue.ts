import type { CatalogueContent } from '../../catalogue/server/load.ts';
import type { Library } from '../format/library.ts';
import { groupPlaces } from '../format/taxonomy.ts';
import { areaId, groupId, industryId, topicId } from './contentIds.ts';

/** The taxonomy and the industries as rows. */
export function prepareCatalogue(library: Library): CatalogueContent {
  const { taxonomy } = library;
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
      id: areaId(area.key),
      key: area.key,
      code: area.code,
      name: area.name,
      jurisdictions: area.jurisdictions,
      sort,
    })),
    topics: topics.map(({ area, topic }, sort) => ({
      id: topicId(`${area.key}/${topic.key}`),
      key: `${area.key}/${topic.key}`,
      area_id: areaId(area.key),
      name: topic.name,
      frozen_at: topic.frozenAt ?? null,
      sort,
    })),
    groups: groupPlaces(taxonomy).map((place, sort) => ({
      id: groupId(place.key),
      key: place.key,
      topic_id: topicId(place.topicKey),
      name: place.name,
      fields: JSON.stringify(
        Object.entries(fields.get(place.key) ?? {}).map(([key, field]) => ({ key, ...field })),
      ),
      sort,
    })),
    industries: library.industries.map((industry) => ({
      id: industryId(industry.id),
      key: industry.id,
      name: industry.name,
      kind: industry.kind,
      naics: industry.naics ?? null,
    })),
  };
}
