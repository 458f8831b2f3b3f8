import type { Db } from '../../../platform/db/schema.ts';
import { tooMany } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';

const WINDOW_MINUTES = 15;
const PAIR_LIMIT = 10;
const ADDRESS_LIMIT = 100;

const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MINUTES * 60_000);

/**
 * Throws 429 when this email from this address failed ten times in 15 minutes, or the address alone a hundred times
 * (decisions 4). The right password is refused as well while the pair is locked: a guess must learn nothing.
 */
export async function assertNotLocked(db: Db, email: string, address: string, now: Date): Promise<void> {
  const counts = await db
    .selectFrom('sign_in_failures')
    .select((eb) => [
      eb.fn.countAll<number>().as('fromAddress'),
      eb.fn.countAll<number>().filterWhere('email', '=', email).as('ofPair'),
    ])
    .where('client_address', '=', address)
    .where('at', '>', windowStart(now))
    .executeTakeFirstOrThrow();
  if (counts.ofPair >= PAIR_LIMIT || counts.fromAddress >= ADDRESS_LIMIT) {
    throw tooMany(t('Too many tries. Please wait 15 minutes, or reset your password.'));
  }
}

/** Remembers a failed sign-in and sweeps what no longer counts. */
export async function recordFailure(db: Db, email: string, address: string, now: Date): Promise<void> {
  await db.insertInto('sign_in_failures').values({ email, client_address: address, at: now }).execute();
  await db.deleteFrom('sign_in_failures').where('at', '<', windowStart(now)).execute();
}

/** A sign-in that worked clears the pair. */
export async function clearFailures(db: Db, email: string, address: string): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('email', '=', email)
    .where('client_address', '=', address)
    .execute();
}

/** A person who proved themselves by their inbox is locked out nowhere any more. */
export async function clearAllFailures(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email', '=', email).execute();
}
