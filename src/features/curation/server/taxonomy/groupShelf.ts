import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import { badRequest } from '../../../../platform/errors.ts';
import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import type { FieldDefinition } from '../../../catalogue/server/tables.ts';
import {
  archivePlace,
  changeGroup,
  groupForWriting,
  mergePlace,
  removePlace,
} from '../../../catalogue/server/writes.ts';
import { moveRequirementsToGroup } from '../../../checklists/server/writes.ts';
import { moveNotes } from '../../../notes/server/writes.ts';
import { fillCells, mergeGroupProvisions, standingInBoth } from '../../../provisions/server/writes.ts';
import { moveReportProvisions } from '../../../reports/server/writes.ts';
import { holding } from '../../words.ts';
import type { MergedPair, Shelf } from '../shelf.ts';
import { assertWithin } from './groupFields.ts';
import { dependentsOfGroup } from './placeDependents.ts';

type Group = NonNullable<Awaited<ReturnType<typeof groupForWriting>>>;

/** What a field counts in: of bands what their thresholds count as well. */
const countsIn = ({ unit, threshold }: FieldDefinition): string =>
  [unit, threshold].filter(Boolean).join(', ') || t('no unit');

/** The fields of both. Throws 400 at `into` for one that is of another kind here and there, or counts in something else. */
function joinedFields(former: Group, successor: Group): FieldDefinition[] {
  const own = new Map(successor.fields.map((field) => [field.key, field]));
  const clash = former.fields.find(({ key, type }) => (own.get(key)?.type ?? type) !== type);
  if (clash) {
    throw badRequest(
      'into',
      t('“{{field}}” is a field of another kind in that group. The two cannot become one.', {
        field: clash.label,
      }),
    );
  }
  for (const field of former.fields) {
    const other = own.get(field.key);
    if (!other || countsIn(field) === countsIn(other)) continue;
    throw badRequest(
      'into',
      t('“{{field}}” counts {{here}} here and {{there}} there. Let both count the same first.', {
        field: field.label,
        here: countsIn(field),
        there: countsIn(other),
      }),
    );
  }
  return [...successor.fields, ...former.fields.filter(({ key }) => !own.has(key))];
}

async function merge(tx: Tx, pair: MergedPair, archived: { at: Date; by: string }): Promise<void> {
  const both = await standingInBoth(tx, pair);
  if (both.length > 0) {
    throw badRequest(
      'into',
      t('Both have a provision for {{where}}. Unpublish the one that is to go, and merge then.', {
        where: both.map(jurisdictionName).join(', '),
      }),
    );
  }
  const [former, successor] = [
    await groupForWriting(tx, pair.former),
    await groupForWriting(tx, pair.successor),
  ];
  if (!former || !successor) return;
  const fields = joinedFields(former, successor);
  for (const field of fields) await assertWithin(tx, pair.former, field, 'into');
  const { name, topic_id, search_words, see_also, sort } = successor;
  await changeGroup(tx, pair.successor, { name, topic_id, search_words, see_also, fields }, sort);
  const moved = await mergeGroupProvisions(tx, pair);
  await moveNotes(
    tx,
    moved.map((one) => one.former),
    moved.map((one) => one.successor),
  );
  await moveReportProvisions(
    tx,
    moved.map((one) => one.former),
    moved.map((one) => one.successor),
  );
  await moveRequirementsToGroup(tx, pair);
  await mergePlace(tx, 'provision_groups', pair, archived);
  await fillCells(tx, sql`p.provision_group_id = ${pair.successor}`);
}

/** Provision groups. What readers see of one keeps it from being put away: its published provisions and its requirements. */
export const groupShelf: Shelf = {
  find: async (tx, id) => {
    const row = await groupForWriting(tx, id);
    if (!row) return undefined;
    const { name, key, topic_id, fields, search_words, see_also } = row;
    return {
      ...{ id, name, revision: row.revision, archivedAt: row.archived_at, mergedInto: row.merged_into },
      isFromLibrary: row.content_hash !== null,
      state: { name, key, topicId: topic_id, searchWords: search_words, seeAlso: see_also, fields },
      family: 'group',
    };
  },
  dependents: dependentsOfGroup,
  heldBy: (found) => holding(found, ['provision', 'requirement'], ({ isLive }) => isLive),
  archive: (tx, id, archived) => archivePlace(tx, 'provision_groups', id, archived),
  merge: { differs: () => t('Two of these cannot become one.'), run: merge },
  remove: (tx, id) => removePlace(tx, 'provision_groups', id),
};
