import type { LibraryTable } from '../../../platform/db/tableRows.ts';
import './tables.ts';

/** What of the library is kept here, in the order in which it is written. */
export const CATALOGUE_TABLES: readonly LibraryTable[] = [
  { table: 'areas', key: ['id'] },
  { table: 'topics', key: ['id'] },
  { table: 'provision_groups', key: ['id'], json: ['fields'] },
  { table: 'industries', key: ['id'] },
];
