import type { LibraryTable } from '../../../platform/db/tableRows.ts';
import './tables.ts';

/** What of the library is kept here, in the order in which it is written. */
export const CHECKLIST_TABLES: readonly LibraryTable[] = [
  { table: 'checklist_requirements', key: ['id'], json: ['sources'] },
  { table: 'checklist_requirement_acts', key: ['requirement_id', 'act_id'], of: 'requirement_id' },
  {
    table: 'checklist_requirement_regulations',
    key: ['requirement_id', 'regulation_id'],
    of: 'requirement_id',
  },
  { table: 'deadlines', key: ['id'] },
];
