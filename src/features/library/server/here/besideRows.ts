import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../../platform/db/schema.ts';
import {
  asWritten,
  type LibraryTable,
  libraryColumns,
  plainValue,
  rowName,
  sameColumn,
  type TableRow,
  tableRows,
} from '../../../../platform/db/tableRows.ts';
import { joinLibrary } from '../../entries/joinLibrary.ts';
import type { Beside } from '../../format/beside.ts';
import { mayGo } from '../exchange/checkBeside.ts';
import { expectedRows } from './expectedRows.ts';
import type { Here } from './hereLibrary.ts';
import { STORED_TABLES } from './storedTables.ts';

type Scalars = Record<string, string | number | boolean>;

const atOf = ({ key }: LibraryTable, row: TableRow): Scalars =>
  Object.fromEntries(key.map((column) => [column, plainValue(row[column]) ?? '']));

/** What a table begins with where no file says anything. */
const isNothing = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** What of a stored row differs from the one to which the files lead; null where nothing does. */
function difference(
  spec: LibraryTable,
  expected: TableRow | undefined,
  stored: TableRow,
): Beside['rows'][string][number] | null {
  const set: Scalars = {};
  const none: string[] = [];
  for (const column of libraryColumns(spec, stored)) {
    if (spec.key.includes(column)) continue;
    const [was, is] = [expected?.[column], stored[column]];
    if (was === undefined && isNothing(is)) continue;
    if (expected && sameColumn(spec, column, was, is)) continue;
    const plain = plainValue(is);
    if (plain === null) none.push(column);
    else set[column] = plain;
  }
  if (expected && Object.keys(set).length + none.length === 0) return null;
  return { at: atOf(spec, stored), set, none: none.sort() };
}

/** Provisions about which the files may not say everything. */
async function touchedProvisions(db: Db, here: Here): Promise<Set<string>> {
  const touched = new Set(
    here.entries.flatMap(({ row, isEdited }) => (isEdited && row?.table === 'provisions' ? [row.id] : [])),
  );
  const marked = await db
    .selectFrom('provisions')
    .select('id')
    .where((eb) => eb.or([eb('is_public_sample', '=', true), eb('review_by', 'is not', null)]))
    .execute();
  const versions = await db
    .selectFrom('provision_versions')
    .select('provision_id')
    .distinct()
    .where('from_library', '=', false)
    .execute();
  for (const { id } of marked) touched.add(id);
  for (const { provision_id } of versions) touched.add(provision_id);
  return touched;
}

/** Everything that the database holds of the library beyond what its files say. `today` is a calendar date. */
export async function besideRows(db: Db, here: Here, today: string): Promise<Beside> {
  const touched = await touchedProvisions(db, here);
  const { library } = joinLibrary(here.entries);
  const expected = expectedRows(library, here.starter, today, (group, code) =>
    touched.has(here.ids.provision(group, code)),
  );
  await setImmediate();
  const beside: Beside = { rows: {}, absent: {}, withdrawn: [] };
  for (const spec of STORED_TABLES) {
    const isOfProvision = spec.table === 'provisions' || spec.of === 'provision_id';
    const read = await tableRows(db, spec, isOfProvision ? [...touched] : undefined);
    const stored = read.map((row) => asWritten(spec, row));
    const wanted = new Map((expected.get(spec.table) ?? []).map((row) => [rowName(spec, row), row]));
    const rows = stored.flatMap((row) => difference(spec, wanted.get(rowName(spec, row)), row) ?? []);
    const names = new Set(stored.map((row) => rowName(spec, row)));
    const absent = [...wanted].filter(([name]) => !names.has(name)).map(([, row]) => atOf(spec, row));
    if (rows.length > 0) beside.rows[spec.table] = rows;
    if (absent.length > 0 && mayGo(spec)) beside.absent[spec.table] = absent;
  }
  const withdrawn = await db
    .selectFrom('withdrawn_rows')
    .selectAll()
    .orderBy('table_name')
    .orderBy('id')
    .execute();
  beside.withdrawn = withdrawn.map(({ table_name, id, withdrawn_at }) => ({
    ...{ table: table_name, id, at: withdrawn_at.toISOString() },
  }));
  return beside;
}
