import { sql } from 'kysely';

const lastEntry = sql`select max(e.at) from update_entries e
  where e.provision_id = provisions.id and e.change_type = 'Amendment In Force'`;

/**
 * When the law as a provision states it last changed (decisions 13): the day on which its text began, or else an amendment that
 * the library tells of, or the later moment at which an amended text was published; a frozen topic's own day. Null where that is
 * not known: the day of loading, of a check or of an editorial change is none of these. For queries of `placedProvisions`.
 */
export const LAW_CHANGED_AT = sql<Date | null>`coalesce(
  (topics.frozen_at + time '12:00') at time zone 'America/Toronto',
  greatest(
    coalesce((provisions.effective_date + time '12:00') at time zone 'America/Toronto',
      (${lastEntry} and e.from_library)),
    (${lastEntry} and not e.from_library and e.before_version_id is not null)))`;
