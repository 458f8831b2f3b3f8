import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { t } from '../../../shared/text.ts';
import { requirementsCiting } from '../../checklists/server/reads.ts';
import { CITED_IN_REQUIREMENTS, moveRequirementCitations } from '../../checklists/server/writes.ts';
import { countDraftsCiting } from '../../editor/server/reads.ts';
import { billsChanging, countAnnouncedChanges } from '../../legislation/server/reads.ts';
import {
  archiveInstrument,
  type InstrumentKind,
  instrumentForWriting,
  MERGED_IN_BILLS,
  mergeInstrument,
  removeInstrument,
} from '../../legislation/server/writes.ts';
import { countNotesIn } from '../../notes/server/reads.ts';
import { provisionsCiting, rulesCiting } from '../../provisions/server/reads.ts';
import { CITED_IN_PROVISIONS, moveCitations } from '../../provisions/server/writes.ts';
import { countReportsIn } from '../../reports/server/reads.ts';
import { countWatchers } from '../../watchlist/server/reads.ts';
import type { Dependents } from '../thingsContract.ts';
import { holding } from '../words.ts';
import { countMerged } from './archived.ts';
import { billPart, provisionPart, regulationPart, requirementPart, rulePart } from './items.ts';
import type { MergedPair, Shelf } from './shelf.ts';

const regulationsUnder = (db: Db, actId: string) =>
  db
    .selectFrom('regulations')
    .select(['id', 'name', 'citation', 'archived_at', 'jurisdiction'])
    .where('act_id', '=', actId)
    .orderBy('name')
    .execute();

const keyOf = async (db: Db, kind: InstrumentKind, id: string): Promise<string | null> => {
  const table = kind === 'act' ? 'acts' : 'regulations';
  const row = await db.selectFrom(table).select('key').where('id', '=', id).executeTakeFirst();
  return row?.key ?? null;
};

async function dependents(db: Db, kind: InstrumentKind, id: string): Promise<Dependents> {
  const key = await keyOf(db, kind, id);
  const regulations = kind === 'act' ? [regulationPart(await regulationsUnder(db, id))] : [];
  const provisions = await provisionsCiting(db, kind, { id, key });
  const citing = oneOf(
    'p.id',
    provisions.map((provision) => provision.id),
  );
  const inTopics = oneOf(
    't.id',
    provisions.map(({ topicId }) => topicId),
  );
  return {
    parts: [
      provisionPart(provisions),
      rulePart(await rulesCiting(db, kind, id)),
      requirementPart(await requirementsCiting(db, kind, id)),
      ...regulations,
      billPart(await billsChanging(db, kind, id)),
    ],
    counts: [
      { kind: 'announced', count: await countAnnouncedChanges(db, kind, id) },
      { kind: 'drafts', count: await countDraftsCiting(db, kind, id) },
      { kind: 'notes', count: await countNotesIn(db, citing) },
      { kind: 'reports', count: await countReportsIn(db, citing) },
      { kind: 'watchlists', count: await countWatchers(db, inTopics) },
      await countMerged(db, kind === 'act' ? 'acts' : 'regulations', id),
    ],
  };
}

async function merge(tx: Tx, kind: InstrumentKind, pair: MergedPair, archived: { at: Date; by: string }) {
  await moveCitations(tx, kind, pair);
  await moveRequirementCitations(tx, kind, pair);
  await mergeInstrument(tx, kind, pair, archived);
}

/** Acts, or regulations: what cites one keeps it from being put away (design: "disabled while cited"); a bill that changed it does not. */
export const instrumentShelf = (kind: InstrumentKind): Shelf => ({
  find: async (tx, id) => {
    const row = await instrumentForWriting(tx, kind, id);
    if (!row) return undefined;
    const { jurisdiction, name, citation, url, area_id, act_id, editor_note } = row;
    return {
      id,
      name,
      revision: row.revision,
      archivedAt: row.archived_at,
      mergedInto: row.merged_into,
      isFromLibrary: row.content_hash !== null,
      state: { name, citation, url, jurisdiction, areaId: area_id, actId: act_id, editorNote: editor_note },
      family: jurisdiction,
    };
  },
  dependents: (db, id) => dependents(db, kind, id),
  heldBy: (found) =>
    holding(found, ['provision', 'specialRule', 'requirement', 'regulation'], ({ isLive }, part) =>
      part === 'provision' || part === 'specialRule' ? true : isLive,
    ),
  archive: (tx, id, archived) => archiveInstrument(tx, kind, id, archived),
  merge: {
    differs: () => t('Only acts or regulations of one jurisdiction can become one.'),
    run: (tx, pair, archived) => merge(tx, kind, pair, archived),
    moves: [...CITED_IN_PROVISIONS[kind], ...CITED_IN_REQUIREMENTS[kind], ...MERGED_IN_BILLS[kind]],
  },
  remove: (tx, id) => removeInstrument(tx, kind, id),
});
