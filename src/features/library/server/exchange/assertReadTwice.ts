import { forbidden } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import type { EntryKind } from '../../entries/entry.ts';

/** What waits for a second reader where an installation wants one: the words that readers are shown as the law. */
const READ_TWICE: ReadonlySet<EntryKind> = new Set(['provision', 'specialRule', 'bill', 'requirement']);

/**
 * Throws 403 where an installation wants a second reader and these would go out without one. Whoever runs the server may still bring
 * them in by its command line.
 */
export function assertReadTwice(
  { config }: Pick<Services, 'config'>,
  { entries, besides = 0 }: { entries: readonly { kind: EntryKind }[]; besides?: number },
): void {
  if (config.review !== 'required') return;
  if (besides === 0 && !entries.some(({ kind }) => READ_TWICE.has(kind))) return;
  throw forbidden(
    'review_required',
    t('A second person approves what readers are shown. Save texts as drafts and send them for review.'),
  );
}
