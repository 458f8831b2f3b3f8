import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { ChangeStreams } from '../../../platform/http/changeStreams.ts';
import { liveSessionIds, onSessionsEnded } from '../../identity/server/reads.ts';
import { bellPrints } from './queries.ts';

export interface BellStreamsOptions {
  db: Db;
  clock: Clock;
  onError: (error: unknown) => void;
  everyMs?: number;
}

/** Somebody with an open page. */
interface Listening {
  sessionId: string;
  userId: string;
}

const EVERY_MS = 3_000;

/** Tells open pages that their bell has changed. A session that was ended closes its stream. */
export class BellStreams extends ChangeStreams<Listening> {
  constructor({ db, clock, onError, everyMs = EVERY_MS }: BellStreamsOptions) {
    super({
      onError,
      everyMs,
      hurriedBy: onSessionsEnded,
      look: async (people) => {
        const now = clock.now();
        const sessions = people.map(({ sessionId }) => sessionId);
        const live = await liveSessionIds(db, sessions, now);
        const users = [...new Set(people.map(({ userId }) => userId))];
        const prints = await bellPrints(db, users, now);
        return ({ sessionId, userId }) => (live.has(sessionId) ? (prints.get(userId) ?? '') : null);
      },
    });
  }
}
