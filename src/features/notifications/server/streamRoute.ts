import type { FastifyInstance } from 'fastify';
import { serveChangeStream } from '../../../platform/http/changeStreamRoute.ts';
import type { Services } from '../../../platform/services.ts';
import { NOTIFICATION_STREAM, notificationsContract } from '../contract.ts';
import { BellStreams } from './bellStreams.ts';

/** The stream by which a page hears that its bell has changed. */
export function serveBellStream(http: FastifyInstance, { db, clock, logger, authenticate }: Services): void {
  const streams = new BellStreams({
    db,
    clock,
    onError: (error) => logger.error({ err: error }, 'the bells could not be looked at'),
  });
  serveChangeStream(http, {
    url: NOTIFICATION_STREAM,
    like: notificationsContract.mine,
    streams,
    authenticate,
  });
}
