import type { Db } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/newId.ts';
import './tables.ts';

/** The live session of that id with its person and account, or undefined: ended, over, or the person was deactivated. */
export async function liveSession(db: Db, sessionId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select([
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'users.id as user_id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.role',
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
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof liveSession>>>;

/** The active person with that email, and whether the account signs in by link. */
export async function userByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.password_hash', 'accounts.is_mfa_enabled'])
    .where('users.email', '=', email)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

const SESSION_DAYS = 30;

export interface NewSession {
  userId: string;
  clientAddress: string;
  userAgent: string | null;
  now: Date;
}

/** Opens a session; its id never comes from the caller (no session fixation). */
export async function createSession(db: Db, session: NewSession): Promise<string> {
  const id = newId();
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: new Date(session.now.getTime() + SESSION_DAYS * 86_400_000),
      revoked_at: null,
      client_address: session.clientAddress,
      user_agent: session.userAgent?.slice(0, 300) ?? null,
    })
    .execute();
  await db
    .updateTable('users')
    .set({ last_sign_in_at: session.now })
    .where('id', '=', session.userId)
    .execute();
  return id;
}

export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}
