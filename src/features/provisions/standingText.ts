import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import type { Provision } from './contract.ts';

/** How a text stands, told apart by word and mark (decisions 13). Only the first two carry a tick. */
export type StandingMark = 'law' | 'government' | 'older' | 'other' | 'none';

type Standing = Pick<Provision, 'verification' | 'verified' | 'confidence' | 'open'> &
  Partial<Pick<Provision, 'sourceChangedOn'>>;

/** The day of a source as readers see it; a year or a month stays one. */
const sourceDay = (date: string): string => (date.length === 10 ? shortDate(date) : date);

export function standingMark({ verification, verified }: Standing): StandingMark {
  if (!verified) return 'none';
  switch (verification) {
    case 'official-text':
      return 'law';
    case 'official-page':
      return 'government';
    case 'older-official-text':
      return 'older';
    case 'secondary-page':
      return 'other';
    default:
      return 'none';
  }
}

/** The standing in words: "Checked against a government page". */
export function standingWords(standing: Standing): string {
  switch (standingMark(standing)) {
    case 'law':
      return t('Checked against the law’s own text');
    case 'government':
      return t('Checked against a government page');
    case 'older':
      return standing.verified?.date
        ? t('Based on an older official text ({{date}})', { date: sourceDay(standing.verified.date) })
        : t('Based on an older official text');
    case 'other':
      return t('Based on another source');
    case 'none':
      return t('Not yet checked against a source');
  }
}

/** What readers are told while a changed source is being checked; null when nothing is. */
export const sourceChangeText = ({ sourceChangedOn }: Pick<Standing, 'sourceChangedOn'>): string | null =>
  sourceChangedOn
    ? t('Source changed on {{date}}; being checked', { date: shortDate(sourceChangedOn) })
    : null;

/** The whole of it in one line, for files: what it was checked against, when that was read, and what is not confirmed. */
export function standingLine(standing: Standing): string {
  const { verified, confidence, open } = standing;
  const words = [
    verified
      ? t('{{standing}}: {{source}}, read on {{date}}.', {
          standing: standingWords(standing),
          source: verified.against,
          date: shortDate(verified.on),
        })
      : t('{{standing}}.', { standing: standingWords(standing) }),
  ];
  const changed = sourceChangeText(standing);
  if (changed) words.push(`${changed}.`);
  if (confidence !== 'high')
    words.push(open ? t('Not fully confirmed: {{open}}', { open }) : t('Not fully confirmed.'));
  return words.join(' ');
}
