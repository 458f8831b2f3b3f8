import type { Tx } from '../../../../platform/db/schema.ts';
import { badRequest } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import {
  archivePlace,
  areaForWriting,
  changeArea,
  mergePlace,
  removePlace,
  topicForWriting,
} from '../../../catalogue/server/writes.ts';
import { moveNotices } from '../../../hub/server/writes.ts';
import { replaceChosenArea } from '../../../identity/server/writes.ts';
import { moveInstrumentsToArea } from '../../../legislation/server/writes.ts';
import { publicPlans } from '../../../subscriptions/server/reads.ts';
import { moveWatchedTopics } from '../../../watchlist/server/writes.ts';
import { holding } from '../../words.ts';
import { followMerged } from '../followName.ts';
import type { MergedPair, Shelf } from '../shelf.ts';
import { dependentsOfArea, dependentsOfTopic } from './placeDependents.ts';

/** Lets an area know the jurisdictions of the one that it takes over: what readers could choose there stays to be chosen. */
async function widenArea(tx: Tx, { former, successor }: MergedPair): Promise<void> {
  const [gone, kept] = [await areaForWriting(tx, former), await areaForWriting(tx, successor)];
  if (!gone || !kept) return;
  const more = gone.jurisdictions.filter((code) => !kept.jurisdictions.includes(code));
  if (more.length === 0) return;
  const { name, jurisdictions, sort } = kept;
  await changeArea(tx, successor, { name, jurisdictions: [...jurisdictions, ...more] }, sort);
}

/**
 * Areas of law. One with topics that are offered cannot be put away. Of two that become one, accounts that chose the former have
 * chosen the other from then on: what they pay for goes on, and more may come with it.
 */
export const areaShelf: Shelf = {
  find: async (tx, id) => {
    const row = await areaForWriting(tx, id);
    if (!row) return undefined;
    const { name, key, code, jurisdictions } = row;
    return {
      ...{ id, name, revision: row.revision, archivedAt: row.archived_at, mergedInto: row.merged_into },
      ...{ isFromLibrary: row.content_hash !== null, state: { name, key, code, jurisdictions } },
      family: 'area',
    };
  },
  dependents: dependentsOfArea,
  heldBy: (found) => holding(found, ['topic'], ({ isLive }) => isLive),
  archive: (tx, id, archived) => archivePlace(tx, 'areas', id, archived),
  merge: {
    differs: () => t('Two of these cannot become one.'),
    run: async (tx, pair, archived) => {
      const plan = (await publicPlans(tx)).find((one) =>
        one.includedAreas.some(({ id }) => id === pair.former),
      );
      if (plan) {
        throw badRequest(
          'into',
          t('The plan “{{plan}}” includes this area. It cannot stand behind another.', { plan: plan.name }),
        );
      }
      await mergePlace(tx, 'areas', pair, archived);
      await widenArea(tx, pair);
      await moveInstrumentsToArea(tx, pair);
      await moveNotices(tx, 'area_id', pair);
      await replaceChosenArea(tx, pair);
      await followMerged(tx, 'area', pair);
    },
  },
  remove: (tx, id) => removePlace(tx, 'areas', id),
};

/** Topics. One with groups that are offered cannot be put away. Of two that become one, those who watched the former watch the other. */
export const topicShelf: Shelf = {
  find: async (tx, id) => {
    const row = await topicForWriting(tx, id);
    if (!row) return undefined;
    const { name, key, area_id, frozen_at } = row;
    return {
      ...{ id, name, revision: row.revision, archivedAt: row.archived_at, mergedInto: row.merged_into },
      isFromLibrary: row.content_hash !== null,
      state: { name, key, areaId: area_id, frozenAt: frozen_at },
      family: area_id,
    };
  },
  dependents: dependentsOfTopic,
  heldBy: (found) => holding(found, ['group'], ({ isLive }) => isLive),
  archive: (tx, id, archived) => archivePlace(tx, 'topics', id, archived),
  merge: {
    differs: () => t('Only topics of one area can become one. Move this one to that area first.'),
    run: async (tx, pair, archived) => {
      await mergePlace(tx, 'topics', pair, archived);
      await moveNotices(tx, 'topic_id', pair);
      await moveWatchedTopics(tx, [pair.former], [pair.successor]);
      await followMerged(tx, 'topic', pair);
    },
  },
  remove: (tx, id) => removePlace(tx, 'topics', id),
};
