import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageConfig } from '../../shared/pageConfig.ts';
import { t } from '../../shared/text.ts';
import { AppError, notFound } from '../errors.ts';

const escapeForScript = (json: string): string => json.replaceAll('<', '\\u003c');

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeForText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');

const isCall = (path: string): boolean => /^\/(?:api|auth|1)(?:\/|$)/.test(path);
const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path);

/**
 * Browsers accept HTML by name. Monitors and command-line tools accept anything: for them an address without
 * a file extension is a page.
 */
function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  if (request.method !== 'GET' || isCall(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile(path));
}

/**
 * Serves the built web application: hashed assets for ever, the page itself fresh each time with its nonce
 * and configuration. Paths that are not files and not calls open the page, which does its own routing.
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
      // The build wrote Brotli and gzip beside each file. Caching is set by the headers below alone.
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
    if (request.originalUrl !== request.url) {
      throw new AppError(400, 'invalid', t('This address could not be understood.'));
    }
    if (built && wantsPage(request)) return page(reply);
    throw notFound(t('There is nothing at this address.'));
  });
  if (built) {
    http.get('/', { schema: { hide: true } as never }, (_request, reply) => page(reply));
  }
}
