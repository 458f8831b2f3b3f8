import { type Generated, type Kysely, sql } from 'kysely';
import type { Database, Db } from './schema.ts';

/** The columns of a table whose rows staff put away: not offered any more, and readable wherever they are referred to. */
export interface ArchivableRow {
  archived_at: Generated<Date | null>;
  /** The id of whoever put it away. */
  archived_by: Generated<string | null>;
  /** The row that stands for it since the two were merged. */
  merged_into: Generated<string | null>;
}

export type ArchivableTable = {
  [T in keyof Database]: Database[T] extends ArchivableRow ? T : never;
}[keyof Database];

/** The id that stands for another by now: its own, unless it was merged. */
export type Follow = (id: string) => string;

/** Leads the ids of what staff merged to what stands for it, so that the starter library may go on naming the former. */
export async function followMerged(db: Db, table: ArchivableTable): Promise<Follow> {
  const untyped = db as unknown as Kysely<Record<string, { id: string; merged_into: string | null }>>;
  const rows = await untyped
    .selectFrom(table as string)
    .select(['id', 'merged_into'])
    .where('merged_into', 'is not', null)
    .execute();
  const successors = new Map(rows.map(({ id, merged_into }) => [id, merged_into ?? id]));
  return (id) => successors.get(id) ?? id;
}

/** Rows that name others in a column, led to what stands for those; of two that come to name the same the first stays. */
export function followRows<T extends object, K extends keyof T & string>(
  rows: readonly T[],
  column: K,
  follow: Follow,
): T[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const id = follow(String(row[column]));
    if (seen.has(id)) return [];
    seen.add(id);
    return [{ ...row, [column]: id }];
  });
}

/** The columns of a row that is put away now, or taken back, for an update; its revision moves on. */
export const archiveColumns = (
  archived: { at: Date; by: string } | null,
  mergedInto: string | null = null,
) => ({
  archived_at: archived?.at ?? null,
  archived_by: archived?.by ?? null,
  merged_into: mergedInto,
  revision: sql<number>`revision + 1`,
});
