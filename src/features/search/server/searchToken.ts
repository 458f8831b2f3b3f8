import { jwtVerify, SignJWT } from 'jose';

/** As long as the session's own token: both are renewed together. */
const MINUTES = 120;

/**
 * The token that the search client carries: a signed reference to a session, for searching and nothing else. What may be
 * found is looked up at each request, so that a change of access works at once (search-protocol).
 */
export class SearchTokens {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
  }

  async sign(sessionId: string, now: Date): Promise<string> {
    const issued = Math.floor(now.getTime() / 1000);
    return new SignJWT({ sid: sessionId, index: 'main' })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('search')
      .setIssuedAt(issued)
      .setExpirationTime(issued + MINUTES * 60)
      .sign(this.#key);
  }

  /** The session a token refers to, or null when it is not ours, was altered, is over, or is no search token. */
  async read(token: string, now: Date): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        audience: 'search',
        algorithms: ['HS256'],
        currentDate: now,
      });
      return typeof payload.sid === 'string' ? payload.sid : null;
    } catch {
      return null;
    }
  }
}
