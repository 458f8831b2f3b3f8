import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { type Billing, billingText } from '../../subscriptions/billing.ts';

const NAMES: Record<string, () => string> = {
  areas: () => t('Areas'),
  billing: () => t('Billed'),
  factorRequiredFrom: () => t('Second factor from'),
  isActive: () => t('Access'),
  isExcelDownloadEnabled: () => t('Excel downloads'),
  isMFAEnabled: () => t('Sign-in by emailed link'),
  isPDFDownloadEnabled: () => t('PDF downloads'),
  isSubscriptionActive: () => t('Subscription'),
  jurisdictions: () => t('Jurisdictions'),
  plan: () => t('Plan'),
  renewsOn: () => t('Renews on'),
  role: () => t('Role'),
  seats: () => t('Seats'),
  trialUntil: () => t('Trial until'),
};

/** For a field that chooses it. */
export const BILLINGS = () =>
  (['annually', 'monthly'] as const).map((value) => ({ value, label: billingText(value) }));

/** What a field of an account is called; null for what the history leaves out. */
export const fieldName = (key: string): string | null => NAMES[key]?.() ?? null;

const oneText = (value: unknown): string =>
  JURISDICTION_CODES.includes(value as JurisdictionCode)
    ? jurisdictionName(value as JurisdictionCode)
    : String(value);

/** A value of a field as people read it. */
export function valueText(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') {
    if (key === 'isSubscriptionActive') return value ? t('Active') : t('Not active');
    return value ? t('On') : t('Off');
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return t('All');
    return value.map(oneText).join(', ');
  }
  if (key === 'billing') return billingText(value as Billing);
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? shortDate(text) : text;
}
