import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of pages on this machine, for the watch over sources. */
export interface WatchedSite {
  /** Without a slash at its end. */
  address: string;
  pages: Map<string, (request: IncomingMessage, response: ServerResponse) => void>;
  /** Every request as it came. */
  visits: { path: string; headers: IncomingMessage['headers'] }[];
  /** Requests that were answered at the same time, at most. */
  atOnce: () => number;
  close: () => Promise<void>;
}

/** Answers a page as a careful site does: with an ETag, and 304 to who has it. */
export const html =
  (body: string, title = 'A page') =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag })
      .end(`<!doctype html><title>${title}</title><body>${body}</body>`);
  };

export async function watchedSite({
  robots,
  answerMs = 0,
}: {
  robots?: string;
  answerMs?: number;
} = {}): Promise<WatchedSite> {
  const pages: WatchedSite['pages'] = new Map();
  const visits: WatchedSite['visits'] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    visits.push({ path, headers: request.headers });
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    setTimeout(() => {
      if (path === '/robots.txt' && robots !== undefined) {
        response.writeHead(200, { 'content-type': 'text/plain' }).end(robots);
        return;
      }
      const page = pages.get(path);
      if (page) page(request, response);
      else response.writeHead(404).end();
    }, answerMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    visits,
    atOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
