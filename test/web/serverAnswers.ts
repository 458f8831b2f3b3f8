import { vi } from 'vitest';

/** What a call sent: for a test to look at. */
export interface SentCall {
  method: string;
  path: string;
  search: URLSearchParams;
  body: unknown;
}

type Answer = (call: SentCall) => unknown;

/** An error as the server words it (`platform/http/errorHandler.ts`). */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly fields: Record<string, string> = {},
    readonly code = 'refused',
  ) {}
}

const asResponse = (answer: unknown): Response => {
  if (answer === undefined) return new Response(null, { status: 204 });
  if (answer instanceof Refusal) {
    const { status, ...error } = answer;
    return Response.json({ error }, { status });
  }
  return Response.json(answer);
};

/**
 * Stands in for the server until the test ends: `{ 'GET /api/jobs': () => ({ lines: [], failures: [] }) }`. An answer may be
 * a promise, a `Refusal`, or nothing (204). A call that no entry names has no connection. Returns the calls that were sent.
 */
export function answerCalls(answers: Record<string, Answer>): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input, 'http://localhost');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, path: pathname, search: searchParams, body };
    calls.push(call);
    const answer = answers[`${method} ${pathname}`];
    if (!answer) throw new TypeError(`no answer to ${method} ${pathname}`);
    return asResponse(await answer(call));
  });
  return calls;
}
