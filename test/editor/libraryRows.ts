import { STORED_TABLES } from '../../src/features/library/server/here/storedTables.ts';
import type { Db } from '../../src/platform/db/schema.ts';
import {
  libraryColumns,
  plainValue,
  rowName,
  sameColumn,
  type TableRow,
  tableRows,
} from '../../src/platform/db/tableRows.ts';

/** Every row of the library's tables, by table and name. */
export async function storedRows(db: Db): Promise<Map<string, Map<string, TableRow>>> {
  const tables = new Map<string, Map<string, TableRow>>();
  for (const spec of STORED_TABLES) {
    const rows = await tableRows(db, spec);
    tables.set(spec.table, new Map(rows.map((row) => [rowName(spec, row), row])));
  }
  return tables;
}

type Rows = Awaited<ReturnType<typeof storedRows>>;

/**
 * Every row and column that is not the same in both; HTML may have other spaces between its tags. What a database counts for itself
 * (revisions, fingerprints, who put a thing away) is no part of the library.
 */
export function rowDifferences(one: Rows, other: Rows): string[] {
  return STORED_TABLES.flatMap((spec) => {
    const [before, after] = [one.get(spec.table), other.get(spec.table)];
    const found: string[] = [];
    for (const [name, row] of before ?? []) {
      const match = after?.get(name);
      if (!match) found.push(`${spec.table} ${name} is missing`);
      else
        for (const column of libraryColumns(spec, row)) {
          if (sameColumn(spec, column, row[column], match[column])) continue;
          found.push(
            `${spec.table} ${name} ${column}: ${plainValue(row[column])} | ${plainValue(match[column])}`,
          );
        }
    }
    for (const name of after?.keys() ?? [])
      if (!before?.has(name)) found.push(`${spec.table} ${name} is new`);
    return found;
  });
}

/** The id of a group of the library with provisions that readers see, by the order of the keys. */
export async function publishedGroup(db: Db, offset: number): Promise<string> {
  const { id } = await db
    .selectFrom('provision_groups')
    .select('id')
    .where('merged_into', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('provisions')
          .select('provisions.id')
          .whereRef('provisions.provision_group_id', '=', 'provision_groups.id')
          .where('provisions.is_published', '=', true),
      ),
    )
    .orderBy('key')
    .offset(offset)
    .executeTakeFirstOrThrow();
  return id;
}
