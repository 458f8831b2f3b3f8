import { type SqlBool, sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** A session that a provider vouched for ends so long after it last did. */
export const SIGN_ON_MINUTES = 15;

/** Neither ended nor over, and the provider's word still holds where one stands behind it. */
const isLive = (now: Date) => sql<SqlBool>`
  sessions.revoked_at is null and sessions.expires_at > ${now} and
  (sessions.sign_on_renewed_at is null or sessions.sign_on_renewed_at > ${new Date(now.getTime() - SIGN_ON_MINUTES * 60_000)})`;

/** The live session of that id with its person and account, or undefined: ended, over, or the person was deactivated. */
export async function liveSession(db: Db, sessionId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select([
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'sessions.proven_at',
      'sessions.sign_on_renewed_at',
      'users.id as user_id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.role',
      'users.has_factor',
      'accounts.factor_required_from',
      'accounts.id as account_id',
      'accounts.name as account_name',
      'accounts.trial_until',
      'accounts.is_subscription_active',
      'accounts.selected_jurisdictions',
      'accounts.selected_areas',
      'accounts.is_mfa_enabled',
      'accounts.is_pdf_download_enabled',
      'accounts.is_excel_download_enabled',
    ])
    .where('sessions.id', '=', sessionId)
    .where(isLive(now))
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof liveSession>>>;

/** Those of these sessions that are still open, of people who are still active. */
export async function liveSessionIds(db: Db, sessionIds: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where(oneOf('sessions.id', sessionIds))
    .where(isLive(now))
    .where('users.is_active', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const openSessions = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.client_address',
      'sessions.user_agent',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('users.is_active', '=', true)
    .where(isLive(now))
    .orderBy('sessions.last_seen_at', 'desc')
    .limit(500);

/** The open sessions of an account's people with who they are of, the one last used first; 500 at most. */
export const openSessionsOf = (db: Db, accountId: string, now: Date) =>
  openSessions(db, now).where('users.account_id', '=', accountId).execute();

/** The open sessions of one person, the one last used first; 500 at most. */
export const openSessionsOfPerson = (db: Db, userId: string, now: Date) =>
  openSessions(db, now).where('users.id', '=', userId).execute();

/** Live sessions whose provider is to be asked again, the one that waits longest first; `limit` at most. */
export const signOnsToRenew = (db: Db, { before, limit }: { before: Date; limit: number }, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'users.account_id', 'sessions.sealed_sign_on_token as sealed_token'])
    .where('sessions.sealed_sign_on_token', 'is not', null)
    .where('sessions.sign_on_renewed_at', '<=', before)
    .where('users.is_active', '=', true)
    .where(isLive(now))
    .orderBy('sessions.sign_on_renewed_at')
    .limit(limit)
    .execute();

/** What the organisation of an account is called. Throws when there is none of that id. */
export async function accountName(db: Db, accountId: string): Promise<string> {
  const { name } = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name;
}

/** The person with that email and their account; undefined when nobody has it. */
export const userByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'account_id']).where('email', '=', email).executeTakeFirst();

/** Whether an account is that of the staff; undefined when there is none of that id. The row is locked until the transaction ends. */
export async function isStaffAccount(tx: Tx, accountId: string): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('is_staff')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row?.is_staff;
}

/** Everyone who is or was in an account. */
export const peopleOf = (db: Db, accountId: string) =>
  db.selectFrom('users').select(['id', 'email']).where('account_id', '=', accountId).execute();

/** When each account was last used: a query with the columns `account_id` and `seen_at`. */
export const lastSeenOfAccounts = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(({ fn }) => ['users.account_id', fn.max('sessions.last_seen_at').as('seen_at')])
    .groupBy('users.account_id');

export { onSessionsEnded } from './sessionEnds.ts';
/** Every member account with what its entitlement is read from, and how many active people it has; staff are no members. */
export const memberAccounts = (db: Db) =>
  db
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select((eb) => [
      'accounts.id as account_id',
      'accounts.name',
      'accounts.trial_until',
      'accounts.is_subscription_active',
      'accounts.selected_jurisdictions',
      'accounts.selected_areas',
      eb.fn.countAll<number>().as('people'),
    ])
    .where('accounts.is_staff', '=', false)
    .where('users.is_active', '=', true)
    .groupBy('accounts.id')
    .execute();

/** How many accounts chose an area of law. */
export async function countAccountsWithArea(db: Db, areaId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accounts where ${areaId} = any(selected_areas)`.execute(db);
  return rows[0]?.count ?? 0;
}
