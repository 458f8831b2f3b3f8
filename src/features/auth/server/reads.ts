import type { Db } from '../../../platform/db/schema.ts';
import './tables.ts';

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
