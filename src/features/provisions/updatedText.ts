import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import type { Provision } from './contract.ts';

type Dated = Pick<Provision, 'updatedAt'>;

/** The day on which the law as stated last changed, or that it is not known (decisions 13). */
export const updatedDay = ({ updatedAt }: Dated): string =>
  updatedAt ? shortDate(updatedAt) : t('day not known');

/** "Updated: Jun 01, 2026" */
export const updatedText = (provision: Dated): string =>
  t('Updated: {{date}}', { date: updatedDay(provision) });
