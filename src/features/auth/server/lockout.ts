import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { tooMany } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { clientNetwork } from './clientNetwork.ts';

const WINDOW_MINUTES = 15;
const MAX_OF_PAIR = 10;
const MAX_FROM_ADDRESS = 100;

const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MINUTES * 60_000);

/**
 * Counts a try before the password is looked at, so that many at once are not all tried. Throws 429 when this email from this
 * address failed ten times in 15 minutes, or the address alone a hundred times (decisions 4). The right password is refused as well
 * while the pair is locked: a guess must learn nothing. `clearFailures` takes the try back when it was right.
 */
export async function countTry(db: Db, email: string, address: string, now: Date): Promise<void> {
  const network = clientNetwork(address);
  const counted = await inTransaction(db, async (tx) => {
    // One try of an address at a time: none is counted while another looks at the count.
    await sql`select pg_advisory_xact_lock(hashtextextended(${network}, 0))`.execute(tx);
    const { rows } = await sql`
      insert into sign_in_failures (email, client_address, at)
      select ${email}, ${network}, ${now}
      from (select count(*) as from_address, count(*) filter (where email = ${email}) as of_pair
        from sign_in_failures where client_address = ${network} and at > ${windowStart(now)}) as failed
      where failed.from_address < ${MAX_FROM_ADDRESS} and failed.of_pair < ${MAX_OF_PAIR}
      returning email`.execute(tx);
    await tx.deleteFrom('sign_in_failures').where('at', '<', windowStart(now)).execute();
    return rows.length > 0;
  });
  if (!counted) throw tooMany(t('Too many tries. Please wait 15 minutes, or reset your password.'));
}

/** A sign-in that worked clears the pair. */
export async function clearFailures(db: Db, email: string, address: string): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('email', '=', email)
    .where('client_address', '=', clientNetwork(address))
    .execute();
}

/** A person who proved themselves by their inbox is locked out nowhere any more. */
export async function clearAllFailures(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email', '=', email).execute();
}
