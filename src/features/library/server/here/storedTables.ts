import type { LibraryTable } from '../../../../platform/db/tableRows.ts';
import { CATALOGUE_TABLES } from '../../../catalogue/server/loadedTables.ts';
import { CHECKLIST_TABLES } from '../../../checklists/server/loadedTables.ts';
import { BILL_TABLES, CHANGE_TABLES, INSTRUMENT_TABLES } from '../../../legislation/server/loadedTables.ts';
import { PROVISION_TABLES, RULE_TABLES } from '../../../provisions/server/load/loadedTables.ts';

/** Every table that holds the library, in the order in which its rows can be written. */
export const STORED_TABLES: readonly LibraryTable[] = [
  ...CATALOGUE_TABLES,
  ...INSTRUMENT_TABLES,
  ...BILL_TABLES,
  ...PROVISION_TABLES,
  ...RULE_TABLES,
  ...CHANGE_TABLES,
  ...CHECKLIST_TABLES,
];

/** A table by its name. Throws for one that holds nothing of the library. */
export function storedTable(name: string): LibraryTable {
  const found = STORED_TABLES.find(({ table }) => table === name);
  if (!found) throw new Error(`${name} holds nothing of the library.`);
  return found;
}
