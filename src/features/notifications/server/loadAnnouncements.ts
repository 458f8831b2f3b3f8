import type { Insertable } from 'kysely';
import { contentHash, loadRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AnnouncementsTable } from './tables.ts';

export type AnnouncementContent = Omit<
  Insertable<AnnouncementsTable>,
  'revision' | 'content_hash' | 'loaded_revision' | 'updated_at'
> & { id: string };

/** Brings the library's announcements to what it says; one that staff edited since stays as they left it. */
export async function loadAnnouncements(
  tx: Tx,
  announcements: AnnouncementContent[],
  now: Date,
): Promise<void> {
  await loadRows(
    tx,
    'announcements',
    announcements.map((content) => ({ ...content, updated_at: now, content_hash: contentHash(content) })),
  );
}
