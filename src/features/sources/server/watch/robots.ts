import robotsParser from 'robots-parser';
import type { Db } from '../../../../platform/db/schema.ts';
import { FetchRefused, type GuardedFetch } from '../../../../platform/fetch/guardedFetch.ts';
import '../tables.ts';

const KEPT_MS = 86_400_000;
const BOUNDS = { maxBytes: 512 * 1024, timeoutMs: 10_000 };
const MAX_DELAY_S = 60;

/** What the robots.txt of a site allows us. */
export interface Robots {
  allows: (url: string) => boolean;
  /** What it wants between two requests, at most a minute. */
  delayMs: number;
}

const NOTHING_SAID = '';

/**
 * Asks a site for its robots.txt (RFC 9309), or takes what it said within a day. A site that has none allows everything; null when it
 * could not be asked, and then nothing is allowed for now. The site must be held.
 */
export async function robotsOf(
  db: Db,
  fetch: GuardedFetch,
  agent: string,
  url: URL,
  now: Date,
): Promise<Robots | null> {
  const kept = await db
    .selectFrom('source_hosts')
    .select(['robots', 'robots_read_at'])
    .where('host', '=', url.host)
    .executeTakeFirst();
  const isFresh = kept?.robots_read_at && now.getTime() - kept.robots_read_at.getTime() < KEPT_MS;
  let text = isFresh ? kept.robots : null;
  if (text === null) {
    text = await askRobots(fetch, url);
    if (text === null) return null;
    await db
      .updateTable('source_hosts')
      .set({ robots: text, robots_read_at: now })
      .where('host', '=', url.host)
      .execute();
  }
  const rules = (address: URL) => robotsParser(new URL('/robots.txt', address).href, text ?? '');
  return {
    // Both http and https of a site follow what one of them said.
    allows: (address) => rules(new URL(address)).isAllowed(address, agent) !== false,
    delayMs: Math.min(MAX_DELAY_S, rules(url).getCrawlDelay(agent) ?? 0) * 1_000,
  };
}

/** Follows it within the site only: another site is asked for its own. */
async function askHere(fetch: GuardedFetch, url: URL, hops = 3): Promise<Response> {
  const answer = await fetch(url, { redirect: 'manual' }, BOUNDS);
  const target = answer.headers.get('location');
  const next = target && URL.canParse(target, url) ? new URL(target, url) : null;
  return next && next.host === url.host && answer.status < 400 && answer.status >= 300 && hops > 0
    ? askHere(fetch, next, hops - 1)
    : answer;
}

async function askRobots(fetch: GuardedFetch, url: URL): Promise<string | null> {
  try {
    const answer = await askHere(fetch, new URL('/robots.txt', url));
    if (answer.ok) return await answer.text();
    return answer.status >= 300 && answer.status < 500 && answer.status !== 429 ? NOTHING_SAID : null;
  } catch (error) {
    // One that leads on and on, or is longer than any, says nothing that can be read.
    if (error instanceof FetchRefused && (error.reason === 'redirects' || error.reason === 'size')) {
      return NOTHING_SAID;
    }
    return null;
  }
}
