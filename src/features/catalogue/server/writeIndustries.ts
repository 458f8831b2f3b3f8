import { sql } from 'kysely';
import { archiveColumns } from '../../../platform/db/archive.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** What staff write of an industry or occupation, whole. */
export interface WrittenIndustry {
  name: string;
  kind: 'industry' | 'occupation';
  naics: string | null;
}

/** An industry as it is, locked until the transaction ends; undefined for an unknown id. */
export const industryForWriting = (tx: Tx, id: string) =>
  tx.selectFrom('industries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Adds an industry of staff's own. */
export async function addIndustry(
  tx: Tx,
  named: { id: string; key: string },
  { name, kind, naics }: WrittenIndustry,
): Promise<void> {
  await tx
    .insertInto('industries')
    .values({ ...named, name, kind, naics, content_hash: null, loaded_revision: null })
    .execute();
}

/** Changes an industry; its revision moves on, so that a newer starter library leaves it as it is. */
export async function changeIndustry(
  tx: Tx,
  id: string,
  { name, kind, naics }: WrittenIndustry,
): Promise<void> {
  await tx
    .updateTable('industries')
    .set({ name, kind, naics, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** Puts an industry away, or takes it back (null). */
export async function archiveIndustry(
  tx: Tx,
  id: string,
  archived: { at: Date; by: string } | null,
): Promise<void> {
  await tx.updateTable('industries').set(archiveColumns(archived)).where('id', '=', id).execute();
}

/** Lets one industry stand for another. Special rules that speak of the former are moved by their owner. */
export async function mergeIndustry(
  tx: Tx,
  { former, successor }: { former: string; successor: string },
  archived: { at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('industries')
    .set({ merged_into: successor })
    .where('merged_into', '=', former)
    .execute();
  await tx
    .updateTable('industries')
    .set(archiveColumns(archived, successor))
    .where('id', '=', former)
    .execute();
}

/** Deletes an industry to which nothing refers; the database refuses any other. */
export async function removeIndustry(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('industries').where('id', '=', id).execute();
}
