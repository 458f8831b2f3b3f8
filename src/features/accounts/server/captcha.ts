import { createHmac } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib';
import { z } from 'zod';
import type { Db } from '../../../platform/db/schema.ts';
import { badRequest } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import type { CaptchaChallenge } from '../contract.ts';
import './tables.ts';

const LIVES_MS = 10 * 60_000;
/** About half a second of work for a phone; a robot pays it for every try. */
const HARDEST = 40_000;

const payloadSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(128),
  number: z.number().int().min(0).max(HARDEST),
  salt: z.string().max(200),
  signature: z.string().max(128),
});

/** The captcha of the signup form: proof of work, asked and checked here, without a third party (altcha's protocol). */
export class Captcha {
  readonly #hmacKey: string;

  constructor(secret: string) {
    this.#hmacKey = createHmac('sha256', secret).update('captcha').digest('hex');
  }

  async challenge(now: Date): Promise<CaptchaChallenge> {
    const expires = new Date(now.getTime() + LIVES_MS);
    const made = await createChallenge({ hmacKey: this.#hmacKey, expires, maxnumber: HARDEST });
    return { ...made, maxnumber: HARDEST };
  }

  /** Accepts a solution once. Throws 400 on `altcha` when it is wrong, over, or was used before. */
  async spend(db: Db, solution: string, now: Date): Promise<void> {
    const refuse = () => badRequest('altcha', t('Please check the box above.'));
    const payload = payloadSchema.safeParse(decode(solution));
    if (!payload.success) throw refuse();
    const expiresAt = new Date(Number(extractParams(payload.data).expires) * 1000);
    const alive = expiresAt > now && expiresAt.getTime() <= now.getTime() + LIVES_MS;
    if (!alive || !(await verifySolution(payload.data, this.#hmacKey, false))) throw refuse();
    await db.deleteFrom('used_captchas').where('expires_at', '<', now).execute();
    const first = await db
      .insertInto('used_captchas')
      .values({ signature: payload.data.signature, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .returning('signature')
      .executeTakeFirst();
    if (!first) throw refuse();
  }
}

function decode(solution: string): unknown {
  try {
    return JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
