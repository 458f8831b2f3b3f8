import { mirrorRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { NoticesTable } from './tables.ts';

/** Brings the notices to what the library says, touching only those that differ. */
export async function loadNotices(tx: Tx, notices: NoticesTable[]): Promise<void> {
  await tx
    .deleteFrom('notices')
    .where('key', 'not in', ['', ...notices.map(({ key }) => key)])
    .execute();
  await mirrorRows(tx, 'notices', 'key', notices);
}
