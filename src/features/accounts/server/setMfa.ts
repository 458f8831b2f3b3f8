import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { changeAccount, forgetPasswords } from '../../identity/server/writes.ts';
import { writeMfaOffEmail } from './emails.ts';
import { type Hand, whyOf } from './hand.ts';
import { lockAccount } from './members.ts';
import type { AccountsServices } from './services.ts';
import { setupLink } from './setupLink.ts';

/**
 * Turns sign-in by emailed link on or off for an account. On: passwords are forgotten. Off: everybody gets a link to
 * choose one. Sessions stay (decisions 4).
 */
export async function setMfa(
  { db, clock, brand, setupCodes }: AccountsServices,
  hand: Hand,
  isMFAEnabled: boolean,
): Promise<void> {
  const { actor } = hand;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, hand.accountId);
    if (account.is_mfa_enabled === isMFAEnabled) return;
    await changeAccount(tx, account.id, { is_mfa_enabled: isMFAEnabled });
    await recordAudit(tx, {
      at: now,
      actor: { userId: actor.userId, email: actor.email },
      action: 'account.setMfa',
      subject: { kind: 'account', id: account.id },
      before: { isMFAEnabled: account.is_mfa_enabled },
      after: { isMFAEnabled, ...whyOf(hand) },
    });
    if (isMFAEnabled) {
      await forgetPasswords(tx, account.id);
      return;
    }
    const people = await tx
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'setup_version'])
      .where('account_id', '=', account.id)
      .where('is_active', '=', true)
      .execute();
    for (const { id, email, first_name, setup_version } of people) {
      const person = { id, accountId: account.id, setupVersion: setup_version };
      const url = setupLink(brand, setupCodes, 'welcome', person, now);
      await writeMfaOffEmail(tx, brand, { email, firstName: first_name }, { url, account: account.name });
    }
  });
}
