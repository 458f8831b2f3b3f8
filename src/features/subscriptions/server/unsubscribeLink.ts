import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';

/**
 * The List-Unsubscribe address of an email, opened in a browser: it ends nothing, since mail scanners open addresses, and leads to
 * the page that asks once. Mail programs post to the same address (RFC 8058).
 */
export function serveUnsubscribeLink(http: FastifyInstance, { brand }: Services): void {
  const options = { schema: { hide: true } as never };
  http.get<{ Params: { code: string } }>('/api/unsubscribe/:code', options, async ({ params }, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${brand.publicUrl}/unsubscribe/${encodeURIComponent(params.code)}`, 303),
  );
}
