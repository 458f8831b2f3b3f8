import { t } from '../../../shared/text.ts';
import {
  archiveIndustry,
  industryForWriting,
  mergeIndustry,
  removeIndustry,
} from '../../catalogue/server/writes.ts';
import { rulesOfIndustry } from '../../provisions/server/reads.ts';
import { moveRuleIndustries } from '../../provisions/server/writes.ts';
import { countMerged } from './archived.ts';
import { followMerged } from './followName.ts';
import { rulePart } from './items.ts';
import type { Shelf } from './shelf.ts';

/** Industries and occupations. One that special rules speak of may be put away: their chips stay, and pickers offer it no more. */
export const industryShelf: Shelf = {
  find: async (tx, id) => {
    const row = await industryForWriting(tx, id);
    if (!row) return undefined;
    const { name, kind, naics } = row;
    return {
      id,
      name,
      revision: row.revision,
      archivedAt: row.archived_at,
      mergedInto: row.merged_into,
      isFromLibrary: row.content_hash !== null,
      state: { name, kind, naics },
      family: 'industry',
    };
  },
  dependents: async (db, id) => ({
    parts: [rulePart(await rulesOfIndustry(db, id))],
    counts: [await countMerged(db, 'industries', id)],
  }),
  heldBy: () => null,
  archive: archiveIndustry,
  merge: {
    differs: () => t('Two of these cannot become one.'),
    run: async (tx, pair, archived) => {
      await moveRuleIndustries(tx, pair);
      await mergeIndustry(tx, pair, archived);
      await followMerged(tx, 'industry', pair);
    },
  },
  remove: removeIndustry,
};
