import { AppError } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';

/** One answer for every link or code that does not work: unknown, altered, over, spent, or of somebody else. */
export const linkIsOver = (): AppError =>
  new AppError(400, 'link_invalid', t('This link no longer works. Please ask for a new one.'));
