import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../identity/actor.ts';
import { liveSession } from '../../identity/server/reads.ts';
import { actorOf } from './authenticate.ts';

/** The person of a live session as they are now, or null: ended, over, or deactivated. */
export async function actorOfSession(
  { db, entitlements }: Pick<Services, 'db' | 'entitlements'>,
  sessionId: string,
  now: Date,
): Promise<Actor | null> {
  const row = await liveSession(db, sessionId, now);
  return row ? actorOf(row, entitlements, now) : null;
}

export { signInsOf } from './signInLog.ts';
export { steadily } from './steadily.ts';
