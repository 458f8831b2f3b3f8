import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROVISION_SCHEMA } from '../../src/search-engine/canadian-hr/schema.ts';
import type { Change } from '../../src/search-engine/change.ts';
import { SearchEngine } from '../../src/search-engine/engine.ts';
import { parseFilters } from '../../src/search-engine/filter/parseFilters.ts';
import { handleQueries } from '../../src/search-engine/protocol/handleQueries.ts';
import type { SearchDocument } from '../../src/search-engine/schema.ts';

interface Batch {
  requests: { action: string; body: SearchDocument }[];
}

export interface HostedService {
  port: number;
  /** Documents of the index that is searched. */
  documents: () => number;
  /** Answers a search of the browser. */
  search: (key: string, body: string) => { status: number; body: unknown };
  close: () => void;
}

const refused = (status: number, message: string) => ({ status, body: { message, status } });

/** What a secured key allows, if the search key made it. */
function restrictionsOf(key: string, searchKey: string): URLSearchParams | null {
  const text = Buffer.from(key, 'base64').toString();
  const restrictions = text.slice(64);
  const signature = createHmac('sha256', searchKey).update(restrictions).digest('hex');
  return text.slice(0, 64) === signature ? new URLSearchParams(restrictions) : null;
}

/**
 * A stand-in for the hosted service on the loopback. It takes what the official client writes, and answers the browser as the
 * service does: by the signature, the index, the end and the filter on tags that the secured key carries.
 */
export async function startHostedService(keys: { admin: string; search: string }): Promise<HostedService> {
  const schema = { ...PROVISION_SCHEMA, scopes: ['_tags'] };
  const indexes = new Map<string, SearchEngine>();
  const indexOf = (name: string): SearchEngine => {
    const engine = indexes.get(name) ?? new SearchEngine({ schema });
    indexes.set(name, engine);
    return engine;
  };
  let seq = 0;
  const write = (path: string, body: unknown): void => {
    const [, name = '', what] = /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(path) ?? [];
    if (what === 'batch') {
      const changes = (body as Batch).requests.map(
        (one): Change =>
          one.action === 'deleteObject'
            ? { seq: ++seq, remove: one.body.objectID }
            : { seq: ++seq, put: one.body },
      );
      indexOf(name).apply(changes);
    } else if (what === 'operation') {
      const { destination } = body as { destination: string };
      indexes.set(destination, indexOf(name));
      indexes.delete(name);
    }
  };
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      if (request.headers['x-algolia-api-key'] !== keys.admin) response.statusCode = 403;
      else if (text) write(decodeURIComponent(request.url ?? ''), JSON.parse(text));
      response.end(JSON.stringify({ taskID: 7, status: 'published', updatedAt: '2026-01-01' }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    documents: () => indexes.get('main')?.stats.documents ?? 0,
    search: (key, body) => {
      const allowed = restrictionsOf(key, keys.search);
      if (!allowed) return refused(403, 'Invalid Application-ID or API key');
      if (Number(allowed.get('validUntil')) * 1000 < Date.now())
        return refused(400, '"validUntil" parameter expired');
      const main = indexes.get('main');
      if (!main || allowed.get('restrictIndices') !== 'main')
        return refused(403, 'Index not allowed with this API key');
      const tags = (allowed.get('filters') ?? '').replace(/\b(?!AND\b|OR\b|NOT\b)[A-Za-z0-9]+/g, '_tags:$&');
      const scope = parseFilters(tags, { values: new Set(['_tags']), numbers: new Set() }) ?? 'everything';
      return handleQueries(body, {
        indexes: new Map([['main', main]]),
        scope,
        escaping: 'leaveToInstantSearch',
      });
    },
    close: () => server.close(),
  };
}
