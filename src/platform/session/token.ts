import { jwtVerify, SignJWT } from 'jose';

/** How long a token is good for. A person at work keeps getting fresh ones; a copied one soon ends. */
export const TOKEN_MINUTES = 120;

export interface TokenClaims {
  sessionId: string;
  userId: string;
  issuedAt: Date;
  expiresAt: Date;
}

/**
 * Signs and reads the bearer tokens of sessions. The token says who; what they may do is read from the
 * database.
 */
export class SessionTokens {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** A token for a session, good for `TOKEN_MINUTES` from `now`. */
  async sign(sessionId: string, userId: string, now: Date): Promise<string> {
    const issued = Math.floor(now.getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setAudience('session')
      .setIssuedAt(issued)
      .setExpirationTime(issued + TOKEN_MINUTES * 60)
      .sign(this.#key);
  }

  /** What a token says, or null when it is not ours, was altered, or is over. */
  async read(token: string, now: Date): Promise<TokenClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        audience: 'session',
        algorithms: ['HS256'],
        currentDate: now,
      });
      const { sid, sub, iat, exp } = payload;
      if (typeof sid !== 'string' || !sub || !iat || !exp) return null;
      return {
        sessionId: sid,
        userId: sub,
        issuedAt: new Date(iat * 1000),
        expiresAt: new Date(exp * 1000),
      };
    } catch {
      return null;
    }
  }
}

/** Past half its life a token is replaced by the next answer (decisions 4). */
export const isPastHalfLife = (claims: TokenClaims, now: Date): boolean =>
  now.getTime() - claims.issuedAt.getTime() > (claims.expiresAt.getTime() - claims.issuedAt.getTime()) / 2;
