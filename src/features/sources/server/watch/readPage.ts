import { FetchRefused, type GuardedFetch } from '../../../../platform/fetch/guardedFetch.ts';
import { fingerprintOf, type ReadableText, readablePlain, readableText } from './readableText.ts';

/** What came of asking for a page. */
export type Outcome =
  /** It is as it was when it was asked for last. */
  | { kind: 'unchanged'; movedTo: string | null }
  | { kind: 'read'; page: ReadPage; movedTo: string | null }
  /** It is not there any more, or nobody answered. */
  | { kind: 'gone' | 'silent'; status: number | null }
  /** The site asks to be left alone for a while. */
  | { kind: 'later'; retryAfterMs: number }
  /** It cannot be watched. */
  | { kind: 'leftOut'; why: 'robots' | 'terms' | 'forbidden' | 'size' | 'type' | 'address' };

export interface ReadPage {
  /** Where it was read, behind every redirect. */
  address: string;
  title: string | null;
  /** Its lines, joined by line ends; null of a file that is no text. */
  text: string | null;
  fingerprint: string;
  etag: string | null;
  lastModified: string | null;
}

const HTML = ['text/html', 'application/xhtml+xml'];
const PLAIN = ['text/plain'];
/** Of these only a fingerprint is taken. */
const FILES = ['application/pdf', 'application/xml', 'text/xml', 'application/json'];
const BOUNDS = { maxBytes: 8 * 1_048_576, timeoutMs: 20_000 };
const MAX_HOPS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const LASTING = new Set([301, 308]);

const typeOf = (answer: Response): string =>
  (answer.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

async function textOf(answer: Response, bytes: Buffer): Promise<string> {
  const [, named] = /charset="?([\w-]+)/i.exec(answer.headers.get('content-type') ?? '') ?? [];
  const [, written] = named
    ? [null, named]
    : (/<meta[^>]+charset=["']?([\w-]+)/i.exec(bytes.subarray(0, 2_048).toString('latin1')) ?? []);
  try {
    return new TextDecoder(written ?? 'utf-8').decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

async function pageOf(address: string, answer: Response): Promise<ReadPage> {
  const type = typeOf(answer);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { headers } = answer;
  const marks = { address, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  if (FILES.includes(type)) return { title: null, text: null, fingerprint: fingerprintOf(bytes), ...marks };
  const said = await textOf(answer, bytes);
  const { title, lines }: ReadableText = HTML.includes(type) ? readableText(said) : readablePlain(said);
  const text = lines.join('\n');
  return { title, text, fingerprint: fingerprintOf(text), ...marks };
}

const retryAfter = (answer: Response, now: Date): number => {
  const said = answer.headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
};

const outcomeOfRefusal = (error: unknown): Outcome => {
  if (!(error instanceof FetchRefused)) throw error;
  if (error.reason === 'size' || error.reason === 'type' || error.reason === 'address') {
    return { kind: 'leftOut', why: error.reason };
  }
  if (error.reason === 'scheme') return { kind: 'leftOut', why: 'address' };
  return { kind: 'silent', status: null };
};

export interface Asking {
  fetch: GuardedFetch;
  now: Date;
  etag: string | null;
  lastModified: string | null;
  /** Asked before each request, the first and those that a page leads on to: null when it may be made. */
  mayAsk: (url: URL) => Promise<Outcome | null>;
}

/**
 * Asks for a page, and for where it leads, one request after the other. What was read before is not sent again (`etag`,
 * `lastModified`). Where every step was a lasting one, it moved.
 */
export async function readPage(address: string, asking: Asking): Promise<Outcome> {
  const { fetch, now, mayAsk } = asking;
  let url = new URL(address);
  let isLasting = true;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const refused = await mayAsk(url);
    if (refused) return refused;
    let answer: Response;
    try {
      answer = await fetch(
        url,
        {
          redirect: 'manual',
          headers: {
            accept: 'text/html, application/xhtml+xml, text/plain;q=0.9, application/pdf;q=0.8, */*;q=0.1',
            'accept-language': 'en-CA, en;q=0.9',
            ...(asking.etag ? { 'if-none-match': asking.etag } : {}),
            ...(asking.lastModified ? { 'if-modified-since': asking.lastModified } : {}),
          },
        },
        { ...BOUNDS, types: [...HTML, ...PLAIN, ...FILES] },
      );
    } catch (error) {
      return outcomeOfRefusal(error);
    }
    const target = answer.headers.get('location');
    if (REDIRECTS.has(answer.status) && target && URL.canParse(target, url)) {
      const next = new URL(target, url);
      if (url.protocol === 'https:' && next.protocol === 'http:')
        return { kind: 'silent', status: answer.status };
      isLasting &&= LASTING.has(answer.status);
      url = next;
      continue;
    }
    const movedTo = isLasting && url.href !== new URL(address).href ? url.href : null;
    if (answer.status === 304) return { kind: 'unchanged', movedTo };
    if (answer.ok) return { kind: 'read', page: await pageOf(url.href, answer), movedTo };
    if (answer.status === 429 || answer.status === 503) {
      return { kind: 'later', retryAfterMs: retryAfter(answer, now) };
    }
    if (answer.status === 404 || answer.status === 410) return { kind: 'gone', status: answer.status };
    if (answer.status === 401 || answer.status === 403 || answer.status === 451) {
      return { kind: 'leftOut', why: 'forbidden' };
    }
    return { kind: 'silent', status: answer.status };
  }
  return { kind: 'silent', status: null };
}
