import type { FastifyError, FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { handleQueries } from '../../../search-engine/protocol/handleQueries.ts';
import { t } from '../../../shared/text.ts';
import { actorOfSession } from '../../auth/server/reads.ts';
import { searchScope } from './searchScope.ts';

/** The one index, by the name the specification gives it. */
export const INDEX_NAME = 'main';
const MAX_BODY = 262_144;

const refused = (status: number, message: string) => ({ status, body: { message, status } });

/**
 * `POST /1/indexes/…/queries`: the wire protocol of the hosted engine's own client, answered by ours. It is no call of a
 * contract: its shapes are the protocol's. The client sends JSON as text, its token in a header, and expects 403 for a bad one.
 */
export async function serveSearchProtocol(http: FastifyInstance, services: Services): Promise<void> {
  const { index, searchTokens, clock } = services;
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
    const sessionId = await searchTokens.read(token, now);
    const actor = sessionId ? await actorOfSession(services, sessionId, now) : null;
    if (!actor) return refused(403, t('This search token is not valid. Please log in again.'));
    if (actor.isTrialExpired) return refused(403, t('Your free trial has now expired.'));
    if (actor.isFactorMissing)
      return refused(403, t('Your account asks for a second factor. Add one to go on.'));
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
