import type { Db } from '../../../platform/db/schema.ts';
import { conflict, forbidden } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { hasFreeSeat } from '../rules.ts';
import type { lockAccount } from './members.ts';
import type { AccountsServices } from './services.ts';

type LockedAccount = Awaited<ReturnType<typeof lockAccount>>;

/**
 * Throws unless one more person fits; the account's row is locked, so that two at once cannot both take the last seat. Staff may add
 * people to a trial, its owner may not (decisions 5).
 */
export async function assertSeat(
  { entitlements }: Pick<AccountsServices, 'entitlements'>,
  tx: Db,
  account: LockedAccount,
  isByStaff = false,
): Promise<void> {
  if (!isByStaff && !entitlements.isSubscribed(account)) {
    throw forbidden(
      'trial_seats',
      t('A free trial has 1 user account. Contact us about a paid subscription.'),
    );
  }
  const { count } = await tx
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', account.id)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  if (!hasFreeSeat({ seats: account.seats, activeUsers: count })) {
    throw conflict(
      'no_seats',
      t('All seats are taken. Deactivate somebody, or contact us about more seats.'),
    );
  }
}
