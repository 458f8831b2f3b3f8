import { sql } from 'kysely';
import { archiveColumns } from '../../../platform/db/archive.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { FieldDefinition } from './tables.ts';

/** Areas of law, their topics, and the provision groups of these. */
export type PlaceTable = 'areas' | 'topics' | 'provision_groups';

const PARENT = { areas: null, topics: 'area_id', provision_groups: 'topic_id' } as const;

/** What staff write of an area, a topic and a provision group, whole. The keys are written once. */
export interface WrittenArea {
  name: string;
  jurisdictions: JurisdictionCode[];
}
export interface WrittenTopic {
  name: string;
  area_id: string;
  frozen_at: string | null;
}
export interface WrittenGroup {
  name: string;
  topic_id: string;
  fields: FieldDefinition[];
  search_words: string[];
  see_also: string[];
}

/** Where among its neighbours a thing is to stand: behind another, or first (null). */
export interface Placing {
  parentId: string | null;
  after: string | null;
}

/**
 * The number by which a thing sorts behind another: between it and the one that follows, so that no neighbour is written. One that
 * stands there already keeps its own.
 */
export async function sortBehind(
  tx: Tx,
  table: PlaceTable,
  id: string,
  { parentId, after }: Placing,
): Promise<number> {
  const parent = PARENT[table];
  const { rows } = await sql<{ id: string; sort: number }>`
    select id, sort from ${sql.table(table)}
    where ${parent === null ? sql`true` : sql`${sql.ref(parent)} = ${parentId}`} order by sort, id`.execute(
    tx,
  );
  const own = rows.findIndex((row) => row.id === id);
  if (own >= 0 && (rows[own - 1]?.id ?? null) === after) return rows[own]?.sort ?? 0;
  const others = rows.filter((row) => row.id !== id);
  const at = others.findIndex((row) => row.id === after);
  const [before, next] = [others[at]?.sort, others[at + 1]?.sort];
  if (before === undefined) return next === undefined ? 0 : next - 1;
  return next === undefined ? before + 1 : (before + next) / 2;
}

/** An area, a topic or a group as it is, locked until the transaction ends; undefined for an unknown id. */
export const areaForWriting = (tx: Tx, id: string) =>
  tx.selectFrom('areas').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export const topicForWriting = (tx: Tx, id: string) =>
  tx.selectFrom('topics').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export const groupForWriting = (tx: Tx, id: string) =>
  tx.selectFrom('provision_groups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

interface Named {
  id: string;
  key: string;
}
const OWN = { content_hash: null, loaded_revision: null } as const;
/** With every edit the revision moves on, so that a newer starter library leaves the row as it is. */
const NEXT = { revision: sql<number>`revision + 1` } as const;

/** Adds an area of staff's own. */
export async function addArea(
  tx: Tx,
  named: Named & { code: string },
  written: WrittenArea,
  sort: number,
): Promise<void> {
  await tx
    .insertInto('areas')
    .values({ ...named, ...written, ...OWN, sort })
    .execute();
}

export async function changeArea(tx: Tx, id: string, written: WrittenArea, sort: number): Promise<void> {
  await tx
    .updateTable('areas')
    .set({ ...written, ...NEXT, sort })
    .where('id', '=', id)
    .execute();
}

/** Adds a topic of staff's own. */
export async function addTopic(tx: Tx, named: Named, written: WrittenTopic, sort: number): Promise<void> {
  await tx
    .insertInto('topics')
    .values({ ...named, ...written, ...OWN, sort })
    .execute();
}

export async function changeTopic(tx: Tx, id: string, written: WrittenTopic, sort: number): Promise<void> {
  await tx
    .updateTable('topics')
    .set({ ...written, ...NEXT, sort })
    .where('id', '=', id)
    .execute();
}

const groupColumns = ({ fields, ...rest }: WrittenGroup) => ({ ...rest, fields: JSON.stringify(fields) });

/** Adds a provision group of staff's own. */
export async function addGroup(tx: Tx, named: Named, written: WrittenGroup, sort: number): Promise<void> {
  await tx
    .insertInto('provision_groups')
    .values({ ...named, ...groupColumns(written), ...OWN, sort })
    .execute();
}

export async function changeGroup(tx: Tx, id: string, written: WrittenGroup, sort: number): Promise<void> {
  await tx
    .updateTable('provision_groups')
    .set({ ...groupColumns(written), ...NEXT, sort })
    .where('id', '=', id)
    .execute();
}

/** Puts a place of the taxonomy away, or takes it back (null). */
export async function archivePlace(
  tx: Tx,
  table: PlaceTable,
  id: string,
  archived: { at: Date; by: string } | null,
): Promise<void> {
  await tx.updateTable(table).set(archiveColumns(archived)).where('id', '=', id).execute();
}

/** Deletes a place to which nothing refers; the database refuses any other. */
export async function removePlace(tx: Tx, table: PlaceTable, id: string): Promise<void> {
  await tx.deleteFrom(table).where('id', '=', id).execute();
}

const CHILDREN = {
  areas: { table: 'topics', parent: 'area_id' },
  topics: { table: 'provision_groups', parent: 'topic_id' },
  provision_groups: null,
} as const;

/**
 * Lets one place stand for another: what stood in the former stands in the successor, where a newer starter library follows
 * (`loadCatalogue`). Provisions are moved by their owner.
 */
export async function mergePlace(
  tx: Tx,
  table: PlaceTable,
  { former, successor }: { former: string; successor: string },
  archived: { at: Date; by: string },
): Promise<void> {
  await tx.updateTable(table).set({ merged_into: successor }).where('merged_into', '=', former).execute();
  await tx.updateTable(table).set(archiveColumns(archived, successor)).where('id', '=', former).execute();
  const children = CHILDREN[table];
  if (children) {
    await sql`update ${sql.table(children.table)} set ${sql.ref(children.parent)} = ${successor}
      where ${sql.ref(children.parent)} = ${former}`.execute(tx);
    return;
  }
  await sql`update provision_groups
    set see_also = array_replace(array_remove(see_also, ${successor}), ${former}, ${successor})
    where ${former} = any(see_also) and id <> ${successor}`.execute(tx);
  await sql`update provision_groups set see_also = array_remove(see_also, ${former}) where id = ${successor}`.execute(
    tx,
  );
}
