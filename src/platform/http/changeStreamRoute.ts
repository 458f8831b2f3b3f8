import type { FastifyInstance } from 'fastify';
import type { Actor, Call } from '../../shared/call.ts';
import type { ChangeStreams } from './changeStreams.ts';
import { type Authenticate, assertAccess } from './feature.ts';

interface ChangeStreamRoute {
  url: string;
  /** A call that asks for what the stream is about: whoever may make it may listen. */
  like: Call;
  streams: Pick<ChangeStreams<Actor>, 'open' | 'close'>;
  authenticate: Authenticate;
}

/**
 * The stream that a page reads to hear of changes at once: a plain answer that goes on, because EventSource cannot carry the
 * token in a header (decisions 4). Not compressed, which would hold lines back; ended before the server waits for its
 * connections to close.
 */
export function serveChangeStream(
  http: FastifyInstance,
  { url, like, streams, authenticate }: ChangeStreamRoute,
): void {
  http.addHook('preClose', async () => streams.close());
  http.route({
    method: 'GET',
    url,
    schema: { hide: true } as never,
    ...({ compress: false } as object),
    onRequest: async (request, reply) => {
      request.actor = await authenticate(request, reply);
      assertAccess(like, request.actor);
    },
    handler: async (request, reply) => {
      const { actor } = request;
      if (!actor) return reply.code(401).send();
      reply.headers({
        'content-type': 'application/x-ndjson',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      return reply.send(streams.open(actor));
    },
  });
}
