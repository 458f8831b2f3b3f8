import type { FastifyInstance } from 'fastify';
import { oneOf } from '../../../platform/db/oneOf.ts';
import { serveChangeStream } from '../../../platform/http/changeStreamRoute.ts';
import { ChangeStreams } from '../../../platform/http/changeStreams.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../identity/actor.ts';
import { liveSessionIds, onSessionsEnded } from '../../identity/server/reads.ts';
import { CHECKLIST_STREAM, checklistsContract } from '../contract.ts';
import './tables.ts';

/** Colleagues see a change within two seconds: this, the page's own call, and some room. */
const EVERY_MS = 1_000;

/** The stream by which the pages of an account hear that something of its checklists has changed. */
export function serveChecklistStream(
  http: FastifyInstance,
  { db, clock, logger, authenticate }: Services,
): void {
  const streams = new ChangeStreams<Pick<Actor, 'sessionId' | 'accountId'>>({
    everyMs: EVERY_MS,
    hurriedBy: onSessionsEnded,
    onError: (error) => logger.error({ err: error }, 'the checklists could not be looked at'),
    look: async (people) => {
      const sessions = people.map(({ sessionId }) => sessionId);
      const live = await liveSessionIds(db, sessions, clock.now());
      const accounts = [...new Set(people.map(({ accountId }) => accountId))];
      const rows = await db
        .selectFrom('checklist_versions')
        .select(['account_id', 'version'])
        .where(oneOf('account_id', accounts))
        .execute();
      const versions = new Map(rows.map(({ account_id, version }) => [account_id, version]));
      return ({ sessionId, accountId }) =>
        live.has(sessionId) ? String(versions.get(accountId) ?? 0) : null;
    },
  });
  serveChangeStream(http, {
    url: CHECKLIST_STREAM,
    like: checklistsContract.checklist,
    streams,
    authenticate,
  });
}
