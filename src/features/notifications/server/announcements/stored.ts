import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { sanitiseHtml } from '../../../../platform/html/sanitise.ts';
import { t } from '../../../../shared/text.ts';
import { addDays, torontoDay, torontoInstant } from '../../../../shared/torontoDate.ts';
import type {
  AnnouncementAudience,
  AnnouncementState,
  WrittenAnnouncement,
} from '../../announcementsContract.ts';
import type { AnnouncementsTable } from '../tables.ts';

export type StoredAnnouncement = Selectable<AnnouncementsTable>;

/** How long what just went out can be taken back, and no email of it is written. */
export const TAKE_BACK_MS = 15_000;

type Timed = Pick<
  StoredAnnouncement,
  'is_draft' | 'publish_at' | 'until_at' | 'in_bell' | 'is_banner' | 'by_email' | 'emails_finished_at'
>;

/** Where an announcement is on its way. */
export function stateOf(row: Timed, now: Date): AnnouncementState {
  if (row.is_draft || !row.publish_at) return 'draft';
  if (row.until_at && row.until_at <= now) return 'ended';
  if (row.publish_at > now) return 'planned';
  return row.in_bell || row.is_banner || !row.emails_finished_at ? 'live' : 'sent';
}

/** The first moment after a day in Toronto. */
const afterDay = (day: string): Date => new Date(torontoInstant(addDays(day, 1), '00:00') ?? day);

/** What is written, as columns. */
export const columnsOf = ({ audience, ...written }: WrittenAnnouncement) => ({
  title: written.title,
  html: sanitiseHtml(written.html),
  in_bell: written.inBell,
  is_banner: written.isBanner,
  by_email: written.byEmail,
  audience: audience.who,
  to_plans: audience.plans,
  to_jurisdictions: audience.jurisdictions,
  to_areas: audience.areas,
  to_roles: audience.roles,
  publish_at: written.goesOutAt === null ? null : new Date(written.goesOutAt),
  until_at: written.endsOn === null ? null : afterDay(written.endsOn),
});

/** Whom a stored announcement is for. */
export const audienceOf = (row: StoredAnnouncement): AnnouncementAudience => ({
  who: row.audience,
  plans: row.to_plans,
  jurisdictions: row.to_jurisdictions,
  areas: row.to_areas,
  roles: row.to_roles,
});

/** The same as it was written. */
export const writtenOf = (row: StoredAnnouncement): WrittenAnnouncement => ({
  title: row.title,
  html: row.html,
  inBell: row.in_bell,
  isBanner: row.is_banner,
  byEmail: row.by_email,
  audience: audienceOf(row),
  goesOutAt: row.publish_at?.toISOString() ?? null,
  endsOn: row.until_at ? torontoDay(new Date(row.until_at.getTime() - 1)) : null,
});

/** The announcement of an id. Throws 404. */
export async function announcementById(db: Db, id: string): Promise<StoredAnnouncement> {
  const row = await db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(t('This announcement is not there any more.'));
  return row;
}

/** The same, held until the transaction ends: no email of it is written meanwhile. */
export async function lockedAnnouncement(tx: Tx, id: string): Promise<StoredAnnouncement> {
  const row = await tx
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(t('This announcement is not there any more.'));
  return row;
}

/** Throws 409 unless it is a draft, and the one that was read. */
export function assertDraft(row: StoredAnnouncement, revision?: number): void {
  if (!row.is_draft) {
    throw conflict('went_out', t('This was sent out meanwhile. Load it again to see it.'));
  }
  if (revision !== undefined && row.revision !== revision) {
    throw conflict('changed', t('Somebody else changed this meanwhile. Load it again to see it.'));
  }
}
