import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { handleCall, type ProtocolCall } from '../../../search-engine/protocol/handleQueries.ts';
import { t } from '../../../shared/text.ts';
import { actorOfSession } from '../../auth/server/reads.ts';
import { noteMiss } from './misses.ts';
import { missedQueries } from './protocolMisses.ts';
import { searchScope } from './searchScope.ts';

/** The one index, by the name the specification gives it. */
export const INDEX_NAME = 'main';
const MAX_BODY = 262_144;

const refused = (status: number, message: string) => ({ status, body: { message, status } });

/** Told as the client of the protocol reads it: also what is refused before it gets here, too many or too large. */
function answerAsProtocol(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? (error as { status?: number }).status ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'a search failed');
  const { body } = refused(status, status >= 500 ? t('The search did not answer.') : error.message);
  return reply.code(status).send(body);
}

/** What a call is answered to the bearer of a token: within what that person may see, or why it is refused. */
async function answerOf(services: Services, call: ProtocolCall, token: string, body: unknown) {
  const { index, searchTokens, clock } = services;
  const now = clock.now();
  const sessionId = await searchTokens.read(token, now);
  const actor = sessionId ? await actorOfSession(services, sessionId, now) : null;
  if (!actor) return refused(403, t('This search token is not valid. Please log in again.'));
  if (actor.isTrialExpired) return refused(403, t('Your free trial has now expired.'));
  if (actor.isFactorMissing)
    return refused(403, t('Your account asks for a second factor. Add one to go on.'));
  await index.fresh();
  const answered = handleCall(call, body, {
    indexes: new Map([[INDEX_NAME, index.engine]]),
    scope: searchScope(actor.scope),
    escaping: 'leaveToInstantSearch',
    about: (query) => {
      const noText = index.withoutText.askedFor(query, actor.scope);
      return noText.length > 0 ? { noText } : {};
    },
  });
  if (answered.status === 200) {
    await Promise.all(missedQueries(answered.body).map((text) => noteMiss(services, actor, text)));
  }
  return answered;
}

/**
 * `/1/indexes/…`: the wire protocol of the hosted engine's own client, answered by ours: several searches, one, one among the
 * values of a facet, and a document. It is no call of a contract: its shapes are the protocol's. The client sends JSON as text,
 * its token in a header, and expects 403 for a bad one.
 */
export async function serveSearchProtocol(http: FastifyInstance, services: Services): Promise<void> {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY }, (_request, body, done) =>
    done(null, body),
  );
  http.setErrorHandler(answerAsProtocol);
  type Address = { index: string; facet: string; objectID: string };
  const route = (
    method: 'GET' | 'POST',
    url: string,
    read: (address: Address, query: unknown) => ProtocolCall,
  ) =>
    http.route<{ Params: Address }>({
      method,
      url: `/1/indexes/${url}`,
      schema: { hide: true } as never,
      handler: async (request, reply) => {
        const token = request.headers['x-algolia-api-key'];
        const call = read(request.params, request.query);
        const { status, body } = await answerOf(
          services,
          call,
          typeof token === 'string' ? token : '',
          request.body,
        );
        return reply.code(status).header('cache-control', 'no-store').send(body);
      },
    });
  route('POST', ':index/queries', () => ({ kind: 'queries' }));
  route('POST', ':index/query', ({ index: name }) => ({ kind: 'query', index: name }));
  route('POST', ':index/facets/:facet/query', ({ index: name, facet }) => ({
    kind: 'facet',
    index: name,
    facet,
  }));
  route('GET', ':index/:objectID', ({ index: name, objectID }, query) => {
    const { attributesToRetrieve } = query as { attributesToRetrieve?: string };
    return { kind: 'object', index: name, objectID, attributesToRetrieve };
  });
  // What the protocol has besides is refused in its own form, where the product's own would say nothing to the client.
  http.all('/1/*', { schema: { hide: true } as never }, (_request, reply) =>
    reply.code(404).send(refused(404, t('The search has no such call.')).body),
  );
}
