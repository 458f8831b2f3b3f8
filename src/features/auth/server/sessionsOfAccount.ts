import type { Db } from '../../../platform/db/schema.ts';
import type { AccountSession } from '../contract.ts';
import './tables.ts';

/** The open sessions of an account's people, the one last used first. */
export async function sessionsOfAccount(
  db: Db,
  accountId: string,
  currentSessionId: string,
  now: Date,
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.client_address',
      'sessions.user_agent',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('users.account_id', '=', accountId)
    .where('users.is_active', '=', true)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .orderBy('sessions.last_seen_at', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    clientAddress: row.client_address,
    userAgent: row.user_agent,
    isCurrent: row.id === currentSessionId,
  }));
}

/** Ends a session if it is one of the account's; answers whether it was. */
export async function revokeSessionOfAccount(
  db: Db,
  accountId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('account_id', '=', accountId))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
