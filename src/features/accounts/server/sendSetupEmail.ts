import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { steadily } from '../../auth/server/reads.ts';
import { writeSetPasswordEmail } from './emails.ts';
import type { AccountsServices } from './services.ts';
import { setupLink } from './setupLink.ts';

/** Longer than the work takes, so that the answer tells nothing about who signed up. */
const ANSWER_MS = 150;
/** As with every other link by email (decisions 4). */
const MAX_IN_WINDOW = 3;

/**
 * Sends the email with the link to the first password once more: to the owner of a trial who has not used it. For everybody else,
 * and beyond three in 15 minutes, nothing is sent, and the answer is the same.
 */
export const sendSetupEmail = (
  { db, clock, brand, setupCodes }: AccountsServices,
  email: string,
): Promise<{ success: true }> =>
  steadily(ANSWER_MS, () =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const person = await tx
        .selectFrom('users')
        .innerJoin('accounts', 'accounts.id', 'users.account_id')
        .select(['users.id', 'users.email', 'users.first_name', 'users.account_id', 'users.setup_version'])
        .select(['accounts.trial_until', 'accounts.selected_jurisdictions'])
        .where('users.email', '=', email)
        .where('users.is_active', '=', true)
        .where('users.role', '=', 'ACCOUNT_OWNER')
        .where('users.password_hash', 'is', null)
        .where('accounts.is_mfa_enabled', '=', false)
        .where('accounts.is_subscription_active', '=', false)
        .forUpdate()
        .executeTakeFirst();
      if (!person?.trial_until || person.trial_until <= now) return { success: true };
      const { count } = await tx
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('to_address', '=', person.email)
        .where('kind', '=', 'setPassword')
        .where('created_at', '>', sql<Date>`now() - interval '15 minutes'`)
        .executeTakeFirstOrThrow();
      if (count > MAX_IN_WINDOW) return { success: true };
      const who = { id: person.id, accountId: person.account_id, setupVersion: person.setup_version };
      const url = setupLink(brand, setupCodes, 'password', who, now);
      await writeSetPasswordEmail(
        tx,
        brand,
        { email: person.email, firstName: person.first_name },
        { url, until: person.trial_until, jurisdictions: person.selected_jurisdictions },
      );
      return { success: true };
    }),
  );
