import { contentId } from '../../../shared/contentId.ts';
import type { CoverageLimitToLoad } from '../../provisions/server/load/loadCoverageLimits.ts';
import { concernedGroups } from '../format/coverageLimit.ts';
import type { Library } from '../format/library.ts';
import { libraryIds } from './contentIds.ts';

/** Who is not covered, as rows: one for each jurisdiction that an entry names. What is of low confidence is left out. */
export function prepareCoverageLimits(library: Library): CoverageLimitToLoad[] {
  const ids = libraryIds(library.moved);
  return library.coverageLimits
    .filter(({ confidence }) => confidence !== 'low')
    .flatMap((entry, sort) =>
      entry.jurisdictions.map((jurisdiction) => ({
        limit: {
          id: contentId('coverage-limit', `${entry.id}|${jurisdiction}`),
          key: entry.id,
          jurisdiction,
          kind: entry.kind,
          text: entry.text,
          open_question: entry.open ?? null,
          sources: JSON.stringify(entry.sources),
          sort,
        },
        groupIds: concernedGroups(entry, library.taxonomy).map(ids.group),
      })),
    );
}
