import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest } from '../../../platform/errors.ts';
import { composeEmail } from '../../../platform/mail/composeEmail.ts';
import { writeEmail } from '../../../platform/mail/outbox.ts';
import { newId } from '../../../platform/newId.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { longDate } from '../../../shared/torontoDate.ts';
import type { Actor } from '../../identity/actor.ts';
import './tables.ts';

export interface SubscriptionWish {
  plan: string | null;
  contactName: string;
  phone: string;
  message: string;
}

/** Files a request for a paid subscription for staff, and tells sales by email. Throws 400 for an unknown plan. */
export async function requestSubscription(
  { db, clock, brand, config }: Pick<Services, 'db' | 'clock' | 'brand' | 'config'>,
  actor: Actor,
  wish: SubscriptionWish,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['name', 'trial_until'])
      .where('id', '=', actor.accountId)
      .executeTakeFirstOrThrow();
    const plan = wish.plan
      ? await tx
          .selectFrom('subscription_plans')
          .select(['id', 'name'])
          .where('id', '=', wish.plan)
          .where('is_public', '=', true)
          .executeTakeFirst()
      : null;
    if (wish.plan && !plan) throw badRequest('plan', t('There is no such plan.'));
    await tx
      .insertInto('subscription_requests')
      .values({
        id: newId(),
        account_id: actor.accountId,
        user_id: actor.userId,
        plan_id: plan?.id ?? null,
        contact_name: wish.contactName,
        phone: wish.phone || null,
        message: wish.message,
        created_at: now,
      })
      .execute();
    const facts: [string, string][] = [
      [t('Organisation'), account.name],
      [t('Contact'), wish.contactName],
      [t('Email'), actor.email],
      [t('Phone'), wish.phone || t('not given')],
      [t('Plan'), plan?.name ?? t('not chosen')],
      [t('Trial until'), account.trial_until ? longDate(account.trial_until) : t('no trial')],
      [t('Message'), wish.message || t('none')],
    ];
    const content = composeEmail(brand, {
      preview: t('{{name}} asks about a paid subscription.', { name: wish.contactName }),
      heading: t('A request for a subscription'),
      paragraphs: [t('{{name}} asks about a paid subscription.', { name: wish.contactName })],
      facts,
    });
    const subject = t('Subscription request: {{account}}', { account: account.name });
    const headers = { 'Reply-To': actor.email };
    await writeEmail(tx, {
      kind: 'subscriptionRequest',
      to: config.salesEmail,
      subject,
      headers,
      ...content,
    });
  });
}
