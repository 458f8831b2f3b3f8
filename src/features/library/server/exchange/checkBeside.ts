import type { Db } from '../../../../platform/db/schema.ts';
import { columnTypes, type LibraryTable } from '../../../../platform/db/tableRows.ts';
import { t } from '../../../../shared/text.ts';
import { BESIDE_FILE, type Beside } from '../../format/beside.ts';
import { STORED_TABLES } from '../here/storedTables.ts';
import { type Located, lineOfPath } from './linesOf.ts';
import type { FileError } from './readFiles.ts';

/** Columns that this database counts by, or that tell of people: no file sets them. */
const NEVER = ['revision', 'content_hash', 'loaded_revision', 'archived_by'];

/** What staff take out for good (`keepWithdrawn`). */
const WITHDRAWN = ['upcoming_changes', 'deadlines'];

/** People keep things with an entry: only what belongs to one goes by a file. */
export const mayGo = ({ table, of }: LibraryTable): boolean => of !== undefined || WITHDRAWN.includes(table);

const UNSAFE = /(^|")\s*(javascript|data|vbscript):/i;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a column of this type takes a value. */
function fits(type: string, value: string | number | boolean): boolean {
  if (type === 'bool') return typeof value === 'boolean';
  if (/^(int|float|numeric)/.test(type)) return typeof value === 'number';
  if (typeof value !== 'string') return false;
  if (type === 'date') return DAY.test(value) && !Number.isNaN(Date.parse(value));
  if (type === 'timestamptz') return !Number.isNaN(Date.parse(value));
  if (type === 'jsonb' || type.startsWith('_')) {
    try {
      return typeof JSON.parse(value) === 'object' || type === 'jsonb';
    } catch {
      return false;
    }
  }
  return true;
}

/** What of `database.yaml` names no table, column or value of the library, with its line. */
export async function checkBeside(db: Db, beside: Beside, located: Located): Promise<FileError[]> {
  const errors: FileError[] = [];
  const report = (path: PropertyKey[], message: string): void => {
    errors.push({ file: BESIDE_FILE, line: lineOfPath(located, path), message });
  };
  const specs = new Map<string, LibraryTable>(STORED_TABLES.map((spec) => [spec.table, spec]));
  const types = await columnTypes(db, [...specs.keys()]);
  const checkAt = (path: PropertyKey[], spec: LibraryTable, at: Record<string, unknown>): void => {
    const isKey = Object.keys(at).sort().join() === [...spec.key].sort().join();
    if (!isKey)
      report(
        path,
        t('A row of {{table}} is named by {{key}}.', { table: spec.table, key: spec.key.join(', ') }),
      );
  };
  for (const [table, rows] of Object.entries(beside.rows)) {
    const spec = specs.get(table);
    if (!spec) {
      report(['rows', table], t('{{table}} holds nothing of the library.', { table }));
      continue;
    }
    rows.forEach(({ at, set, none }, index) => {
      const path = ['rows', table, index];
      checkAt(path, spec, at);
      for (const column of [...Object.keys(set), ...none]) {
        const type = types.get(`${table}.${column}`);
        const value = set[column];
        if (!type || NEVER.includes(column) || spec.own?.includes(column) || spec.key.includes(column)) {
          report([...path, 'set', column], t('{{column}} is no column that a file says.', { column }));
        } else if (value !== undefined && (!fits(type, value) || UNSAFE.test(String(value)))) {
          report([...path, 'set', column], t('{{column}} cannot hold this.', { column }));
        }
      }
    });
  }
  for (const [table, rows] of Object.entries(beside.absent)) {
    const spec = specs.get(table);
    if (!spec) report(['absent', table], t('{{table}} holds nothing of the library.', { table }));
    else if (!mayGo(spec))
      report(['absent', table], t('Nothing is deleted from {{table}} by a file.', { table }));
    else for (const [index, at] of rows.entries()) checkAt(['absent', table, index], spec, at);
  }
  beside.withdrawn.forEach(({ table }, index) => {
    if (!WITHDRAWN.includes(table))
      report(['withdrawn', index], t('Nothing is deleted from {{table}} by a file.', { table }));
  });
  return errors;
}
