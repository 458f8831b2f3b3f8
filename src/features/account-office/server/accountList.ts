import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { likePattern } from '../../../platform/db/likePattern.ts';
import { readCursor, writeCursor } from '../../../platform/http/pageCursor.ts';
import type { Services } from '../../../platform/services.ts';
import { openDeletions } from '../../accounts/server/reads.ts';
import { lastSeenOfAccounts } from '../../identity/server/reads.ts';
import { planNames } from '../../subscriptions/server/reads.ts';
import type { AccountCounts, AccountOrder, AccountQuery, AccountRow, AccountState } from '../contract.ts';
import { ENDING_DAYS } from '../rules.ts';

const PAGE = 50;
const DAY_MS = 86_400_000;

type ListServices = Pick<Services, 'db' | 'clock' | 'entitlements'>;

/** What each order compares: texts that are never null, in the order of their characters. */
const SORTED_BY: Record<AccountOrder, RawBuilder<string>> = {
  name: sql`lower(name)`,
  state: sql`state`,
  until: sql`coalesce(to_char(until at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '9999')`,
  seats: sql`lpad(people::text, 9, '0')`,
  seen: sql`coalesce(to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '')`,
};

/** How the account of a row stands: for queries that have `accounts`. */
export function stateOf(
  { entitlements }: Pick<Services, 'entitlements'>,
  now: Date,
): RawBuilder<AccountState> {
  const soon = new Date(now.getTime() + ENDING_DAYS * DAY_MS);
  return sql`case when ${entitlements.areSubscribed()} then 'paid'
    when accounts.trial_until > ${now} and accounts.trial_until <= ${soon} then 'ending'
    when accounts.trial_until > ${now} then 'trial' else 'expired' end`;
}

/** The customers' accounts that a search finds, each with how it stands. */
function found(
  { db, entitlements }: Pick<Services, 'db' | 'entitlements'>,
  { text, size }: Pick<AccountQuery, 'text' | 'size'>,
  now: Date,
) {
  return db
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.name', 'accounts.organisation_size', 'accounts.intended_plan'])
    .select(['accounts.subscription_billing', 'accounts.seats', stateOf({ entitlements }, now).as('state')])
    .select(
      sql<Date | null>`case when ${entitlements.areSubscribed()} then accounts.subscription_renews_on::timestamp at time zone 'America/Toronto'
        else accounts.trial_until end`.as('until'),
    )
    .select((eb) =>
      eb
        .selectFrom('users')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('users.account_id', '=', 'accounts.id')
        .where('users.is_active', '=', true)
        .as('people'),
    )
    .where('accounts.is_staff', '=', false)
    .$if(size !== undefined, (qb) => qb.where('accounts.organisation_size', '=', size ?? null))
    .$if(!!text, (qb) =>
      qb.where(sql<SqlBool>`(lower(accounts.name) like ${likePattern(text ?? '')} or exists (
        select from users u where u.account_id = accounts.id
          and (u.email like ${likePattern(text ?? '')} or lower(u.first_name || ' ' || u.last_name) like ${likePattern(text ?? '')})))`),
    );
}

/** A page of the customers' accounts. Throws 400 for a cursor that is none. */
export async function accountRows(
  { db, clock, entitlements }: ListServices,
  query: AccountQuery,
): Promise<{ rows: AccountRow[]; next: string | null }> {
  const states: AccountState[] =
    query.state === 'trial' ? ['trial', 'ending'] : query.state ? [query.state] : [];
  const sorted = sql<string>`(${SORTED_BY[query.by]}) collate "C"`;
  const direction = query.direction === 'ascending' ? 'asc' : 'desc';
  const rows = await db
    .selectFrom(found({ db, entitlements }, query, clock.now()).as('found'))
    .leftJoin(lastSeenOfAccounts(db).as('seen'), 'seen.account_id', 'found.id')
    .leftJoin(planNames(db).as('plan'), 'plan.id', 'found.intended_plan')
    .leftJoin(openDeletions(db).as('deletion'), 'deletion.account_id', 'found.id')
    .select([
      'found.id',
      'found.name',
      'found.organisation_size',
      'found.subscription_billing',
      'found.seats',
      'found.state',
      'found.until',
      'found.people',
    ])
    .select(['seen.seen_at', 'plan.plan_name', 'deletion.account_id as deletion', sorted.as('sorted_by')])
    .$if(states.length > 0, (qb) => qb.where('found.state', 'in', states))
    .$if(query.after !== undefined, (qb) => {
      const [value, id] = readCursor(query.after ?? '');
      const beyond = sql.raw(direction === 'asc' ? '>' : '<');
      return qb.where(
        sql<SqlBool>`(${sorted}, found.id collate "C") ${beyond} (${value} collate "C", ${id} collate "C")`,
      );
    })
    .orderBy(sorted, direction)
    .orderBy(sql`found.id collate "C"`, direction)
    .limit(PAGE + 1)
    .execute();
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    rows: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      name: row.name,
      plan: row.plan_name,
      billing: row.state === 'paid' ? row.subscription_billing : null,
      size: row.organisation_size,
      state: row.state,
      isDeletionAsked: row.deletion !== null,
      until: row.until?.toISOString() ?? null,
      people: row.people ?? 0,
      seats: row.seats,
      lastSeenAt: row.seen_at?.toISOString() ?? null,
    })),
    next: last ? writeCursor([last.sorted_by, last.id]) : null,
  };
}

/** How many of the accounts that a search finds stand how; `trial` counts those that end soon, too. */
export async function accountCounts(
  { db, clock, entitlements }: ListServices,
  query: Pick<AccountQuery, 'text' | 'size'>,
): Promise<AccountCounts> {
  const states = await db
    .selectFrom(found({ db, entitlements }, query, clock.now()).as('found'))
    .select(['found.state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('found.state')
    .execute();
  const of = (state: AccountState) => states.find((row) => row.state === state)?.count ?? 0;
  const [trial, ending, paid, expired] = [
    of('trial') + of('ending'),
    of('ending'),
    of('paid'),
    of('expired'),
  ];
  return { all: trial + paid + expired, trial, ending, paid, expired };
}
