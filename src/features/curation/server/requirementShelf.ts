import { t } from '../../../shared/text.ts';
import { countKept } from '../../checklists/server/reads.ts';
import {
  carryStatuses,
  recordCarriedStatuses,
  removeRequirement,
  requirementForWriting,
  retireRequirement,
} from '../../checklists/server/writes.ts';
import type { Shelf } from './shelf.ts';

/**
 * Checklist requirements. To put one away is to retire it: the lists of those who keep something with it go on showing it with its
 * evidence. Of two that become one, statuses go over (the later word counts); comments, evidence and history stay readable with the
 * former.
 */
export const requirementShelf: Shelf = {
  find: async (tx, id) => {
    const found = await requirementForWriting(tx, id);
    if (!found) return undefined;
    const { row, written } = found;
    return {
      id,
      name: row.requirement,
      revision: row.revision,
      // Toronto's day, at noon.
      archivedAt: row.retired_on ? new Date(`${row.retired_on}T17:00:00Z`) : null,
      mergedInto: null,
      isFromLibrary: row.content_hash !== null,
      state: { jurisdiction: row.jurisdiction, ...written },
      family: row.jurisdiction,
    };
  },
  dependents: async (db, id) => {
    const { statuses, evidence, comments } = await countKept(db, id);
    return {
      parts: [],
      counts: [
        { kind: 'statuses', count: statuses },
        { kind: 'evidence', count: evidence },
        { kind: 'comments', count: comments },
      ],
    };
  },
  heldBy: () => null,
  archive: (tx, id, archived, today) => retireRequirement(tx, id, archived ? today : null),
  merge: {
    differs: () => t('Only requirements of one jurisdiction can become one.'),
    run: async (tx, { former, successor }, { at }, today) => {
      const found = await requirementForWriting(tx, former);
      const why = t('Came over from “{{requirement}}”.', { requirement: found?.written.requirement ?? '' });
      await recordCarriedStatuses(tx, { former, successor, why }, at);
      await carryStatuses(tx, [former], [successor]);
      await retireRequirement(tx, former, today);
    },
  },
  remove: removeRequirement,
};
