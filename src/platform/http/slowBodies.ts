import type { FastifyInstance } from 'fastify';

/** How long a request may take to arrive whole: 20 MB of a file at 25 KB a second. */
export const REQUEST_TIMEOUT_MS = 15 * 60_000;
/** How long the body of a call may take that is read before its handler begins: it has a megabyte at most. */
const BODY_TIMEOUT_MS = 60_000;

/**
 * Ends connections whose call does not arrive: a minute is plenty for what people fill in. A file is read by its handler, and may
 * take as long as a whole request.
 */
export function endSlowBodies(http: FastifyInstance, timeoutMs = BODY_TIMEOUT_MS): void {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  const stop = (request: object): void => clearTimeout(timers.get(request));
  http.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const timer = setTimeout(() => request.raw.destroy(), timeoutMs);
    timer.unref();
    timers.set(request, timer);
  });
  http.addHook('preValidation', async (request) => stop(request));
  http.addHook('onResponse', async (request) => stop(request));
  http.addHook('onRequestAbort', async (request) => stop(request));
}
