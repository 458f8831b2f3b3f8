import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Services } from '../../../../platform/services.ts';
import type { AnnouncementLine, OpenAnnouncement } from '../../announcementsContract.ts';
import { PEOPLE, reachAt } from './audience.ts';
import { announcementById, type StoredAnnouncement, stateOf, writtenOf } from './stored.ts';
import { canTakeBack } from './write.ts';

const MAX_LISTED = 500;

type Deps = Pick<Services, 'db' | 'clock' | 'entitlements'>;
type Row = StoredAnnouncement & { people: number | null; seen: number; emailed: number };

/** Every announcement with its numbers: drafts by their last change, the others by when they go or went out, the newest first. */
export async function announcementLines({ db, clock, entitlements }: Deps): Promise<AnnouncementLine[]> {
  const now = clock.now();
  const { meant } = reachAt(db, entitlements, now);
  const { rows } = await sql<Row>`
    select a.*,
      case when a.is_draft or a.publish_at > ${now}
        then (select count(*)::int from ${PEOPLE} where ${meant}) end as people,
      (select count(*)::int from announcement_views v
        where v.announcement_id = a.id and (v.seen_at is not null or v.dismissed_at is not null)) as seen,
      (select count(*)::int from announcement_emails e where e.announcement_id = a.id) as emailed
    from announcements a
    order by a.is_draft desc, case when a.is_draft then a.updated_at else a.publish_at end desc, a.id
    limit ${MAX_LISTED}`.execute(db);
  return rows.map((row) => {
    const { html: _, ...written } = writtenOf(row);
    const state = stateOf(row, now);
    return {
      id: row.id,
      state,
      ...written,
      updatedAt: row.updated_at.toISOString(),
      people: row.people,
      seen: row.seen,
      emailed: row.emailed,
      isEmailing: state === 'live' && row.by_email && row.emails_finished_at === null,
    };
  });
}

/** One announcement with its text. Throws 404. */
export async function openAnnouncement({ db, clock }: Deps, id: string): Promise<OpenAnnouncement> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const row = await announcementById(tx, id);
    return {
      id,
      revision: row.revision,
      state: stateOf(row, now),
      written: writtenOf(row),
      updatedAt: row.updated_at.toISOString(),
      canTakeBack: await canTakeBack(tx, row, now),
    };
  });
}

/** Which announcements the people of an account were sent by email, and which they saw, for the export of its data. */
export async function announcementsToldTo(db: Db, accountId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select users.email, a.title, e.written_at as emailed_at, v.seen_at, v.dismissed_at
    from users cross join announcements a
    left join announcement_emails e on e.announcement_id = a.id and e.user_id = users.id
    left join announcement_views v on v.announcement_id = a.id and v.user_id = users.id
    where users.account_id = ${accountId} and (e.user_id is not null or v.user_id is not null)
    order by users.email, a.publish_at`.execute(db);
  return rows;
}
