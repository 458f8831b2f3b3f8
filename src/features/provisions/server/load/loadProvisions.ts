import type { Insertable } from 'kysely';
import { followMerged, followRows } from '../../../../platform/db/archive.ts';
import { contentHash, insertRows, planRows, writeRows, written } from '../../../../platform/db/loadRows.ts';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { contentId } from '../../../../shared/contentId.ts';
import { fillCells } from '../edit/groupCells.ts';
import type {
  ProvisionActsTable,
  ProvisionReferencesTable,
  ProvisionRegulationsTable,
  ProvisionsTable,
  ProvisionValuesTable,
  ProvisionVersionsTable,
} from '../tables.ts';

type Child<T> = Omit<Insertable<T>, 'provision_id'>;

export interface ProvisionToLoad {
  provision: Omit<
    Insertable<ProvisionsTable>,
    | 'revision'
    | 'content_hash'
    | 'loaded_revision'
    | 'is_public_sample'
    | 'updated_at'
    | 'review_by'
    | 'review_due'
  > & {
    id: string;
    text_description: string;
  };
  /** Not part of what is compared: it follows from dates, and must not make an unchanged provision look changed. */
  updatedAt: Date;
  values: Child<ProvisionValuesTable>[];
  acts: Child<ProvisionActsTable>[];
  regulations: Child<ProvisionRegulationsTable>[];
  references: Child<ProvisionReferencesTable>[];
  versions: (Child<ProvisionVersionsTable> & { text_description: string })[];
}

/**
 * Brings provisions to what the library says, with their values, citations, references and earlier versions. Those that
 * staff changed since the last load are left alone; a published text that is replaced is kept as a version.
 * Answers the ids of the provisions that were written.
 */
export async function loadProvisions(tx: Tx, content: ProvisionToLoad[], now: Date): Promise<string[]> {
  const placeOf = await placesByNow(tx);
  const rows = content.map((entry) => {
    const { updatedAt, ...compared } = entry;
    return {
      ...entry.provision,
      ...placeOf(entry.provision),
      updated_at: updatedAt,
      content_hash: contentHash(compared),
    };
  });
  const plan = await planRows(tx, 'provisions', rows);
  const ids = written(plan);
  if (ids.length === 0) return [];
  const touched = new Set(ids);
  const changed = content.filter((entry) => touched.has(entry.provision.id));
  await keepReplacedTexts(
    tx,
    changed.filter((entry) => plan.changed.has(entry.provision.id)),
  );
  await writeRows(tx, 'provisions', rows, plan);
  if (plan.changed.size > 0) await removeChildren(tx, [...plan.changed]);

  const children = <T>(pick: (entry: ProvisionToLoad) => T[]): (T & { provision_id: string })[] =>
    changed.flatMap((entry) => pick(entry).map((row) => ({ ...row, provision_id: entry.provision.id })));
  await insertRows(
    tx,
    'provision_values',
    children((entry) => entry.values),
  );
  const [actOf, regulationOf] = [await followMerged(tx, 'acts'), await followMerged(tx, 'regulations')];
  await insertRows(
    tx,
    'provision_acts',
    children((entry) => followRows(entry.acts, 'act_id', actOf)),
  );
  await insertRows(
    tx,
    'provision_regulations',
    children((entry) => followRows(entry.regulations, 'regulation_id', regulationOf)),
  );
  await insertRows(
    tx,
    'provision_references',
    children((entry) => entry.references),
  );
  await insertRows(
    tx,
    'provision_versions',
    children((entry) => entry.versions).map((row) => ({ ...row, from_library: true })),
  );
  await fillCells(tx, oneOf('p.id', ids));
  await insertRows(
    tx,
    'search_changes',
    ids.map((provision_id) => ({ provision_id, at: now })),
  );
  return ids;
}

type Place = Pick<ProvisionToLoad['provision'], 'provision_group_id' | 'is_published'>;

/**
 * Where the library's provisions stand by now: those of a group that staff merged stand in the other. One that the other has for the
 * same jurisdiction stays where it was, unseen by readers.
 */
async function placesByNow(tx: Tx): Promise<(provision: ProvisionToLoad['provision']) => Place> {
  const groupOf = await followMerged(tx, 'provision_groups');
  const there = await tx
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.merged_into', 'provisions.provision_group_id')
    .select(['provisions.id', 'provisions.provision_group_id', 'provisions.jurisdiction'])
    .execute();
  const holder = new Map(there.map((row) => [`${row.provision_group_id} ${row.jurisdiction}`, row.id]));
  return ({ id, provision_group_id, jurisdiction, is_published }) => {
    const by = groupOf(provision_group_id);
    const isTaken = by !== provision_group_id && (holder.get(`${by} ${jurisdiction}`) ?? id) !== id;
    return isTaken ? { provision_group_id, is_published: false } : { provision_group_id: by, is_published };
  };
}

async function removeChildren(tx: Tx, ids: string[]): Promise<void> {
  await tx.deleteFrom('provision_values').where('provision_id', 'in', ids).execute();
  await tx.deleteFrom('provision_acts').where('provision_id', 'in', ids).execute();
  await tx.deleteFrom('provision_regulations').where('provision_id', 'in', ids).execute();
  await tx.deleteFrom('provision_references').where('provision_id', 'in', ids).execute();
  await tx
    .deleteFrom('provision_versions')
    .where('provision_id', 'in', ids)
    .where('from_library', '=', true)
    .execute();
}

/** Nothing published is ever overwritten unseen (decisions 6), unless the library itself tells it as a version. */
async function keepReplacedTexts(tx: Tx, changed: ProvisionToLoad[]): Promise<void> {
  if (changed.length === 0) return;
  const entries = new Map(changed.map((entry) => [entry.provision.id, entry]));
  const before = await tx
    .selectFrom('provisions')
    .selectAll()
    .where('id', 'in', [...entries.keys()])
    .where('is_published', '=', true)
    .execute();
  const replaced = before.filter((row) => {
    const entry = entries.get(row.id);
    const told = [entry?.provision, ...(entry?.versions ?? [])].map((text) => text?.text_description);
    return !told.includes(row.text_description ?? '');
  });
  await insertRows(
    tx,
    'provision_versions',
    replaced.map((row) => ({
      id: contentId('replaced-text', `${row.id}|${row.revision}`),
      provision_id: row.id,
      description: row.description,
      text_description: row.text_description,
      warning: row.warning,
      text_warning: row.text_warning,
      policy: row.policy,
      text_policy: row.text_policy,
      effective_from: row.effective_date,
      effective_to: null,
      published_at: row.updated_at,
      change_type: 'Editorial' as const,
      from_library: false,
    })),
  );
}
