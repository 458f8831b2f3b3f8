import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import type { Citation, LawDayReach } from './contract.ts';

/** In place of "Updated": from when to when the text held. */
export function dayLine({ reach, from, to, begins }: LawDayReach): string {
  if (reach === 'held' && from) {
    return to
      ? t('In force from {{from}} to {{to}}', { from: shortDate(from), to: shortDate(to) })
      : t('In force since {{from}}', { from: shortDate(from) });
  }
  if (reach === 'before') {
    return begins
      ? t('Our history of this text begins {{date}}', { date: shortDate(begins) })
      : t('The day on which today’s text began is not known');
  }
  if (reach === 'announced') return t('The text that is announced');
  return reach === 'changing'
    ? t('Today’s text; what is announced to change stands above it')
    : t('Today’s text, as far as is known');
}

/** What is said of an act that is cited on a day before today's began. */
export function datedText(dated: NonNullable<Citation['dated']>): string {
  return dated.kind === 'former'
    ? t('(the act of that day; its sections are not kept)')
    : t('(begins on {{date}}; the act before it is not recorded here)', { date: shortDate(dated.begins) });
}
