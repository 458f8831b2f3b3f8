import { mirrorRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { HelpEntriesTable } from './tables.ts';

/** Makes the help hold exactly these questions. Nobody else writes them. */
export async function loadHelp(tx: Tx, entries: HelpEntriesTable[]): Promise<void> {
  await tx
    .deleteFrom('help_entries')
    .where('id', 'not in', ['', ...entries.map(({ id }) => id)])
    .execute();
  await mirrorRows(tx, 'help_entries', 'id', entries);
}
