import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Archived, Dependents } from '../thingsContract.ts';

interface Row {
  id: string;
  archived_at: Date;
  by: string | null;
  into_id: string | null;
  into_name: string | null;
}

type Table = 'acts' | 'regulations' | 'industries' | 'areas' | 'topics' | 'provision_groups';

/** How many things of a table were merged into one of them, and lead there. */
export async function countMerged(db: Db, table: Table, id: string): Promise<Dependents['counts'][number]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where merged_into = ${id}`.execute(db);
  return { kind: 'merged', count: rows[0]?.count ?? 0 };
}

/** Who put the things of a table away, when, and what stands for those that were merged: by id. */
export async function archivedOf(db: Db, table: Table): Promise<Map<string, Archived>> {
  const { rows } = await sql<Row>`
    select x.id, x.archived_at, nullif(concat_ws(' ', u.first_name, u.last_name), '') as by,
      s.id as into_id, s.name as into_name
    from ${sql.table(table)} x
    left join ${sql.table(table)} s on s.id = x.merged_into
    left join users u on u.id = x.archived_by
    where x.archived_at is not null`.execute(db);
  return new Map(
    rows.map(({ id, archived_at, by, into_id, into_name }) => [
      id,
      {
        at: archived_at.toISOString(),
        by,
        mergedInto: into_id === null ? null : { id: into_id, name: into_name ?? '' },
      },
    ]),
  );
}
