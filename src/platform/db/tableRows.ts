import { type Kysely, sql } from 'kysely';
import { oneOf } from './oneOf.ts';
import type { Database, Db, Tx } from './schema.ts';

/** A table that holds a part of the library, as its owner declares it. */
export interface LibraryTable {
  table: keyof Database & string;
  /** The columns by which a row is told from others. */
  key: readonly string[];
  /** The column that names the row it belongs to. */
  of?: string;
  /** Columns of sanitised HTML, and of the plain text made from it: the same for whatever spaces stand between the tags. */
  html?: readonly string[];
  /** Columns of JSON: what is to be written says it as text, what is read comes as what it says. */
  json?: readonly string[];
  /** Columns that follow from others, or tell of people: neither compared nor taken over. */
  own?: readonly string[];
}

export type TableRow = Record<string, unknown>;

/** The columns that keep count of what staff changed: they are of this database alone. */
const COUNTING = ['revision', 'content_hash', 'loaded_revision', 'archived_by'];

const untyped = (db: Db): Kysely<Record<string, TableRow>> =>
  db as unknown as Kysely<Record<string, TableRow>>;

/** Rows of a table; `of`: those that belong to these, or all. */
export async function tableRows(db: Db, spec: LibraryTable, of?: readonly string[]): Promise<TableRow[]> {
  const column = spec.of ?? spec.key[0] ?? 'id';
  return untyped(db)
    .selectFrom(spec.table)
    .selectAll()
    .$if(of !== undefined, (query) => query.where(oneOf(column, of ?? [])))
    .orderBy(sql.join(spec.key.map((name) => sql.ref(name))))
    .execute();
}

/** A row as it was read with its JSON as text, as rows that are to be written have it. */
export const asWritten = (spec: LibraryTable, row: TableRow): TableRow => ({
  ...row,
  ...Object.fromEntries(
    (spec.json ?? []).flatMap((column) =>
      row[column] === null || row[column] === undefined ? [] : [[column, JSON.stringify(row[column])]],
    ),
  ),
});

const squeezed = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/> /g, '>').replace(/ </g, '<').trim();

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
};

/** A value of a column as it is compared and written to a file: JSON as one text, a moment as ISO 8601; null for what is not there. */
export function plainValue(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  return value as string | number | boolean;
}

const comparable = (spec: LibraryTable, column: string, value: unknown): string => {
  const plain = plainValue(value);
  if (typeof plain !== 'string') return JSON.stringify(plain);
  if (spec.html?.includes(column)) return squeezed(plain);
  if (!spec.json?.includes(column) && !/^[[{]/.test(plain)) return JSON.stringify(plain);
  try {
    return JSON.stringify(sorted(JSON.parse(plain)));
  } catch {
    return JSON.stringify(plain);
  }
};

/** The columns of a row that the library is made of. */
export const libraryColumns = (spec: LibraryTable, row: TableRow): string[] =>
  Object.keys(row).filter((column) => !COUNTING.includes(column) && !spec.own?.includes(column));

/** Whether a column holds the same in both; what was not said is what the table begins with. */
export const sameColumn = (spec: LibraryTable, column: string, a: unknown, b: unknown): boolean =>
  comparable(spec, column, a) === comparable(spec, column, b);

/** The name of a row among those of its table. */
export const rowName = (spec: LibraryTable, row: TableRow): string =>
  spec.key.map((column) => String(row[column])).join(' ');

/** The type of every column of these tables, as PostgreSQL names it. */
export async function columnTypes(db: Db, tables: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select table_name || '.' || column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and ${oneOf('table_name', tables)}`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** The ids of rows that staff changed since the library wrote them, or made themselves. */
export async function editedIds(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where revision is distinct from loaded_revision`.execute(db);
  return rows.map(({ id }) => id);
}

const within = (ids: readonly string[]) => sql`id = any(${[...ids]}::text[])`;

/** Gives rows that staff changed back to the library: the next load writes them anew, whatever it says of them. */
export async function releaseRows(tx: Tx, table: string, ids: readonly string[]): Promise<void> {
  await sql`
    update ${sql.table(table)} set content_hash = 'released', loaded_revision = revision where ${within(ids)}`.execute(
    tx,
  );
}

/** Keeps rows as staff's own words: a newer library leaves them as they are. `isOwn`: no library brings them. */
export async function keepRows(tx: Tx, table: string, ids: readonly string[], isOwn: boolean): Promise<void> {
  const own = isOwn ? sql`, content_hash = null` : sql``;
  await sql`
    update ${sql.table(table)} set loaded_revision = null, revision = revision + 1 ${own} where ${within(ids)}`.execute(
    tx,
  );
}

/** Writes columns of a row that is there, or the row itself. `set` holds only columns that the caller has checked. */
export async function writeRow(tx: Tx, spec: LibraryTable, at: TableRow, set: TableRow): Promise<void> {
  const where = sql.join(
    spec.key.map((column) => sql`${sql.ref(column)} = ${at[column]}`),
    sql` and `,
  );
  const { rows } = await sql`select 1 from ${sql.table(spec.table)} where ${where}`.execute(tx);
  if (rows.length === 0)
    await untyped(tx)
      .insertInto(spec.table)
      .values({ ...at, ...set })
      .execute();
  else if (Object.keys(set).length > 0)
    await untyped(tx).updateTable(spec.table).set(set).where(sql<boolean>`${where}`).execute();
}

/** Takes a row out. */
export async function removeRow(tx: Tx, spec: LibraryTable, at: TableRow): Promise<void> {
  const where = sql.join(
    spec.key.map((column) => sql`${sql.ref(column)} = ${at[column]}`),
    sql` and `,
  );
  await sql`delete from ${sql.table(spec.table)} where ${where}`.execute(tx);
}
