import { groupPlaces } from '../../format/taxonomy.ts';
import type { Rule } from '../context.ts';

/** No id or key is used twice: ids and permalinks come from them. */
export const uniqueIds: Rule = ({ library }) => {
  const { taxonomy } = library;
  const places = groupPlaces(taxonomy);
  const entries = <T extends { id: string }>(files: { file: string; content: T[] }[]): [string, string][] =>
    files.flatMap(({ file, content }) => content.map(({ id }): [string, string] => [file, id]));
  const kinds: Record<string, [string, string][]> = {
    area: taxonomy.areas.map(({ key }) => ['taxonomy.yaml', key]),
    'area code': taxonomy.areas.map(({ code }) => ['taxonomy.yaml', code]),
    topic: taxonomy.areas.flatMap((area) =>
      area.topics.map(({ key }): [string, string] => ['taxonomy.yaml', `${area.key}/${key}`]),
    ),
    group: places.map(({ key }) => ['taxonomy.yaml', key]),
    act: library.instruments.map(({ id }) => ['acts.yaml', id]),
    industry: library.industries.map(({ id }) => ['industries.yaml', id]),
    bill: entries(library.bills),
    'special rule': entries(library.specialRules),
    requirement: entries(library.checklists),
    'line of who is not covered': library.coverageLimits.map(({ id }) => ['not-covered.yaml', id]),
  };
  return Object.entries(kinds).flatMap(([kind, ids]) => {
    const seen = new Set<string>();
    return ids.flatMap(([file, id]) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return {
        severity: 'error' as const,
        rule: 'unique-ids',
        file,
        where: id,
        message: `is a second ${kind} of that name`,
      };
    });
  });
};
