import { t } from '../../shared/text.ts';

/** Section 8 of the Regulation respecting confidentiality incidents (A-2.1, r. 3.1); PIPEDA asks for two (SOR/2018-64, section 6). */
export const KEPT_YEARS = 5;

/** Who may have to be told of an incident. */
export const TOLD = ['opc', 'cai', 'oipc', 'people', 'customer', 'public', 'other'] as const;
export type Told = (typeof TOLD)[number];

/** What was found of the risk of serious injury (Quebec), or of significant harm (PIPEDA). */
export const RISKS = ['open', 'serious', 'notSerious'] as const;
export type Risk = (typeof RISKS)[number];

/** The first day on which an entry may go. */
export const keptUntil = (awareOn: string): string =>
  `${Number(awareOn.slice(0, 4)) + KEPT_YEARS}${awareOn.slice(4)}`.replace(/-02-29$/, '-03-01');

interface Dated {
  happenedFrom: string | null;
  happenedTo: string | null;
  awareOn: string;
  risk: Risk;
  riskReasons: string;
  closedOn: string | null;
  notices: readonly { on: string }[];
  noticesNote: string;
}

/** What contradicts in an entry, by field; nothing when it is sound. */
export function incidentErrors(incident: Dated, today: string): Record<string, string> {
  const { happenedFrom, happenedTo, awareOn, risk, riskReasons, closedOn, notices, noticesNote } = incident;
  const errors: Record<string, string> = {};
  const refuse = (field: string, isWrong: boolean, text: string) => {
    if (isWrong && !(field in errors)) errors[field] = text;
  };
  const isToCome = (day: string | null) => day !== null && day > today;
  refuse('happenedFrom', isToCome(happenedFrom), t('This day is still to come.'));
  refuse('happenedTo', isToCome(happenedTo), t('This day is still to come.'));
  refuse(
    'happenedTo',
    !!happenedFrom && !!happenedTo && happenedTo < happenedFrom,
    t('This comes before the first day.'),
  );
  refuse('awareOn', !awareOn, t('This is needed.'));
  refuse('awareOn', isToCome(awareOn), t('This day is still to come.'));
  refuse('awareOn', !!happenedFrom && awareOn < happenedFrom, t('It was known before it happened.'));
  refuse('riskReasons', risk !== 'open' && !riskReasons.trim(), t('Say what it was concluded from.'));
  refuse('closedOn', isToCome(closedOn), t('This day is still to come.'));
  refuse('closedOn', closedOn !== null && closedOn < awareOn, t('It was closed before it was known.'));
  refuse('risk', closedOn !== null && risk === 'open', t('Conclude on the risk before you close it.'));
  refuse(
    'noticesNote',
    closedOn !== null && risk === 'serious' && notices.length === 0 && !noticesNote.trim(),
    t('Enter who was told, or why nobody was.'),
  );
  notices.forEach(({ on }, i) => {
    refuse(`notices.${i}.on`, !on, t('This is needed.'));
    refuse(`notices.${i}.on`, isToCome(on), t('This day is still to come.'));
  });
  return errors;
}
