import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { optedOut } from '../../subscriptions/server/reads.ts';
import { takeBackOptOut } from '../../subscriptions/server/writes.ts';
import type { Frequency } from '../contract.ts';
import './tables.ts';

/** For people who never chose. */
export const DEFAULT_FREQUENCY: Frequency = 'Weekly Summary';

/** The kind of commercial email that a person may opt out of. */
export const SUMMARY_EMAILS = 'summary';

/** How often a person gets summaries. Whoever unsubscribed by an email's link gets none, whatever they chose before. */
export async function frequencyOf(db: Db, userId: string): Promise<Frequency> {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_preferences', 'user_preferences.user_id', 'users.id')
    .select((eb) => [
      'user_preferences.notification_frequency',
      eb.exists(optedOut(db, SUMMARY_EMAILS).where('email_opt_outs.user_id', '=', userId)).as('opted_out'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (row?.opted_out) return 'Never';
  return row?.notification_frequency ?? DEFAULT_FREQUENCY;
}

/**
 * Keeps how often a person wants summaries. It moves no cursor: what the next summary holds stays (decisions 9). Choosing a
 * summary takes back an earlier click on an email's unsubscribe link.
 */
export async function chooseFrequency(
  db: Db,
  clock: Clock,
  userId: string,
  frequency: Frequency,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const columns = { notification_frequency: frequency, updated_at: clock.now() };
    await tx
      .insertInto('user_preferences')
      .values({ user_id: userId, ...columns })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
      .execute();
    if (frequency === 'Never') return;
    await takeBackOptOut(tx, userId, SUMMARY_EMAILS);
  });
}
