import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import {
  columnTypes,
  keepRows,
  type LibraryTable,
  removeRow,
  type TableRow,
  writeRow,
} from '../../../../platform/db/tableRows.ts';
import { badRequest } from '../../../../platform/errors.ts';
import { sanitiseHtml } from '../../../../platform/html/sanitise.ts';
import { t } from '../../../../shared/text.ts';
import { BESIDE_FILE, type Beside } from '../../format/beside.ts';
import { STORED_TABLES } from '../here/storedTables.ts';

const own = { content_hash: null, loaded_revision: null };

/** Tables whose rows count what staff changed. */
const COUNTED = [
  'areas',
  'topics',
  'provision_groups',
  'industries',
  'acts',
  'regulations',
  'bills',
  'provisions',
].concat(['special_rules', 'upcoming_changes', 'checklist_requirements', 'deadlines']);

/** Marks that staff set beside the words of an entry, which a newer library may go on changing. */
const MARKS = ['is_public_sample', 'review_by', 'updated_at', 'sort'];

const isMark = ({ set, none }: Beside['rows'][string][number]): boolean =>
  [...Object.keys(set), ...none].every((column) => MARKS.includes(column));

/** Values as the columns take them: HTML cleaned, lists as lists. */
function valuesOf(
  spec: LibraryTable,
  row: Beside['rows'][string][number],
  types: Map<string, string>,
): TableRow {
  const set: TableRow = {};
  for (const [column, value] of Object.entries(row.set)) {
    const isHtml = spec.html?.includes(column) && !column.startsWith('text_');
    if (isHtml) set[column] = sanitiseHtml(String(value));
    else if (types.get(`${spec.table}.${column}`)?.startsWith('_')) set[column] = JSON.parse(String(value));
    else set[column] = value;
  }
  for (const column of row.none) set[column] = null;
  return set;
}

/**
 * Writes what a database held of the library beyond its files (`database.yaml`, checked before). Throws 400 where a row names another
 * that is not there; the transaction takes everything back.
 */
export async function applyBeside(tx: Tx, beside: Beside): Promise<void> {
  const types = await columnTypes(
    tx,
    STORED_TABLES.map(({ table }) => table),
  );
  let at = '';
  try {
    for (const spec of STORED_TABLES) {
      for (const row of beside.rows[spec.table] ?? []) {
        at = `${spec.table} ${Object.values(row.at).join(' ')}`;
        const isCounted = COUNTED.includes(spec.table);
        const { rows: before } = isCounted
          ? await sql`select 1 from ${sql.table(spec.table)} where id = ${row.at.id}`.execute(tx)
          : { rows: [] };
        const begun = isCounted && before.length === 0 ? own : {};
        await writeRow(tx, spec, row.at, { ...valuesOf(spec, row, types), ...begun });
        if (isCounted && before.length > 0 && !isMark(row))
          await keepRows(tx, spec.table, [String(row.at.id)], false);
      }
    }
    for (const spec of [...STORED_TABLES].reverse()) {
      for (const row of beside.absent[spec.table] ?? []) {
        at = `${spec.table} ${Object.values(row).join(' ')}`;
        await removeRow(tx, spec, row);
      }
    }
    for (const { table, id, at: when } of beside.withdrawn) {
      at = `${table} ${id}`;
      await removeRow(tx, { table: table as 'provisions', key: ['id'] }, { id });
      await tx
        .insertInto('withdrawn_rows')
        .values({ table_name: table, id, withdrawn_at: new Date(when) })
        .onConflict((conflict) => conflict.columns(['table_name', 'id']).doNothing())
        .execute();
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    // Classes 22 and 23 of PostgreSQL: a value or a link that the database does not take.
    if (!/^2[23]/.test(code)) throw error;
    throw badRequest(
      'file',
      t('{{file}}: the row {{row}} does not fit to the others. Nothing was written.', {
        file: BESIDE_FILE,
        row: at,
      }),
    );
  }
}
