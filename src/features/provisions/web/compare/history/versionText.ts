import { t } from '../../../../../shared/text.ts';
import { shortDate } from '../../../../../shared/torontoDate.ts';
import type { TimeMachine, Version } from '../../../compareContract.ts';

type Days = Pick<Version, 'previousDate' | 'until' | 'isBeginningKnown'>;

const began = (day: string, isKnown: boolean): string =>
  isKnown ? shortDate(day) : t('Shown since {{date}}', { date: shortDate(day) });

/** Of the text, only the last day is known. */
const isLastAlone = ({ previousDate, until, isBeginningKnown }: Days): boolean =>
  !isBeginningKnown && until === previousDate;

/** The day a version is known by: that since which it held, its last one, or else the one on which it was first shown. */
export const versionDate = (version: Days): string =>
  isLastAlone(version)
    ? t('Until {{date}}', { date: shortDate(version.previousDate) })
    : began(version.previousDate, version.isBeginningKnown);

/** The day since which the current text holds, or is shown where nothing else is known. */
export const currentDate = ({ since, isBeginningKnown }: Pick<TimeMachine, 'since' | 'isBeginningKnown'>) =>
  began(since, isBeginningKnown);

/** "until Dec 11, 2025", where that is not said already. */
export const versionUntil = (version: Days): string | null =>
  version.until === null || isLastAlone(version)
    ? null
    : t('until {{date}}', { date: shortDate(version.until) });

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
