import type { Call, CallAnswer, CallInput, Contract } from './call.ts';

/** An answer that is not a success: its status, and the server's own words where it gave any. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    requestId?: string,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
  }
}

export interface TokenStore {
  get(): string | null;
  /** Replaces `previous` by `next`; a store whose token is another one by now keeps its own (decisions 4). */
  refresh(previous: string | null, next: string): void;
}

export interface ClientOptions {
  baseUrl: string;
  token: TokenStore;
  /** The CSRF token the page was given, sent on same-origin calls only. */
  csrf?: () => string | null;
  /** Called on any 401, with the error and the token that was refused. */
  onUnauthorized?: (error: ApiError, token: string | null) => void;
  /**
   * Asks the person to prove who they are, when a call wants it; answers whether they did, and the call is
   * made once more.
   */
  prove?: () => Promise<boolean>;
  fetch?: typeof fetch;
}

type Arguments<I> = unknown extends I
  ? [input?: undefined, options?: { signal?: AbortSignal }]
  : [input: I, options?: { signal?: AbortSignal }];

/** A typed function for each call of a contract. */
export type Client<C extends Contract> = {
  [K in keyof C]: (...args: Arguments<CallInput<C[K]>>) => Promise<CallAnswer<C[K]>>;
};

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function address(call: Call, input: RawInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined) continue;
    for (const item of [value].flat()) query.append(name, String(item));
  }
  return query.size ? `${path}?${query}` : path;
}

interface ErrorBody {
  error?: { code?: string; message?: string; fields?: Record<string, string>; requestId?: string };
}

async function failure(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const { code = 'unknown', message, fields, requestId } = body.error ?? {};
  return new ApiError(response.status, code, message ?? `${response.status}`, fields, requestId);
}

/**
 * Makes one request, keeps the token fresh, and turns every failure into an `ApiError` (status 0: no answer
 * came). A sensitive act waits until the person has proved who they are, and then goes on.
 */
export async function request(
  options: ClientOptions,
  method: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const token = options.token.get();
  const headers = new Headers(init.headers);
  headers.set('accept', headers.get('accept') ?? 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  const csrf = options.csrf?.();
  if (csrf && options.baseUrl === '') headers.set('x-csrf-token', csrf);
  const send = options.fetch ?? fetch;
  const response = await send(options.baseUrl + path, { ...init, method, headers }).catch(
    (cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new ApiError(
        0,
        'network',
        'The server could not be reached. Check your connection and try again.',
      );
    },
  );
  const renewed = response.headers.get('authorization');
  if (renewed) options.token.refresh(token, renewed.replace(/^Bearer /i, ''));
  if (response.ok) return response;
  const error = await failure(response);
  if (response.status === 401) options.onUnauthorized?.(error, token);
  if (error.code === 'proof_required' && options.prove && (await options.prove())) {
    return request({ ...options, prove: undefined }, method, path, init);
  }
  throw error;
}

/** Builds the typed client of a contract. */
export function createClient<C extends Contract>(contract: C, options: ClientOptions): Client<C> {
  const bind =
    (call: Call) =>
    async (input: RawInput = {}, extra: { signal?: AbortSignal } = {}) => {
      const init: RequestInit = { signal: extra.signal };
      if (call.body) {
        init.body = JSON.stringify(input.body);
        init.headers = { 'content-type': 'application/json' };
      }
      const response = await request(options, call.method, address(call, input), init);
      return response.status === 204 ? undefined : response.json();
    };
  return Object.fromEntries(
    Object.entries(contract).map(([name, call]) => [name, bind(call)]),
  ) as unknown as Client<C>;
}
