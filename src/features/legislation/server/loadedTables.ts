import type { LibraryTable } from '../../../platform/db/tableRows.ts';
import './tables.ts';

/** What of the library is kept here, in the order in which it is written. */
export const INSTRUMENT_TABLES: readonly LibraryTable[] = [
  { table: 'acts', key: ['id'] },
  { table: 'regulations', key: ['id'] },
];

export const BILL_TABLES: readonly LibraryTable[] = [
  { table: 'bills', key: ['id'], json: ['sources'] },
  { table: 'bill_parts', key: ['id'], of: 'bill_id' },
  { table: 'bill_stage_dates', key: ['bill_id', 'stage'], of: 'bill_id' },
  { table: 'bill_acts', key: ['bill_id', 'act_id'], of: 'bill_id' },
  { table: 'bill_regulations', key: ['bill_id', 'regulation_id'], of: 'bill_id' },
];

export const CHANGE_TABLES: readonly LibraryTable[] = [
  { table: 'upcoming_changes', key: ['id'], html: ['changes_overview', 'upcoming_text'] },
  {
    table: 'upcoming_change_regulations',
    key: ['upcoming_change_id', 'regulation_id'],
    of: 'upcoming_change_id',
  },
];
