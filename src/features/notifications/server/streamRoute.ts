import type { FastifyInstance } from 'fastify';
import { assertAccess } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { NOTIFICATION_STREAM, notificationsContract } from '../contract.ts';
import { BellStreams } from './bellStreams.ts';

/**
 * The stream that a page reads to hear of news at once: a plain answer that goes on, because EventSource cannot carry the
 * token in a header (decisions 4). Not compressed, which would hold lines back; ended before the server waits for its
 * connections to close.
 */
export async function serveBellStream(
  http: FastifyInstance,
  { db, clock, logger, authenticate }: Services,
): Promise<void> {
  const streams = new BellStreams({
    db,
    clock,
    onError: (error) => logger.error({ err: error }, 'the bells could not be looked at'),
  });
  http.addHook('preClose', async () => streams.close());
  http.route({
    method: 'GET',
    url: NOTIFICATION_STREAM,
    schema: { hide: true } as never,
    ...({ compress: false } as object),
    onRequest: async (request, reply) => {
      request.actor = await authenticate(request, reply);
      assertAccess(notificationsContract.mine, request.actor);
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
