import { t } from '../../shared/text.ts';

const WHAT: Record<string, (count: number) => string> = {
  people: (count) => t('{{count}} people with their sign-in data', { count }),
  sessions: (count) => t('{{count}} sessions', { count }),
  signIns: (count) => t('{{count}} lines of the sign-in log', { count }),
  notes: (count) => t('{{count}} notes', { count }),
  reports: (count) => t('{{count}} reports', { count }),
  checklistStatuses: (count) => t('{{count}} checklist statuses with their history', { count }),
  comments: (count) => t('{{count}} comments', { count }),
  evidence: (count) => t('{{count}} files and links of evidence', { count }),
  savedSearches: (count) => t('{{count}} saved searches', { count }),
  calculations: (count) => t('{{count}} calculations', { count }),
  'tours-seen': (count) => t('{{count}} feature tours seen', { count }),
  watchlist: (count) => t('{{count}} entries of watchlists', { count }),
  notifications: (count) => t('{{count}} items of bells', { count }),
  subscriptionRequests: (count) => t('{{count}} requests for a subscription', { count }),
  emails: (count) => t('{{count}} emails in the outbox', { count }),
};

/** How much of something goes with an account, in words; what features count of it is named in their `accountData`. */
export const erasedText = (what: string, count: number): string => WHAT[what]?.(count) ?? `${what}: ${count}`;
