import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageConfig } from '../../shared/pageConfig.ts';
import { t } from '../../shared/text.ts';
import { notFound } from '../errors.ts';

const escapeForScript = (json: string): string => json.replaceAll('<', '\\u003c');

/**
 * Serves the built web application: hashed assets for ever, the page itself fresh each time with its nonce and
 * configuration. Paths that are not files and not calls open the page, which does its own routing.
 */
export async function servePage(http: FastifyInstance, webDir: string, config: PageConfig): Promise<void> {
  const indexFile = path.join(webDir, 'index.html');
  const built = existsSync(indexFile);
  const template = built ? readFileSync(indexFile, 'utf8') : '';
  const json = escapeForScript(JSON.stringify(config));
  const page = (reply: FastifyReply): FastifyReply =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(template.replaceAll('__CSP_NONCE__', reply.nonce).replace('__LAWLEAF_CONFIG__', () => json));

  if (built) {
    await http.register(fastifyStatic, {
      root: webDir,
      index: false,
      wildcard: false,
      // The build leaves each file beside itself in smaller forms; the headers below are the only ones that say how long to keep it.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.setHeader(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }

  http.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const isCall = /^\/(?:api|auth|1)(?:\/|$)/.test(request.url);
    if (built && wantsPage && !isCall) return page(reply);
    throw notFound(t('There is nothing at this address.'));
  });
  if (built) {
    http.get('/', { schema: { hide: true } as never }, (_request, reply) => page(reply));
  }
}
