import type { Db } from '../../../platform/db/schema.ts';
import { openSessionsOf, openSessionsOfPerson } from '../../identity/server/reads.ts';
import type { AccountSession } from '../contract.ts';

type SessionRow = Awaited<ReturnType<typeof openSessionsOf>>[number];

const present =
  (currentSessionId: string) =>
  (row: SessionRow): AccountSession => ({
    id: row.id,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    clientAddress: row.client_address,
    userAgent: row.user_agent,
    isCurrent: row.id === currentSessionId,
  });

/** The open sessions of an account's people, the one last used first. */
export async function sessionsOfAccount(
  db: Db,
  accountId: string,
  currentSessionId: string,
  now: Date,
): Promise<AccountSession[]> {
  return (await openSessionsOf(db, accountId, now)).map(present(currentSessionId));
}

/** The open sessions of one person, the one last used first. */
export async function sessionsOfPerson(
  db: Db,
  userId: string,
  currentSessionId: string,
  now: Date,
): Promise<AccountSession[]> {
  return (await openSessionsOfPerson(db, userId, now)).map(present(currentSessionId));
}
