import { sql } from 'kysely';
import type { Tx } from './schema.ts';

/**
 * A table whose rows lead to a thing that may be merged into another. `by`: what the row links to it, where a row is such a link (a
 * citation); null where the row is a thing of its own that names it.
 */
export interface LinkTable {
  table: string;
  /** The column of the thing. */
  to: string;
  by: string | null;
}

interface Pair {
  former: string;
  successor: string;
}

type Row = Record<string, unknown>;

/** What a merge did to one table: whole rows of links, or the ids of the rows that named the former. */
export interface MovedLinks extends LinkTable {
  before: Row[];
  after: Row[];
  ids: string[];
}

const json = async (tx: Tx, query: ReturnType<typeof sql<{ row: Row }>>): Promise<Row[]> =>
  (await query.execute(tx)).rows.map(({ row }) => row);

/** The links of both things, of whatever links to the former. */
const linksOf = (tx: Tx, { table, to }: LinkTable, by: string, { former, successor }: Pair, ids: string[]) =>
  json(
    tx,
    sql<{ row: Row }>`
      select to_jsonb(x) as row from ${sql.table(table)} x
      where x.${sql.ref(to)} in (${former}, ${successor}) and x.${sql.ref(by)} = any(${sql.val(ids)}::text[])`,
  );

async function idsOf(tx: Tx, { table, to, by }: LinkTable, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(by ?? 'id')} as id from ${sql.table(table)} where ${sql.ref(to)} = ${id}`.execute(tx);
  return rows.map((row) => row.id);
}

/** Does a merge, and answers what it did to these tables: enough to take it back. */
export async function recordMoved(
  tx: Tx,
  tables: readonly LinkTable[],
  pair: Pair,
  merge: () => Promise<void>,
): Promise<MovedLinks[]> {
  const moved: MovedLinks[] = [];
  for (const table of tables) {
    const ids = await idsOf(tx, table, pair.former);
    const before = table.by ? await linksOf(tx, table, table.by, pair, ids) : [];
    moved.push({ ...table, ids, before, after: [] });
  }
  await merge();
  for (const one of moved) {
    if (one.by) one.after = await linksOf(tx, one, one.by, pair, one.ids);
  }
  return moved.filter(({ ids }) => ids.length > 0);
}

/** Where a link stands as the merge left it, both things are linked as they were before. Answers what was written otherwise since, and stays. */
async function takeBackLinks(tx: Tx, moved: MovedLinks, by: string, pair: Pair): Promise<string[]> {
  const [table, to, key] = [sql.table(moved.table), sql.ref(moved.to), sql.ref(by)];
  const { rows } = await sql<{ id: string }>`
    select a.row ->> ${by} as id from (select jsonb_array_elements(${JSON.stringify(moved.after)}::jsonb) as row) a
    where exists (select 1 from ${table} x where to_jsonb(x) = a.row)`.execute(tx);
  const untouched = rows.map(({ id }) => id);
  await sql`
    delete from ${table} where ${to} = ${pair.successor} and ${key} = any(${sql.val(untouched)}::text[])`.execute(
    tx,
  );
  await sql`
    insert into ${table} select r.* from jsonb_populate_recordset(null::${table}, ${JSON.stringify(moved.before)}::jsonb) r
    where r.${key} = any(${sql.val(untouched)}::text[]) on conflict do nothing`.execute(tx);
  return moved.ids.filter((id) => !untouched.includes(id));
}

async function takeBackNames(tx: Tx, moved: MovedLinks, { former, successor }: Pair): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(moved.table)} set ${sql.ref(moved.to)} = ${former}
    where ${sql.ref(moved.to)} = ${successor} and id = any(${sql.val(moved.ids)}::text[]) returning id`.execute(
    tx,
  );
  return moved.ids.filter((id) => !rows.some((row) => row.id === id));
}

/** Takes a merge back, link by link. Answers how many were written otherwise since: those are left as they are now. */
export async function takeBackMoved(tx: Tx, tables: readonly MovedLinks[], pair: Pair): Promise<number> {
  let left = 0;
  for (const moved of tables) {
    const rest = moved.by
      ? await takeBackLinks(tx, moved, moved.by, pair)
      : await takeBackNames(tx, moved, pair);
    left += rest.length;
  }
  return left;
}
