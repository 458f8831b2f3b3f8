import { followMerged } from '../../../platform/db/archive.ts';
import { mirrorRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { NoticesTable } from './tables.ts';

/** Brings the notices to what the library says, touching only those that differ. Those of a place that staff merged go with it. */
export async function loadNotices(tx: Tx, notices: NoticesTable[]): Promise<void> {
  await tx
    .deleteFrom('notices')
    .where('key', 'not in', ['', ...notices.map(({ key }) => key)])
    .execute();
  const [areaOf, topicOf] = [await followMerged(tx, 'areas'), await followMerged(tx, 'topics')];
  await mirrorRows(
    tx,
    'notices',
    'key',
    notices.map((notice) => ({
      ...notice,
      area_id: notice.area_id && areaOf(notice.area_id),
      topic_id: notice.topic_id && topicOf(notice.topic_id),
    })),
  );
}
