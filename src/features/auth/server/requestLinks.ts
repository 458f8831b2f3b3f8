import { inTransaction } from '../../../platform/db/transaction.ts';
import { writeMfaEmail, writeResetEmail } from './emails.ts';
import { issueLink } from './links.ts';
import { userByEmail } from './queries.ts';
import type { AuthServices } from './services.ts';
import { steadily } from './steadily.ts';

/** Longer than the work takes on the slowest of the databases, and short enough not to be felt. */
const ANSWER_MS = 150;

/** Emails a sign-in link to a person whose account has MFA; for all others it does nothing, and takes as long. */
export const sendLink = ({ db, clock, brand }: AuthServices, email: string): Promise<{ success: true }> =>
  steadily(ANSWER_MS, () =>
    inTransaction(db, async (tx) => {
      const user = await userByEmail(tx, email);
      const token = user?.is_mfa_enabled ? await issueLink(tx, user.id, 'mfa', clock.now()) : null;
      if (user && token) {
        await writeMfaEmail(tx, brand, { email: user.email, firstName: user.first_name }, token);
      }
      return { success: true };
    }),
  );

/**
 * Emails a link to a new password; a person whose account has MFA gets the sign-in link, which is all they need. It tells
 * nothing about whether the email is known (decisions 4).
 */
export const forgotPassword = (
  { db, clock, brand }: AuthServices,
  email: string,
): Promise<{ success: true }> =>
  steadily(ANSWER_MS, () =>
    inTransaction(db, async (tx) => {
      const user = await userByEmail(tx, email);
      if (!user) return { success: true };
      const purpose = user.is_mfa_enabled ? 'mfa' : 'reset';
      const token = await issueLink(tx, user.id, purpose, clock.now());
      const to = { email: user.email, firstName: user.first_name };
      if (token) await (purpose === 'mfa' ? writeMfaEmail : writeResetEmail)(tx, brand, to, token);
      return { success: true };
    }),
  );
