import type { Mark } from './schemas.ts';

/** What decides the mark of a provision. Days are calendar dates. */
export interface Marked {
  isPublished: boolean;
  confidence: 'high' | 'medium' | 'low';
  reviewDue: string | null;
  hasDraft: boolean;
}

/**
 * The one mark of a provision: what an editor has to know first. A draft that is open; then that readers do not see it; then that its
 * sources are to be read again (a provision without a day was never read); then that something is not settled.
 */
export function markOf({ isPublished, confidence, reviewDue, hasDraft }: Marked, today: string): Mark {
  if (hasDraft) return 'draft';
  if (!isPublished) return 'unpublished';
  if (reviewDue === null || reviewDue <= today) return 'reviewDue';
  return confidence === 'high' ? 'published' : 'unconfirmed';
}
