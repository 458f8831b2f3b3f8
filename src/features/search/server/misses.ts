import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../platform/services.ts';
import { isIn } from '../../../search-engine/filter/filter.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import type { Actor } from '../../identity/actor.ts';
import { MIN_QUERY } from '../contract.ts';
import './tables.ts';

/** How long they are kept, and how many accounts must have asked before anybody is shown the words. */
export const MISS_DAYS = 90;
const MIN_ACCOUNTS = 3;
const MAX_TERM = 100;
const MAX_SHOWN = 20;

/** The words of a search as they are counted, or null for what may name a person: an address, or the digits of a number. */
export function missTerm(text: string): string | null {
  const term = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const digits = term.replace(/\D/g, '').length;
  if (term.length < MIN_QUERY || term.length > MAX_TERM || term.includes('@') || digits > 6) return null;
  return term;
}

/**
 * Who asked, as text that is the same for an account and a term and says nothing of either: the key is no part of the database, and two
 * terms of one account have nothing in common.
 */
export const missHash = (secret: string, term: string, accountId: string): string =>
  createHmac('sha256', secret).update(`search miss\0${term}\0${accountId}`).digest('base64url').slice(0, 22);

type Deps = Pick<Services, 'db' | 'clock' | 'secret' | 'index' | 'logger'>;
type Asking = Pick<Actor, 'accountId' | 'isStaff'>;

/**
 * Notes that a member searched for what nothing published speaks of; what only they may not see, or their filters leave out, is no gap
 * of the library. Never throws: whoever searches must not wait or fail for it.
 */
export async function noteMiss(
  { db, clock, secret, index, logger }: Deps,
  actor: Asking,
  text: string,
): Promise<void> {
  const term = actor.isStaff ? null : missTerm(text);
  if (term === null) return;
  try {
    const { total } = index.engine.search(isIn('isPublished', ['true']), {
      query: text,
      limit: 1,
      retrieve: [],
    });
    if (total > 0) return;
    await db
      .insertInto('search_misses')
      .values({
        term,
        day: torontoDay(clock.now()),
        account_hash: missHash(secret, term, actor.accountId),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    logger.warn({ err: error }, 'a search that found nothing could not be counted');
  }
}

/** Words for which the library has nothing. */
export interface MissedSearch {
  term: string;
  /** How many accounts asked for them. */
  accounts: number;
  lastDay: string;
}

/** What at least three accounts searched for in vain within 90 days, the most wanted first; 20 at most. */
export async function missedSearches(db: Db, today: string): Promise<MissedSearch[]> {
  const { rows } = await sql<MissedSearch>`
    select term, count(distinct account_hash)::int as accounts, max(day)::text as "lastDay"
    from search_misses where day > ${addDays(today, -MISS_DAYS)}::date
    group by term having count(distinct account_hash) >= ${MIN_ACCOUNTS}
    order by accounts desc, "lastDay" desc, term limit ${MAX_SHOWN}`.execute(db);
  return rows;
}

/** Forgets what is older than 90 days. */
export async function forgetMisses(db: Db, today: string): Promise<void> {
  await db
    .deleteFrom('search_misses')
    .where('day', '<=', sql<string>`${addDays(today, -MISS_DAYS)}::date`)
    .execute();
}
