import type { FastifyInstance } from 'fastify';

/**
 * Lets calls of this scope be sent as an HTML form: mail programs send the one-click unsubscribe so (RFC
 * 8058). What the form says is ignored; the address says it all.
 */
export function acceptForms(http: FastifyInstance): void {
  http.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, _body, done) => done(null, undefined),
  );
}
