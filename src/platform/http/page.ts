import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageConfig } from '../../shared/pageConfig.ts';
import { t } from '../../shared/text.ts';
import { notFound } from '../errors.ts';

const escapeForScript = (json: string): string => json.replaceAll('<', '\\u003c');

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeForText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');

const isCall = (path: string): boolean => /^\/(?:api|auth|1)(?:\/|$)/.test(path);
const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path);

/** A browser asks for a page by name; a monitor or a command-line tool takes anything, and then an address without a file's ending is a page. */
function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  if (request.method !== 'GET' || isCall(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile(path));
}

/**
 * Serves the built web application: hashed assets for ever, the page itself fresh each time with its nonce and
 * configuration. Paths that are not files and not calls open the page, which does its own routing.
 */
export async function servePage(http: FastifyInstance, webDir: string, config: PageConfig): Promise<void> {
  const indexFile = path.join(webDir, 'index.html');
  const built = existsSync(indexFile);
  const title = `<title>${escapeForText(config.productName)}</title>`;
  const template = built ? readFileSync(indexFile, 'utf8').replace(/<title>[^<]*<\/title>/, () => title) : '';
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
    if (built && wantsPage(request)) return page(reply);
    throw notFound(t('There is nothing at this address.'));
  });
  if (built) {
    http.get('/', { schema: { hide: true } as never }, (_request, reply) => page(reply));
  }
}
