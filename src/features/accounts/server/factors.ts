import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { recoverFactors } from '../../auth/server/writes.ts';
import type { Actor } from '../../identity/actor.ts';
import { changeAccount } from '../../identity/server/writes.ts';
import { writeFactorAskedEmail } from './emails.ts';
import { lockAccount } from './members.ts';
import type { AccountsServices } from './services.ts';

const DAY_MS = 86_400_000;

const auditOf = (actor: Actor, action: string, subject: { kind: string; id: string }, at: Date) => ({
  at,
  actor: { userId: actor.userId, email: actor.email },
  action,
  subject,
});

/**
 * Asks a second factor of everybody in the actor's account after some days, and tells those who have none; null asks none. Throws 409
 * while the actor has none: nobody locks themselves out.
 */
export async function requireFactor(
  { db, clock, brand }: AccountsServices,
  actor: Actor,
  graceDays: number | null,
): Promise<Date | null> {
  const now = clock.now();
  const from = graceDays === null ? null : new Date(now.getTime() + graceDays * DAY_MS);
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, actor.accountId);
    const { has_factor } = await tx
      .selectFrom('users')
      .select('has_factor')
      .where('id', '=', actor.userId)
      .executeTakeFirstOrThrow();
    if (from && !has_factor) {
      throw conflict('own_factor_first', t('Add a second factor of your own first, in your preferences.'));
    }
    await changeAccount(tx, account.id, { factor_required_from: from });
    await recordAudit(tx, {
      ...auditOf(actor, 'account.requireFactor', { kind: 'account', id: account.id }, now),
      before: { from: account.factor_required_from },
      after: { from },
    });
    if (!from) return;
    const people = await tx
      .selectFrom('users')
      .select(['email', 'first_name'])
      .where('account_id', '=', account.id)
      .where('is_active', '=', true)
      .where('has_factor', '=', false)
      .execute();
    for (const { email, first_name } of people) {
      await writeFactorAskedEmail(
        tx,
        brand,
        { email, firstName: first_name },
        { account: account.name, from },
      );
    }
  });
  return from;
}

const nameOf = (actor: Actor): string => `${actor.firstName} ${actor.lastName}`.trim();

/** Helps somebody of the actor's account who lost their device. The reason is kept, and told to the person. */
export async function recoverMember(
  { db, clock, brand }: AccountsServices,
  actor: Actor,
  userId: string,
  reason: string,
): Promise<void> {
  const now = clock.now();
  if (userId === actor.userId)
    throw conflict('own_access', t('Remove your own factors in your preferences.'));
  await inTransaction(db, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'has_factor as hasFactor'])
      .where('id', '=', userId)
      .where('account_id', '=', actor.accountId)
      .executeTakeFirst();
    if (!person) throw notFound();
    const who = { id: person.id, email: person.email, firstName: person.first_name };
    await recoverFactors(tx, brand, { person: who, by: nameOf(actor), reason }, now);
    await recordAudit(tx, {
      ...auditOf(actor, 'user.recoverFactors', { kind: 'user', id: userId }, now),
      before: { hasFactor: person.hasFactor },
      after: { hasFactor: false, reason },
    });
  });
}

/** Staff help an owner who lost their device, whom nobody in the account could help. */
export async function recoverByStaff(
  { db, clock, brand, config }: AccountsServices,
  actor: Actor,
  email: string,
  reason: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'has_factor as hasFactor'])
      .where('email', '=', email)
      .where('id', '!=', actor.userId)
      .executeTakeFirst();
    if (!person) throw notFound(t('There is nobody else with this email.'));
    const who = { id: person.id, email: person.email, firstName: person.first_name };
    const by = t('The staff of {{product}}', { product: config.productName });
    await recoverFactors(tx, brand, { person: who, by, reason }, now);
    await recordAudit(tx, {
      ...auditOf(actor, 'user.recoverFactors', { kind: 'user', id: person.id }, now),
      before: { hasFactor: person.hasFactor },
      after: { hasFactor: false, reason },
    });
  });
}
