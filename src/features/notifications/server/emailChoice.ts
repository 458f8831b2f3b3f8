import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../identity/actor.ts';
import { consented, optedOut } from '../../subscriptions/server/reads.ts';
import { optOutOf, recordConsent, takeBackOptOut } from '../../subscriptions/server/writes.ts';
import type { EmailChoice } from '../contract.ts';
import { ANNOUNCEMENT_EMAILS } from './announcements/audience.ts';

/** Whether a person gets announcements by email, and whether even when their account has ended. */
export async function emailChoiceOf(db: Db, userId: string): Promise<EmailChoice> {
  const out = await optedOut(db, ANNOUNCEMENT_EMAILS)
    .where('email_opt_outs.user_id', '=', userId)
    .executeTakeFirst();
  const consent = await consented(db, ANNOUNCEMENT_EMAILS)
    .where('email_consents.user_id', '=', userId)
    .executeTakeFirst();
  return { isOn: !out, afterTheEnd: !out && consent !== undefined };
}

/** Keeps what a person says about announcements by email. Turned on, it takes back an earlier click on an unsubscribe link. */
export async function chooseEmails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, email }: Pick<Actor, 'userId' | 'email'>,
  { isOn, afterTheEnd }: EmailChoice,
): Promise<EmailChoice> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    if (!isOn) {
      await optOutOf(tx, { id: userId, email }, ANNOUNCEMENT_EMAILS, now);
      return;
    }
    await takeBackOptOut(tx, userId, ANNOUNCEMENT_EMAILS);
    await recordConsent(tx, userId, ANNOUNCEMENT_EMAILS, afterTheEnd ? now : null);
  });
  return emailChoiceOf(db, userId);
}
