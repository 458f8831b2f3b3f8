import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../identity/actor.ts';
import { PEOPLE, reachAt } from './announcements/audience.ts';
import './tables.ts';

/** How many items the bell lists, the newest and those that still stand as banners; older ones are not worth scrolling to. */
const MAX_LISTED = 50;

/** An item as the bell lists it, whether it is for one person or an announcement. */
export interface BellRow {
  id: string;
  title: string;
  link: string | null;
  html: string;
  at: Date;
  is_seen: boolean;
  is_announcement: boolean;
  is_banner: boolean;
  /** In the list; what is not is a banner alone. */
  is_listed: boolean;
}

/** Whose bell it is, and by what the audience of an announcement is told. */
interface Bell {
  db: Db;
  entitlements: Services['entitlements'];
}

type Recipient = Pick<Actor, 'userId'>;

/** Out by now, and not over. */
const isOut = (now: Date): RawBuilder<unknown> =>
  sql`not a.is_draft and a.publish_at <= ${now} and (a.until_at is null or a.until_at > ${now})`;

/**
 * A banner of the library tells of a change, as of the privacy page: it stands for those who were there before it came to this
 * installation, and agreed to what was written then.
 */
const WAS_THERE = sql`coalesce(users.terms_agreed_at, users.created_at) < a.updated_at`;

/** The announcements (alias a) that bell or banner show to this person. */
const shownTo = ({ db, entitlements }: Bell, { userId }: Recipient, now: Date): RawBuilder<unknown> => sql`
  (select a.*, a.is_banner and (a.key is null or ${WAS_THERE}) as is_banner_to from announcements a cross join ${PEOPLE}
   where users.id = ${userId} and ${isOut(now)} and (a.in_bell or a.is_banner) and ${reachAt(db, entitlements, now).shows}) a`;

/** What the bell of a person lists, newest first. */
export async function bellRows(bell: Bell, actor: Recipient, now: Date): Promise<BellRow[]> {
  const { rows } = await sql<BellRow>`
    select * from (select * from (
      select n.id, n.title, n.link, n.html, n.created_at as at, n.seen_at is not null as is_seen,
        false as is_announcement, false as is_banner, true as is_listed
      from notifications n where n.user_id = ${actor.userId}
      union all
      select a.id, a.title, null, a.html, a.publish_at, v.seen_at is not null, true, a.is_banner_to and v.dismissed_at is null, a.in_bell
      from ${shownTo(bell, actor, now)}
      left join announcement_views v on v.announcement_id = a.id and v.user_id = ${actor.userId}
    ) items where is_listed or is_banner
    order by is_banner desc, at desc, id limit ${MAX_LISTED}) listed
    order by at desc, id`.execute(bell.db);
  return rows;
}

/** The moment of an item that this person finds in the bell; undefined when there is no such item for them. */
export async function momentOf(
  bell: Bell,
  actor: Recipient,
  id: string,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select n.created_at as at from notifications n where n.id = ${id} and n.user_id = ${actor.userId}
    union all
    select a.publish_at from ${shownTo(bell, actor, now)} where a.id = ${id}`.execute(bell.db);
  return rows[0]?.at;
}

/** Marks everything of this person up to a moment as seen. What was seen before keeps its first time. */
export async function markSeenUntil(bell: Bell, actor: Recipient, moment: Date, now: Date): Promise<void> {
  await bell.db
    .updateTable('notifications')
    .set({ seen_at: now })
    .where('user_id', '=', actor.userId)
    .where('seen_at', 'is', null)
    .where('created_at', '<=', moment)
    .execute();
  await sql`
    insert into announcement_views (announcement_id, user_id, seen_at)
    select a.id, ${actor.userId}, ${now}::timestamptz from ${shownTo(bell, actor, now)}
    where a.publish_at <= ${moment}
    on conflict (announcement_id, user_id) do update set seen_at = excluded.seen_at
      where announcement_views.seen_at is null`.execute(bell.db);
}

/** Takes a banner away for this person; answers whether there is such an announcement for them. */
export async function dismiss(bell: Bell, actor: Recipient, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ announcement_id: string }>`
    insert into announcement_views (announcement_id, user_id, dismissed_at)
    select a.id, ${actor.userId}, ${now}::timestamptz from ${shownTo(bell, actor, now)} where a.id = ${id}
    on conflict (announcement_id, user_id) do update
      set dismissed_at = coalesce(announcement_views.dismissed_at, excluded.dismissed_at)
    returning announcement_id`.execute(bell.db);
  return rows.length > 0;
}

/**
 * A fingerprint of each person's bell: another one means that something came, was seen elsewhere or ended. Announcements are the
 * same for all of an audience, so they are asked for once.
 */
export async function bellPrints(db: Db, userIds: string[], now: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ user_id: string; print: string }>`
    with shown as (
      select count(*) || ' ' || coalesce(max(a.publish_at)::text, '') || ' ' || coalesce(sum(a.revision), 0) as print
      from announcements a where ${isOut(now)}
    )
    select u.user_id, shown.print || '|' || (
        select count(*) || ' ' || coalesce(max(n.created_at)::text, '') from notifications n
        where n.user_id = u.user_id and n.seen_at is null
      ) || '|' || (
        select count(v.seen_at) || ' ' || count(v.dismissed_at) from announcement_views v where v.user_id = u.user_id
      ) as print
    from unnest(${userIds}::text[]) as u (user_id) cross join shown`.execute(db);
  return new Map(rows.map(({ user_id, print }) => [user_id, print]));
}
