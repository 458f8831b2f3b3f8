import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import type { Scope } from '../../identity/scope.ts';
import { PROVISIONS_IN_TOPICS } from '../../provisions/server/reads.ts';
import { heldProvisions } from '../../reports/server/reads.ts';
import { watchedEntries } from '../../watchlist/server/reads.ts';
import type { Recipient } from './recipients.ts';
import './tables.ts';

/** An entry that concerns a person, and by which of their groups. */
export interface Match {
  userId: string;
  entryId: string;
  seq: number;
  kind: 'report' | 'sharedReport' | 'watchlist' | 'search';
  /** Empty for the watchlist. */
  groupId: string;
  groupName: string;
}

/** What happened between two cursors, for those who may see it. */
interface News {
  id: string;
  seq: number;
  provision_id: string;
  jurisdiction: JurisdictionCode;
  area_id: string;
}

/** The watched searches of people: which of them some provisions stand in (search/server/reads.ts). */
export interface Searches {
  watchers(): Promise<string[]>;
  matchesOf(
    userId: string,
    scope: Scope,
    provisionIds: readonly string[],
  ): Promise<{ id: string; name: string; provisionIds: string[] }[]>;
}

/** Older entries are not news: the library adds history late, and accounts may sleep. */
const NEWS_DAYS = 60;
const DAY_MS = 86_400_000;

/** Entries after `after` up to `horizon` that anybody may be told of. */
const newsBetween = (after: number, horizon: number, now: Date) => sql<News>`
  select e.id, e.seq, e.provision_id, p.jurisdiction, t.area_id
  from update_entries e
  join ${PROVISIONS_IN_TOPICS} on p.id = e.provision_id and p.is_published and t.frozen_at is null
  where e.seq > ${after} and e.seq <= ${horizon} and e.at > ${new Date(now.getTime() - NEWS_DAYS * DAY_MS)}`;

const mayRead = ({ jurisdictions, areas }: Scope, news: News): boolean =>
  (jurisdictions === null || jurisdictions.includes(news.jurisdiction)) &&
  (areas === null || areas.includes(news.area_id));

async function searchMatches(
  db: Db,
  searches: Searches,
  people: Recipient[],
  after: number,
  horizon: number,
  now: Date,
): Promise<Match[]> {
  const watchers = new Set(await searches.watchers());
  const concerned = people.filter(({ userId }) => watchers.has(userId));
  if (concerned.length === 0) return [];
  const { rows: news } = await newsBetween(after, horizon, now).execute(db);
  const matches: Match[] = [];
  for (const { userId, cursor, scope } of concerned) {
    const theirs = news.filter((one) => one.seq > cursor && mayRead(scope, one));
    const found = await searches.matchesOf(
      userId,
      scope,
      theirs.map(({ provision_id }) => provision_id),
    );
    for (const { id, name, provisionIds } of found) {
      const here = new Set(provisionIds);
      for (const entry of theirs.filter(({ provision_id }) => here.has(provision_id))) {
        matches.push({
          userId,
          entryId: entry.id,
          seq: entry.seq,
          kind: 'search',
          groupId: id,
          groupName: name,
        });
      }
    }
  }
  return matches;
}

/**
 * What concerns these people among the entries after their cursors up to the horizon, within what their accounts may see: by the
 * reports that they own or are shared with them, their watchlist, and the searches that they watch. Set-based but for the
 * searches, which an index answers for one person at a time.
 */
export async function matchesOf(
  db: Db,
  searches: Searches,
  people: Recipient[],
  horizon: number,
  now: Date,
): Promise<Match[]> {
  if (people.length === 0) return [];
  const after = people.reduce((least, { cursor }) => Math.min(least, cursor), horizon);
  if (after >= horizon) return [];
  const ids = people.map(({ userId }) => userId);
  const cursors = people.map(({ cursor }) => cursor);
  // What a person may read is looked at afterwards: the planner takes the few rows of such a condition for one, and reads the
  // watchlists of all once for every person and entry.
  const { rows } = await sql<Match & News>`
    with people as materialized (
      select * from unnest(${ids}::text[], ${cursors}::bigint[]) as p(user_id, seq)
    ), news as materialized (${newsBetween(after, horizon, now)})
    select h.user_id as "userId", n.id as "entryId", case when h.is_own then 'report' else 'sharedReport' end as kind,
      h.report_id as "groupId", h.report_name as "groupName", n.*
    from (${heldProvisions()}) h
    join news n on n.provision_id = h.provision_id
    join people on people.user_id = h.user_id and n.seq > people.seq
    where ${oneOf('h.user_id', ids)}
    union all
    select w.user_id, n.id, 'watchlist', '', ${t('Watchlist')}, n.*
    from (${watchedEntries(after, horizon)}) w
    join news n on n.id = w.entry_id
    join people on people.user_id = w.user_id and n.seq > people.seq
    where ${oneOf('w.user_id', ids)}`.execute(db);
  const scopes = new Map(people.map(({ userId, scope }) => [userId, scope]));
  const readable = rows.filter((row) => {
    const scope = scopes.get(row.userId);
    return scope !== undefined && mayRead(scope, row);
  });
  return [...readable, ...(await searchMatches(db, searches, people, after, horizon, now))];
}
