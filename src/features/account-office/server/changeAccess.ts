import type { Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { endOfTorontoDay } from '../../../shared/torontoDate.ts';
import { lockAccount, setMfa } from '../../accounts/server/writes.ts';
import { areaNames, areasInOrder } from '../../catalogue/server/reads.ts';
import type { Actor } from '../../identity/actor.ts';
import type { AccountsTable } from '../../identity/server/tables.ts';
import { changeAccount } from '../../identity/server/writes.ts';
import { planName } from '../../subscriptions/server/reads.ts';
import type { AccessChange, StaffAccount } from '../contract.ts';
import { seatsError, selectionErrors } from '../rules.ts';
import { accountOf, assertCustomer, type OfficeServices } from './oneAccount.ts';

type Fields = Omit<AccessChange, 'reason' | 'isMFAEnabled'>;

/** When a trial of these words ends: a day lasts until its end in Toronto. */
const endOf = (trialUntil: string | null, now: Date): Date | null =>
  trialUntil === 'now' ? now : trialUntil === null ? null : endOfTorontoDay(trialUntil);

/** The columns of a change, and nothing else that a call might bring. */
export function columnsOf(fields: Fields, now: Date): Updateable<AccountsTable> {
  const { trialUntil } = fields;
  const columns: Updateable<AccountsTable> = {
    intended_plan: fields.plan,
    trial_until: trialUntil === undefined ? undefined : endOf(trialUntil, now),
    is_subscription_active: fields.isSubscriptionActive,
    subscription_renews_on: fields.renewsOn,
    subscription_billing: fields.billing,
    seats: fields.seats,
    selected_jurisdictions: fields.jurisdictions && [...new Set(fields.jurisdictions)],
    selected_areas: fields.areas && [...new Set(fields.areas)],
    is_pdf_download_enabled: fields.isPDFDownloadEnabled,
    is_excel_download_enabled: fields.isExcelDownloadEnabled,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Throws 400 at the field for a plan or an area that there is none of. */
export async function assertKnown(tx: Tx, { plan, areas = [] }: Fields): Promise<void> {
  if (plan && !(await planName(tx, plan))) throw badRequest('plan', t('There is no such plan.'));
  const known = new Set((await areasInOrder(tx)).map(({ id }) => id));
  if (areas.some((id) => !known.has(id))) throw badRequest('areas', t('There is no such area.'));
}

/** Throws 400 at the first field of a selection that its account cannot have. */
export function assertSelection(account: Parameters<typeof selectionErrors>[0]): void {
  for (const [field, message] of Object.entries(selectionErrors(account))) throw badRequest(field, message);
}

const activePeople = async (tx: Tx, accountId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
};

/** Of the values of an account, those that a change names, in words: what its history shows as a redline. */
async function named(
  tx: Tx,
  account: StaffAccount,
  keys: readonly string[],
): Promise<Record<string, unknown>> {
  const areas = await areaNames(tx, account.areas);
  const words = { ...account, plan: account.plan?.name ?? null, areas };
  return Object.fromEntries(Object.entries(words).filter(([key]) => keys.includes(key)));
}

/**
 * Changes what an account may see and do. Every call reads it from the account's row, so it holds from the next call of an open
 * session on, in every process. Throws 400 at the field for fewer seats than people, and for what a trial cannot have.
 */
export async function changeAccess(
  services: Parameters<typeof setMfa>[0] & OfficeServices & Pick<Services, 'db'>,
  actor: Actor,
  accountId: string,
  { reason, isMFAEnabled, ...fields }: AccessChange,
): Promise<void> {
  const { db, clock, entitlements } = services;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await assertCustomer(tx, accountId);
    const account = await lockAccount(tx, accountId);
    await assertKnown(tx, fields);
    const seats = fields.seats && seatsError(fields.seats, await activePeople(tx, accountId));
    if (seats) throw badRequest('seats', seats);
    const inside = { ...services, db: tx };
    const before = await accountOf(inside, accountId);
    const isSubscribed = entitlements.isSubscribed({
      ...account,
      is_subscription_active: fields.isSubscriptionActive ?? before.isSubscriptionActive,
    });
    if (fields.jurisdictions)
      assertSelection({ isSubscribed, areas: before.areas, jurisdictions: fields.jurisdictions });
    if (fields.areas)
      assertSelection({ isSubscribed, jurisdictions: before.jurisdictions, areas: fields.areas });
    const columns = columnsOf(fields, now);
    if (Object.keys(columns).length > 0) {
      await changeAccount(tx, accountId, columns);
      const after = await accountOf(inside, accountId);
      await recordAudit(tx, {
        at: now,
        actor,
        action: 'account.changeAccess',
        subject: { kind: 'account', id: accountId },
        before: await named(tx, before, Object.keys(fields)),
        after: { ...(await named(tx, after, Object.keys(fields))), reason },
      });
    }
    if (isMFAEnabled !== undefined) await setMfa(services, { actor, accountId, reason }, isMFAEnabled);
  });
}
