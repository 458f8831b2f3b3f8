import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { actorOf } from './authenticate.ts';
import { liveSession } from './queries.ts';
import './tables.ts';

/** The person of a live session as they are now, or null: ended, over, or deactivated. */
export async function actorOfSession(
  db: Db,
  sessionId: string,
  specialAccountId: string | null,
  now: Date,
): Promise<Actor | null> {
  const row = await liveSession(db, sessionId, now);
  return row ? actorOf(row, specialAccountId, now) : null;
}

/** Those of these sessions that are still open, of people who are still active. */
export async function liveSessionIds(db: Db, sessionIds: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', sql<string>`any(${sessionIds}::text[])`)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Ends every session of a person at once: when they are deactivated, or their password is another one. */
export async function endSessionsOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

export { signInsOf } from './signInLog.ts';
