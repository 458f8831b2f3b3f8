import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const MAX_LENGTH = 400;
const payloadSchema = z.tuple([z.array(z.string()), z.number().int()]);

/**
 * Short codes that stand in an emailed address: a few strings and an end, readable by anyone, signed for one
 * purpose, so that a code made for one thing opens nothing else.
 */
export class SignedCodes {
  readonly #key: Buffer;

  constructor(secret: string, purpose: string) {
    this.#key = createHmac('sha256', secret).update(`code:${purpose}`).digest();
  }

  #signature(payload: string): Buffer {
    return createHmac('sha256', this.#key).update(payload).digest();
  }

  /** A code that carries these strings until `expiresAt`. */
  sign(parts: string[], expiresAt: Date): string {
    const json = JSON.stringify([parts, Math.floor(expiresAt.getTime() / 1000)]);
    const payload = Buffer.from(json).toString('base64url');
    return `${payload}.${this.#signature(payload).toString('base64url')}`;
  }

  /** What a code carries, or null when it is not ours, was altered, or is over. */
  read(code: string, now: Date): string[] | null {
    if (code.length > MAX_LENGTH) return null;
    const [payload = '', given = '', ...rest] = code.split('.');
    const signature = Buffer.from(given, 'base64url');
    const right = this.#signature(payload);
    if (rest.length > 0 || signature.length !== right.length || !timingSafeEqual(signature, right))
      return null;
    try {
      const [parts, expires] = payloadSchema.parse(
        JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
      );
      return expires * 1000 > now.getTime() ? parts : null;
    } catch {
      return null;
    }
  }
}
