import type { FastifyInstance } from 'fastify';

/** Lets calls of this scope be sent as the bytes of a file. They are not read here: the handler gets them as a stream. */
export function acceptFiles(http: FastifyInstance): void {
  http.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
}
