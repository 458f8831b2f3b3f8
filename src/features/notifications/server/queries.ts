import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../identity/actor.ts';
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
}

/** The announcements whose audience and schedule are met for this person (alias a). */
const current = (actor: Pick<Actor, 'isStaff'>, now: Date): RawBuilder<unknown> => sql`
  a.audience in ('everyone', ${actor.isStaff ? 'staff' : 'members'})
  and a.publish_at <= ${now} and (a.until_at is null or a.until_at > ${now})`;

type Recipient = Pick<Actor, 'userId' | 'isStaff'>;

/** What the bell of a person lists, newest first. */
export async function bellRows(db: Db, actor: Recipient, now: Date): Promise<BellRow[]> {
  const { rows } = await sql<BellRow>`
    select * from (select * from (
      select n.id, n.title, n.link, n.html, n.created_at as at, n.seen_at is not null as is_seen,
        false as is_announcement, false as is_banner
      from notifications n where n.user_id = ${actor.userId}
      union all
      select a.id, a.title, null, a.html, a.publish_at, v.seen_at is not null, true, a.is_banner and v.dismissed_at is null
      from announcements a
      left join announcement_views v on v.announcement_id = a.id and v.user_id = ${actor.userId}
      where ${current(actor, now)}
    ) items
    order by is_banner desc, at desc, id limit ${MAX_LISTED}) listed
    order by at desc, id`.execute(db);
  return rows;
}

/** The moment of an item that this person finds in the bell; undefined when there is no such item for them. */
export async function momentOf(db: Db, actor: Recipient, id: string, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select n.created_at as at from notifications n where n.id = ${id} and n.user_id = ${actor.userId}
    union all
    select a.publish_at from announcements a where a.id = ${id} and ${current(actor, now)}`.execute(db);
  return rows[0]?.at;
}

/** Marks everything of this person up to a moment as seen. What was seen before keeps its first time. */
export async function markSeenUntil(db: Db, actor: Recipient, moment: Date, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ seen_at: now })
    .where('user_id', '=', actor.userId)
    .where('seen_at', 'is', null)
    .where('created_at', '<=', moment)
    .execute();
  await sql`
    insert into announcement_views (announcement_id, user_id, seen_at)
    select a.id, ${actor.userId}, ${now}::timestamptz from announcements a
    where ${current(actor, now)} and a.publish_at <= ${moment}
    on conflict (announcement_id, user_id) do update set seen_at = excluded.seen_at
      where announcement_views.seen_at is null`.execute(db);
}

/** Takes a banner away for this person; answers whether there is such an announcement for them. */
export async function dismiss(db: Db, actor: Recipient, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ announcement_id: string }>`
    insert into announcement_views (announcement_id, user_id, dismissed_at)
    select a.id, ${actor.userId}, ${now}::timestamptz from announcements a where a.id = ${id} and ${current(actor, now)}
    on conflict (announcement_id, user_id) do update
      set dismissed_at = coalesce(announcement_views.dismissed_at, excluded.dismissed_at)
    returning announcement_id`.execute(db);
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
      from announcements a where a.publish_at <= ${now} and (a.until_at is null or a.until_at > ${now})
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
