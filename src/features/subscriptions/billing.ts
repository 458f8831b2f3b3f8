import { t } from '../../shared/text.ts';

/** How often a subscription is paid. */
export type Billing = 'annually' | 'monthly';

/** The same in words. */
export const billingText = (billing: Billing): string =>
  billing === 'annually' ? t('Annually') : t('Monthly');
