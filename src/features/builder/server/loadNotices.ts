import type { Tx } from '../../../platform/db/schema.ts';
import type { NoticesTable } from './tables.ts';

/** Brings the notices to what the library says. */
export async function loadNotices(tx: Tx, notices: NoticesTable[]): Promise<void> {
  await tx.deleteFrom('notices').execute();
  if (notices.length > 0) await tx.insertInto('notices').values(notices).execute();
}
