import type { Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** Lets the notices of an area, or of a topic, stand with the one that it was merged into. */
export async function moveNotices(
  tx: Tx,
  column: 'area_id' | 'topic_id',
  { former, successor }: { former: string; successor: string },
): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ [column]: successor })
    .where(column, '=', former)
    .execute();
}
