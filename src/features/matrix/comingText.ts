import { t } from '../../shared/text.ts';
import { inForceText } from '../legislation/inForceText.ts';
import type { Coming } from './contract.ts';

/** What is coming, in a line: "Bill 30: … In force: Jan 01, 2027." */
export function comingText(coming: Coming): string {
  const lead = coming.bill ? `${coming.bill}: ` : '';
  return `${lead}${coming.overview} ${t('In force: {{when}}.', { when: inForceText(coming) })}`;
}
