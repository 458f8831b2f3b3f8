import type { CatalogueContent } from '../../../catalogue/server/load.ts';
import type { Library } from '../../format/library.ts';
import { prepareCatalogue } from '../prepareCatalogue.ts';

/** The taxonomy as rows, each in the place that the starter library gives it: what staff put between two others moves neither of them. */
export function placedCatalogue(library: Library, starter: Library): CatalogueContent {
  const [content, known] = [prepareCatalogue(library), prepareCatalogue(starter)];
  const placed = <T extends { id: string; sort: unknown }>(rows: T[], of: readonly T[]): T[] => {
    const places = new Map(of.map(({ id, sort }) => [id, sort]));
    return rows.map((row) => ({ ...row, sort: places.get(row.id) ?? row.sort }));
  };
  return {
    ...content,
    areas: placed(content.areas, known.areas),
    topics: placed(content.topics, known.topics),
    groups: placed(content.groups, known.groups),
  };
}
