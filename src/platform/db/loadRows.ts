import { createHash } from 'node:crypto';
import { type Generated, type Insertable, type Kysely, sql } from 'kysely';
import type { Database, Tx } from './schema.ts';

/**
 * The columns of a table that the starter library fills and staff may edit. `revision` moves on with every
 * edit; `loaded_revision` is where it stood when the library last wrote the row, so the two differ once staff
 * changed it.
 */
export interface LoadedRow {
  revision: Generated<number>;
  content_hash: string | null;
  loaded_revision: Generated<number | null>;
}

type Table = keyof Database;
/** The tables whose rows the library fills and staff may edit. */
export type LoadedTable = { [T in Table]: Database[T] extends LoadedRow ? T : never }[Table];
type Row = Record<string, unknown>;

/** PostgreSQL's protocol counts the parameters of a statement in 16 bits. */
const MAX_PARAMETERS = 30_000;

const untyped = (tx: Tx): Kysely<Record<string, Row>> => tx as unknown as Kysely<Record<string, Row>>;

const readColumns = (tx: Tx, table: string, columns: readonly string[]): Promise<Row[]> =>
  untyped(tx).selectFrom(table).select(columns).execute();

function chunks(rows: readonly Row[]): Row[][] {
  const size = Math.max(1, Math.floor(MAX_PARAMETERS / Math.max(1, Object.keys(rows[0] ?? {}).length)));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) =>
    rows.slice(i * size, (i + 1) * size),
  );
}

/**
 * A fingerprint of what the library says, children included: equal fingerprints mean that there is nothing to
 * load.
 */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Inserts any number of rows in as few statements as the protocol allows. All rows have the same columns. */
export async function insertRows<T extends Table>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (const chunk of chunks(rows as readonly Row[])) {
    await untyped(tx)
      .insertInto(table as string)
      .values(chunk)
      .execute();
  }
}

/** The same JSON for the same content: a `jsonb` column gives its keys back in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * Makes a table that nobody else writes hold these rows (by `key`), touching only those that differ. Rows the
 * library no longer has stay, because others may point at them. Answers how many were written.
 */
export async function mirrorRows<T extends Table>(
  tx: Tx,
  table: T,
  key: 'id' | 'code' | 'key',
  rows: readonly Insertable<Database[T]>[],
): Promise<number> {
  const wanted = rows as readonly Row[];
  const columns = Object.keys(wanted[0] ?? {});
  if (columns.length === 0) return 0;
  const comparable = (row: Row): string =>
    canonical(
      columns.map((column) => {
        const value = row[column] ?? null;
        return typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value;
      }),
    );
  const existing = await readColumns(tx, table, columns);
  const known = new Map(existing.map((row) => [row[key], comparable(row)]));
  const different = wanted.filter((row) => known.get(row[key]) !== comparable(row));
  for (const chunk of chunks(different)) await upsert(tx, table, key, columns, chunk, {});
  return different.length;
}

async function upsert(
  tx: Tx,
  table: string,
  key: string,
  columns: readonly string[],
  rows: readonly Row[],
  extra: Row,
): Promise<void> {
  const assignments = Object.fromEntries(
    columns
      .filter((column) => column !== key)
      .map((column) => [column, sql`excluded.${sql.ref(column)}` as unknown]),
  );
  await untyped(tx)
    .insertInto(table)
    .values([...rows])
    .onConflict((conflict) => conflict.column(key).doUpdateSet({ ...assignments, ...extra }))
    .execute();
}

/**
 * What loading one table comes to: the rows to write, by whether they are new, and how many are left to
 * staff.
 */
export interface LoadPlan {
  added: Set<string>;
  changed: Set<string>;
  leftToStaff: number;
}

/**
 * Compares library rows with what the table holds. A row whose `content_hash` is known needs nothing; one
 * that staff edited since the last load is left alone.
 */
export async function planRows(
  tx: Tx,
  table: LoadedTable,
  rows: readonly { id: string; content_hash: string }[],
): Promise<LoadPlan> {
  const existing = await readColumns(tx, table, ['id', 'content_hash', 'revision', 'loaded_revision']);
  const known = new Map(existing.map((row) => [row.id, row]));
  const withdrawn = await tx
    .selectFrom('withdrawn_rows')
    .select('id')
    .where('table_name', '=', table)
    .execute();
  const gone = new Set(withdrawn.map(({ id }) => id));
  const plan: LoadPlan = { added: new Set(), changed: new Set(), leftToStaff: 0 };
  for (const row of rows) {
    const before = known.get(row.id);
    if (before?.content_hash === row.content_hash) continue;
    if (!before && gone.has(row.id)) plan.leftToStaff += 1;
    else if (!before) plan.added.add(row.id);
    else if (before.revision === before.loaded_revision) plan.changed.add(row.id);
    else plan.leftToStaff += 1;
  }
  return plan;
}

/** Keeps in mind that staff took a row out, so that a newer library that still has it leaves it out. */
export async function keepWithdrawn(tx: Tx, table: LoadedTable, id: string, now: Date): Promise<void> {
  await tx
    .insertInto('withdrawn_rows')
    .values({ table_name: table, id, withdrawn_at: now })
    .onConflict((conflict) => conflict.columns(['table_name', 'id']).doNothing())
    .execute();
}

/** Every row that a plan writes: those whose children are to be written too. */
export const written = (plan: LoadPlan): string[] => [...plan.added, ...plan.changed];

/** Writes what `planRows` found new or changed. The caller replaces the children of what changed. */
export async function writeRows<T extends LoadedTable>(
  tx: Tx,
  table: T,
  rows: readonly (Insertable<Database[T]> & { id: string; content_hash: string })[],
  plan: LoadPlan,
): Promise<void> {
  const wanted = rows
    .filter((row) => plan.added.has(row.id) || plan.changed.has(row.id))
    .map((row): Row => ({ ...row, loaded_revision: 1 }));
  const next = sql`${sql.ref(`${table}.revision`)} + 1`;
  for (const chunk of chunks(wanted)) {
    await upsert(tx, table, 'id', Object.keys(chunk[0] ?? {}), chunk, {
      revision: next,
      loaded_revision: next,
    });
  }
}

/** Plans and writes in one step, for tables without anything to do in between. */
export async function loadRows<T extends LoadedTable>(
  tx: Tx,
  table: T,
  rows: readonly (Insertable<Database[T]> & { id: string; content_hash: string })[],
): Promise<LoadPlan> {
  const plan = await planRows(tx, table, rows);
  await writeRows(tx, table, rows, plan);
  return plan;
}

/** Stands in place of the fingerprint of a row that the library has no more. */
const GONE = 'gone';

type HideableTable = {
  [T in LoadedTable]: Database[T] extends { is_published: unknown } ? T : never;
}[LoadedTable];

/**
 * Hides rows that the library brought once and says are gone: nothing is deleted, and one that comes back is
 * shown again. What staff edited since stays as it is. Answers the ids of those that are hidden from now on.
 */
export async function hideRows(tx: Tx, table: HideableTable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const next = sql`revision + 1`;
  const rows = await untyped(tx)
    .updateTable(table as string)
    .set({ is_published: false, content_hash: GONE, revision: next, loaded_revision: next })
    .where('id', 'in', [...ids])
    .where('content_hash', 'is not', null)
    .where('content_hash', '!=', GONE)
    .whereRef('revision', '=', 'loaded_revision')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id as string);
}
