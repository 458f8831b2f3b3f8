import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../platform/services.ts';
import type { Scope } from '../../identity/scope.ts';
import '../../identity/server/tables.ts';
import { scopeOf } from '../../identity/scope.ts';
import { optedOut } from '../../subscriptions/server/reads.ts';
import type { Frequency } from '../contract.ts';
import { hasNewDue } from './due.ts';
import { DEFAULT_FREQUENCY, SUMMARY_EMAILS } from './frequency.ts';
import './tables.ts';

/** Somebody whose summary is written: what they were told of up to now, and what their account may see. */
export interface Recipient {
  userId: string;
  accountId: string;
  email: string;
  firstName: string;
  /** `update_entries.seq` of the last entry that they were told of. */
  cursor: number;
  scope: Scope;
}

/** Entries are told of to members and staff alike; what is not published to nobody. */
const readable = (scope: Scope): Scope => ({ ...scope, unpublished: false });

/** So many new rows that what the planner knows of the table is no longer true. */
const MANY = 1_000;

/**
 * Everybody has a cursor from now on: it begins with what was known when they came. Who has one already is left to the conflict:
 * a look into the table would read again and again what this very statement writes.
 */
export async function startCursors(db: Db): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into summary_cursors (user_id, seq) select id, summaries_from from users
    on conflict do nothing`.execute(db);
  if (Number(numAffectedRows) > MANY) await sql`analyze summary_cursors`.execute(db);
}

/** Whoever wants no summaries is passed by: choosing one later does not bring what happened meanwhile (decisions 9). */
export const passByOthers = (db: Db, horizon: number) =>
  sql`update summary_cursors c set seq = ${horizon}
    from (
      select user_id from user_preferences where notification_frequency = 'Never'
      union ${optedOut(db, SUMMARY_EMAILS)}
    ) others
    where c.user_id = others.user_id and c.seq < ${horizon}`.execute(db);

const recipients = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('summary_cursors', 'summary_cursors.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'accounts.id as account_id',
      'accounts.is_staff',
      'accounts.trial_until',
      'accounts.is_subscription_active',
      'accounts.selected_jurisdictions',
      'accounts.selected_areas',
      sql<number>`coalesce(summary_cursors.seq, users.summaries_from)`.as('cursor'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof recipients>['executeTakeFirstOrThrow']>>;

function asRecipient(row: Row, entitlements: Services['entitlements']): Recipient {
  return {
    userId: row.id,
    accountId: row.account_id,
    email: row.email,
    firstName: row.first_name,
    cursor: row.cursor,
    scope: readable(scopeOf(entitlements.of(row), row.is_staff)),
  };
}

/** Which summaries are written: how often, up to which entry, as of when. */
export interface Due {
  frequency: Exclude<Frequency, 'Never'>;
  horizon: number;
  now: Date;
  entitlements: Services['entitlements'];
}

/**
 * People who are due a summary and were not told up to the horizon, or of what falls due of theirs: active, with an address they answered from once, not
 * unsubscribed, in an account that is subscribed or on a running trial. The cursors of the others wait for them.
 */
const dueQuery = (db: Db, due: Due) =>
  recipients(db)
    .leftJoin('user_preferences', 'user_preferences.user_id', 'users.id')
    .where('users.is_active', '=', true)
    .where('users.last_sign_in_at', 'is not', null)
    .where((eb) => eb.or([eb('summary_cursors.seq', '<', due.horizon), hasNewDue(due.now)]))
    .where(
      (eb) => eb.fn.coalesce('user_preferences.notification_frequency', eb.val(DEFAULT_FREQUENCY)),
      '=',
      due.frequency,
    )
    .where((eb) =>
      eb.or([
        eb('accounts.is_staff', '=', true),
        due.entitlements.areSubscribed(),
        eb('accounts.trial_until', '>', due.now),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(optedOut(db, SUMMARY_EMAILS).where('email_opt_outs.user_id', '=', eb.ref('users.id'))),
      ),
    );

/** Everybody who is due a summary, by id. */
export async function dueIds(db: Db, due: Due): Promise<string[]> {
  const rows = await dueQuery(db, due).clearSelect().select('users.id').orderBy('users.id').execute();
  return rows.map(({ id }) => id);
}

/** Who among these people is due a summary still, as things stand now. */
export async function dueAmong(db: Db, due: Due, ids: readonly string[]): Promise<Recipient[]> {
  const rows = await dueQuery(db, due).where(oneOf('users.id', ids)).execute();
  return rows.map((row) => asRecipient(row, due.entitlements));
}

/** One person as a recipient, whatever they chose and whether or not they are due. */
export async function recipientOf(
  { db, entitlements }: Pick<Services, 'db' | 'entitlements'>,
  userId: string,
): Promise<Recipient> {
  const row = await recipients(db).where('users.id', '=', userId).executeTakeFirstOrThrow();
  return asRecipient(row, entitlements);
}
