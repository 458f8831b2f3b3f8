import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { t } from '../../shared/text.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

interface Operation {
  summary?: string;
  description?: string;
  operationId?: string;
}

/** Collects every route's schemas; call it before the first route is registered. */
export async function collectApiDocument(http: FastifyInstance, productName: string): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: productName,
        version: '1',
        description: t(
          'What the web application may ask of the server. General information, not legal advice.',
        ),
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

function readable(
  document: { paths?: Record<string, unknown>; info: { title: string } },
  nonce: string,
): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(
      ([method, operation]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escapeHtml(path)}</code></td>` +
        `<td>${escapeHtml(operation.summary ?? '')}</td><td>${escapeHtml(operation.description ?? '')}</td></tr>`,
    ),
  );
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}: ${t('the calls')}</title>
<style nonce="${nonce}">body{font:15px/1.5 system-ui,sans-serif;margin:32px auto;max-width:1100px;padding:0 16px;color:#24211d;background:#f8f6f2}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px 10px;border-bottom:1px solid #e6e1d8;vertical-align:top}a{color:#185b5c}</style></head>
<body><main><h1>${escapeHtml(document.info.title)}: ${t('the calls')}</h1>
<p><a href="/docs/openapi.json">OpenAPI 3.1</a></p>
<table><thead><tr><th>${t('Method')}</th><th>${t('Path')}</th><th>${t('What it answers')}</th><th>${t('Who may call')}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></main></body></html>`;
}

/**
 * Serves the OpenAPI 3.1 document: `/docs` for people, `/docs` as JSON and `/docs/openapi.json` for tools.
 */
export function serveApiDocument(http: FastifyInstance): void {
  const schema = { hide: true } as never;
  http.get('/docs', { schema }, (request, reply) => {
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) return reply.send(http.swagger());
    return reply.type('text/html; charset=utf-8').send(readable(http.swagger() as never, reply.nonce));
  });
  http.get('/docs/openapi.json', { schema }, (_request, reply) => reply.send(http.swagger()));
}
