import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/newId.ts';
import { notifySessionsEnded } from './sessionEnds.ts';
import type { AccountsTable, UsersTable } from './tables.ts';

/** Adds accounts. Their ids are the caller's. */
export async function insertAccounts(tx: Db, accounts: Insertable<AccountsTable>[]): Promise<void> {
  await tx.insertInto('accounts').values(accounts).execute();
}

/** Changes columns of one account. The caller says which: nothing a browser sent reaches this unchecked. */
export async function changeAccount(
  tx: Db,
  accountId: string,
  columns: Updateable<AccountsTable>,
): Promise<void> {
  await tx.updateTable('accounts').set(columns).where('id', '=', accountId).execute();
}

/** Gives accounts that chose an area the one that stands for it since the two were merged. */
export async function replaceChosenArea(
  tx: Db,
  { former, successor }: { former: string; successor: string },
): Promise<void> {
  for (const column of ['selected_areas', 'intended_areas'] as const) {
    const chosen = sql.ref(column);
    await sql`update accounts set ${chosen} = array_replace(array_remove(${chosen}, ${successor}), ${former}, ${successor})
      where ${former} = any(${chosen})`.execute(tx);
  }
}

/** Adds people. Throws a unique violation of `users_email…` when somebody has that email. */
export async function insertUsers(tx: Db, users: Insertable<UsersTable>[]): Promise<void> {
  await tx.insertInto('users').values(users).execute();
}

/** Changes the role and the access of a person of an account; answers whether there is such a person. */
export async function changeRole(
  tx: Db,
  who: { accountId: string; userId: string },
  change: { role: UsersTable['role']; isActive: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ role: change.role, is_active: change.isActive })
    .where('id', '=', who.userId)
    .where('account_id', '=', who.accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a person their access back. */
export async function activateUser(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('users').set({ is_active: true }).where('id', '=', userId).execute();
}

/** Stores the hash of a person's new password. */
export async function storePassword(tx: Db, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Forgets the passwords of everybody in an account: from now on they sign in by emailed links. */
export async function forgetPasswords(tx: Db, accountId: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null }).where('account_id', '=', accountId).execute();
}

/**
 * Spends a setup code: stores the first password (null in an account with MFA) and that the terms were agreed to. Undefined when
 * the code was spent before, or is not of an active person of this account.
 */
export const completeSetup = (
  tx: Db,
  who: { accountId: string; userId: string; setupVersion: number },
  passwordHash: string | null,
  now: Date,
): Promise<Pick<UsersTable, 'email' | 'first_name'> | undefined> =>
  tx
    .updateTable('users')
    .set((eb) => ({
      password_hash: passwordHash,
      setup_version: eb('setup_version', '+', 1),
      terms_agreed_at: now,
    }))
    .where('id', '=', who.userId)
    .where('account_id', '=', who.accountId)
    .where('setup_version', '=', who.setupVersion)
    .where('is_active', '=', true)
    .returning(['email', 'first_name'])
    .executeTakeFirst();

/** Makes the setup codes worthless that were sent to a person so far. */
export async function endSetupCodes(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ setup_version: eb('setup_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

/** Writes on a person whether they have a second factor. */
export async function markFactor(tx: Db, userId: string, hasFactor: boolean): Promise<void> {
  await tx.updateTable('users').set({ has_factor: hasFactor }).where('id', '=', userId).execute();
}

/** Lets the summaries of the person with this email begin with the first update entry there is. */
export async function startSummariesAtFirstEntry(tx: Db, email: string): Promise<void> {
  await sql`update users set summaries_from = 0 where email = ${email}`.execute(tx);
}

export { notifySessionsEnded } from './sessionEnds.ts';

const SESSION_DAYS = 30;

export interface NewSession {
  userId: string;
  clientAddress: string;
  userAgent: string | null;
  now: Date;
  /** The account's provider vouches for it; the token asks it to do so again. */
  signOn?: { sealedToken: string | null };
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
      proven_at: session.now,
      sign_on_renewed_at: session.signOn ? session.now : null,
      sealed_sign_on_token: session.signOn?.sealedToken ?? null,
    })
    .execute();
  await db
    .updateTable('users')
    .set({ last_sign_in_at: session.now })
    .where('id', '=', session.userId)
    .execute();
  return id;
}

/** Ends one session; ending it twice changes nothing. */
export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  notifySessionsEnded();
}

/** Remembers when a session was last used. */
export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

/** Remembers that the person of a session has just proved who they are. */
export async function proveSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: now }).where('id', '=', sessionId).execute();
}

/** The provider vouched for a session once more. */
export async function renewSignOn(
  db: Db,
  sessionId: string,
  { sealedToken, at }: { sealedToken: string; at: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ sign_on_renewed_at: at, sealed_sign_on_token: sealedToken })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends the sessions of an account that a provider vouches for: it is no longer asked. */
export const endSignOnSessions = (db: Db, accountId: string, now: Date): Promise<number> =>
  endSessionsIn(db, accountId, now, sql<SqlBool>`sign_on_renewed_at is not null`);

/** Ends the sessions of an account's people, but its owners', that no provider vouches for. */
export const endSessionsWithoutSignOn = (db: Db, accountId: string, now: Date): Promise<number> =>
  endSessionsIn(
    db,
    accountId,
    now,
    sql<SqlBool>`sign_on_renewed_at is null and exists (
      select from users u where u.id = sessions.user_id and u.role not in ('ACCOUNT_OWNER', 'ADMIN'))`,
  );

/** Ends every session of an account's people; answers how many there were. */
export const endSessionsOfAccount = (db: Db, accountId: string, now: Date): Promise<number> =>
  endSessionsIn(db, accountId, now, sql<SqlBool>`true`);

async function endSessionsIn(
  db: Db,
  accountId: string,
  now: Date,
  which: RawBuilder<SqlBool>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(which)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('account_id', '=', accountId))
    .executeTakeFirst();
  notifySessionsEnded();
  return Number(numUpdatedRows);
}

/** Remembers that a person agreed to the terms; the setup codes they were sent are worth nothing from now on. */
export async function agreeToTerms(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ terms_agreed_at: now, setup_version: eb('setup_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

/** Ends every session of a person at once: when they are deactivated, or their password is another one. Answers how many there were. */
export async function endSessionsOf(db: Db, userId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  notifySessionsEnded();
  return Number(numUpdatedRows);
}

/** Ends a session if it is one of the person's; answers whether it was. */
export async function revokeSessionOfPerson(
  db: Db,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  notifySessionsEnded();
  return row !== undefined;
}

/** Ends every session of a person but one. */
export async function endOtherSessionsOf(
  db: Db,
  userId: string,
  keptSessionId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', keptSessionId)
    .where('revoked_at', 'is', null)
    .execute();
  notifySessionsEnded();
}

/** Ends a session if it is one of the account's; answers whose it was, or undefined when it was not. */
export async function revokeSessionOfAccount(
  db: Db,
  accountId: string,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('account_id', '=', accountId))
    .returning('user_id')
    .executeTakeFirst();
  notifySessionsEnded();
  return row?.user_id;
}
