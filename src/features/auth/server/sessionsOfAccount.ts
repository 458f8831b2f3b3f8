import type { Db } from '../../../platform/db/schema.ts';
import { openSessionsOf } from '../../identity/server/reads.ts';
import type { AccountSession } from '../contract.ts';

/** The open sessions of an account's people, the one last used first. */
export async function sessionsOfAccount(
  db: Db,
  accountId: string,
  currentSessionId: string,
  now: Date,
): Promise<AccountSession[]> {
  const rows = await openSessionsOf(db, accountId, now);
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
