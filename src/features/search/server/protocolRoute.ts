import type { FastifyError, FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { handleQueries } from '../../../search-engine/protocol/handleQueries.ts';
import { t } from '../../../shared/text.ts';
import type { SearchIndex } from './searchIndex.ts';
import { searchScope } from './searchScope.ts';
import type { SearchTokens } from './searchToken.ts';

export interface ProtocolServices {
  index: SearchIndex;
  tokens: SearchTokens;
  clock: Clock;
  /** The person of a live session, as they are now. */
  actorOf: (sessionId: string, now: Date) => Promise<Actor | null>;
}

/** The one index, by the name the specification gives it. */
export const INDEX_NAME = 'main';
const MAX_BODY = 262_144;

const refused = (status: number, message: string) => ({ status, body: { message, status } });

/**
 * `POST /1/indexes/…/queries`: the wire protocol of the hosted engine's own client, answered by ours. It is no call of a
 * contract: its shapes are the protocol's. The client sends JSON as text, its token in a header, and expects 403 for a bad one.
 */
export async function serveSearchProtocol(http: FastifyInstance, services: ProtocolServices): Promise<void> {
  const { index, tokens, clock } = services;
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY }, (_request, body, done) =>
    done(null, body),
  );
  // Also what is refused before it gets here, too many or too large, is told as the client reads it.
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? (error as { status?: number }).status ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a search failed');
    const { body } = refused(status, status >= 500 ? t('The search did not answer.') : error.message);
    return reply.code(status).send(body);
  });
  const answer = async (token: string, body: unknown) => {
    const now = clock.now();
    const sessionId = await tokens.read(token, now);
    const actor = sessionId ? await services.actorOf(sessionId, now) : null;
    if (!actor) return refused(403, t('This search token is not valid. Please log in again.'));
    if (actor.isTrialExpired) return refused(403, t('Your free trial has now expired.'));
    await index.fresh();
    return handleQueries(body, {
      indexes: new Map([[INDEX_NAME, index.engine]]),
      scope: searchScope(actor.scope),
      escaping: 'leaveToInstantSearch',
    });
  };
  http.post('/1/indexes/:index/queries', { schema: { hide: true } as never }, async (request, reply) => {
    const token = request.headers['x-algolia-api-key'];
    const { status, body } = await answer(typeof token === 'string' ? token : '', request.body);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}
