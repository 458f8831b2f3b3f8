import { AppError, tooMany } from '../../../../platform/errors.ts';
import { RedlinePoolClosedError, RedlineQueueFullError } from '../../../../redline/pool/pool.ts';
import type { Redline } from '../../../../redline/types.ts';
import { t } from '../../../../shared/text.ts';
import type { Changes } from '../../compareContract.ts';

/** A comparison that could not be made now, as an answer that says what to do. */
function asAppError(error: unknown): unknown {
  if (error instanceof RedlineQueueFullError) {
    return tooMany(t('Too many comparisons are under way. Please try again in a moment.'));
  }
  if (error instanceof RedlinePoolClosedError) {
    return new AppError(
      503,
      'unavailable',
      t('The service is being restarted. Please try again in a moment.'),
    );
  }
  return error;
}

/** One answer must not fill the queue that everybody's comparisons wait in. */
const AT_ONCE = 4;

/** Runs comparisons a few at a time, and answers in their order; a full queue is a 429 and a closing server a 503. */
export async function compareAll<T, R>(items: T[], compare: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await compare(items[index] as T);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, lane));
    return results;
  } catch (error) {
    next = items.length;
    throw asAppError(error);
  }
}

/** The figures of a comparison as the calls give them. */
export const changesOf = ({ summary, degraded }: Pick<Redline, 'summary' | 'degraded'>): Changes => ({
  insertions: summary.insertions,
  deletions: summary.deletions,
  moves: summary.moves,
  isPlain: degraded,
});
