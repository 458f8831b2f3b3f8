import { t } from '../../../../../shared/text.ts';
import { shortDate } from '../../../../../shared/torontoDate.ts';
import type { TimeMachine, Version } from '../../../compareContract.ts';

/** The day a version is known by. Of some only the last day is known, and then both are the same. */
export const versionDate = ({ previousDate, until }: Pick<Version, 'previousDate' | 'until'>): string =>
  until === previousDate ? t('Until {{date}}', { date: shortDate(until) }) : shortDate(previousDate);

/** "until Dec 11, 2025", where that is not said already. */
export const versionUntil = ({
  previousDate,
  until,
}: Pick<Version, 'previousDate' | 'until'>): string | null =>
  until === null || until === previousDate ? null : t('until {{date}}', { date: shortDate(until) });

/** What brought a version. */
export const versionKind = ({ changeType }: Pick<Version, 'changeType'>): string =>
  changeType === null ? t('First version kept') : t(changeType);

/** What brought the current text: "Current · Amendment In Force". */
export const currentKind = ({ changeType }: Pick<TimeMachine, 'changeType'>): string =>
  changeType === null ? t('Current') : t('Current · {{change}}', { change: t(changeType) });

/** The places at which a version differs from the current text. */
export const changeCount = (
  { changes }: Pick<Version, 'changes' | 'previousRedline' | 'currentRedline'>,
  html: string,
): string => (changes.isPlain ? t('shown whole') : t('{{count}} changes', { count: changeNumbers(html) }));

const changeNumbers = (html: string): number =>
  new Set([...html.matchAll(/ data-change="(\d+)"/g)].map(([, number]) => number)).size;
