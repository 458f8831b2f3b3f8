import { AppError, tooMany } from '../../../../platform/errors.ts';
import { RedlinePoolClosedError, RedlineQueueFullError } from '../../../../redline/pool.ts';
import { t } from '../../../../shared/text.ts';

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

/** Runs comparisons side by side; a full queue is a 429 and a closing server a 503. */
export async function compareAll<T, R>(items: T[], compare: (item: T) => Promise<R>): Promise<R[]> {
  try {
    return await Promise.all(items.map(compare));
  } catch (error) {
    throw asAppError(error);
  }
}
