import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, fetch as send } from 'undici';
import { isLoopback, isPublicAddress } from './publicAddress.ts';

export type RefusalReason = 'address' | 'scheme' | 'redirects' | 'size' | 'type' | 'time' | 'network';

/** A fetch that was not made, or not to its end; `reason` says why. */
export class FetchRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}

export interface FetchOptions {
  /** Names us to those we ask. */
  userAgent: string;
  /** Tests run their servers on this machine. Never in production. */
  allowLoopback?: boolean;
  /** How names become addresses; the system's way unless a test lies. */
  lookup?: typeof systemLookup;
}

export interface Bounds {
  /** Bytes after decompression. */
  maxBytes: number;
  /** From the call to the last byte, redirects included. */
  timeoutMs: number;
  /** Media types that are taken, without parameters; any when left out. */
  types?: readonly string[];
}

export interface GuardedRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  redirect?: 'follow' | 'manual' | 'error';
}

/**
 * Fetches what somebody outside named: an issuer, the page of a government. Answers a response whose body has
 * been read.
 */
export interface GuardedFetch {
  (url: string | URL, request?: GuardedRequest, bounds?: Partial<Bounds>): Promise<Response>;
  close(): Promise<void>;
}

const BOUNDS: Bounds = { maxBytes: 2 * 1_048_576, timeoutMs: 10_000 };
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const NO_BODY = new Set([101, 204, 205, 304]);

const refusedAddress = (host: string): FetchRefused =>
  new FetchRefused('address', `${host} is not an address on the public internet.`);

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** The address of one hop; throws when it is not one that may be asked at all. */
function checkUrl(given: string | URL, isAllowed: (address: string) => boolean): URL {
  if (!URL.canParse(given)) throw new FetchRefused('scheme', 'This is not a web address.');
  const url = new URL(given);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new FetchRefused('scheme', `${url.protocol} is not fetched.`);
  }
  if (url.username || url.password)
    throw new FetchRefused('scheme', 'No name or password stands in an address.');
  const host = bare(url.hostname);
  // A name is checked when it is looked up; an address never is.
  if (isIP(host) && !isAllowed(host)) throw refusedAddress(host);
  return url;
}

/**
 * Connects only to addresses that are allowed: those that were looked up for this very connection, and no
 * others later.
 */
function guardedAgent(
  isAllowed: (address: string) => boolean,
  lookup: typeof systemLookup,
  timeoutMs: number,
): Agent {
  const guardedLookup: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses: LookupAddress[] = found ?? [];
      if (error) return done(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) {
        return done(refusedAddress(hostname), []);
      }
      const [first] = addresses;
      return options.all || !first ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup: guardedLookup, timeout: timeoutMs });
  return new Agent({
    connect: (options, done) =>
      connect(options, (error, socket) => {
        const address = socket?.remoteAddress;
        if (socket && !(address && isAllowed(address))) {
          socket.destroy();
          return done(refusedAddress(options.hostname), null);
        }
        return error ? done(error, null) : done(null, socket);
      }),
  });
}

type Sent = Awaited<ReturnType<typeof send>>;

async function readBody(response: Sent, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FetchRefused('size', `More than ${maxBytes} bytes came.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What the last address answered, within the bounds of its type and size. */
async function readWhole(url: URL, response: Sent, bounds: Bounds): Promise<Response> {
  const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (bounds.types && response.ok && !bounds.types.includes(type)) {
    await response.body?.cancel();
    throw new FetchRefused('type', `${type || 'An answer without a type'} is not taken.`);
  }
  const bytes = await readBody(response, bounds.maxBytes);
  const answer = new Response(NO_BODY.has(response.status) ? null : new Uint8Array(bytes), {
    status: response.status,
    headers: [...response.headers],
  });
  Object.defineProperty(answer, 'url', { value: url.href });
  return answer;
}

function refusalOf(error: unknown): FetchRefused {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchRefused) return cause;
    if (cause.name === 'TimeoutError')
      return new FetchRefused('time', 'No whole answer came in time.', error);
  }
  return new FetchRefused('network', 'No answer came.', error);
}

/**
 * A fetch for addresses that others name. It reaches the public internet only, by what a name leads to at the
 * moment of connecting, on every redirect anew; its answers are bounded in size, time and type. Throws
 * `FetchRefused`.
 */
export function createGuardedFetch({
  userAgent,
  allowLoopback = false,
  lookup = systemLookup,
}: FetchOptions): GuardedFetch {
  const isAllowed = (address: string): boolean =>
    isPublicAddress(address) || (allowLoopback && isLoopback(address));
  const agent = guardedAgent(isAllowed, lookup, BOUNDS.timeoutMs);

  async function hop(
    url: URL,
    request: GuardedRequest,
    bounds: Bounds,
    signal: AbortSignal,
    redirects: number,
  ): Promise<Response> {
    const { method = 'GET', headers = {}, body, redirect = 'follow' } = request;
    const response = await send(url, {
      method,
      headers: { ...headers, 'user-agent': userAgent },
      body,
      redirect: 'manual',
      dispatcher: agent,
      signal,
    });
    const target = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || !target || redirect === 'manual') {
      return readWhole(url, response, bounds);
    }
    await response.body?.cancel();
    const next = checkUrl(new URL(target, url), isAllowed);
    if (redirects >= MAX_REDIRECTS || redirect === 'error' || (method !== 'GET' && method !== 'HEAD')) {
      throw new FetchRefused('redirects', 'It leads on and on, or elsewhere than asked.');
    }
    if (url.protocol === 'https:' && next.protocol === 'http:') {
      throw new FetchRefused('redirects', 'It leads from a safe address to one that is not.');
    }
    // What was meant for one site is not told to another.
    const kept = next.origin === url.origin ? headers : { accept: headers.accept ?? '*/*' };
    return hop(next, { ...request, headers: kept }, bounds, signal, redirects + 1);
  }

  const guarded = async (
    url: string | URL,
    request: GuardedRequest = {},
    given: Partial<Bounds> = {},
  ): Promise<Response> => {
    const bounds = { ...BOUNDS, ...given };
    try {
      return await hop(checkUrl(url, isAllowed), request, bounds, AbortSignal.timeout(bounds.timeoutMs), 0);
    } catch (error) {
      throw refusalOf(error);
    }
  };
  return Object.assign(guarded, { close: () => agent.destroy() });
}
