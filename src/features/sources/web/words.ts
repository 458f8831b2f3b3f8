import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import type { WatchedSource } from '../contract.ts';
import type { Item } from './items.ts';

/** The state of a source in a word, as the head of its group. */
export const stateName = (state: Item['state']): string =>
  ({
    changed: t('Changed'),
    moved: t('Moved'),
    dead: t('Dead'),
    new: t('Not read yet'),
    fine: t('Fine'),
    leftOut: t('Not watched'),
  })[state];

const WHY = (): Record<NonNullable<WatchedSource['why']>, string> => ({
  terms: t('The terms of the site forbid programs.'),
  robots: t('Its robots.txt asks not to be read.'),
  forbidden: t('The site lets no program read it.'),
  size: t('The page is too large.'),
  type: t('It is no page of text.'),
  address: t('It is not on the public internet.'),
  gone: t('It is gone, and kept as it was last read.'),
});

/** What is to be said of a page in one line. */
export function stateLine(source: WatchedSource): string {
  switch (source.state) {
    case 'changed':
      return source.isConfirmed ? t('The law changed, says an editor') : t('Other words than before');
    case 'moved':
      return t('Leads on to {{address}}', { address: bare(source.movedTo ?? '') });
    case 'dead':
      return source.status === null
        ? t('No answer, {{count}} tries', { count: source.failures })
        : t('{{status}} since {{date}}', {
            status: source.status,
            date: source.failedSince ? shortDate(source.failedSince) : '',
          });
    case 'leftOut':
      return source.why ? WHY()[source.why] : '';
    case 'new':
      return t('Waits for the first round');
    case 'fine':
      return source.readAt ? t('As before, {{date}}', { date: shortDate(source.readAt) }) : '';
  }
}

/** An address without what every address has. */
export const bare = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** How many provisions rest on something. */
export const provisionCount = (count: number): string =>
  count === 1 ? t('1 provision') : t('{{count}} provisions', { count });

/** How many provisions and special rules rest on something: "1 provision, 2 rules". */
export const restingCount = ({ provisions, rules }: { provisions: number; rules: number }): string =>
  [
    (provisions > 0 || rules === 0) && provisionCount(provisions),
    rules > 0 && (rules === 1 ? t('1 rule') : t('{{count}} rules', { count: rules })),
  ]
    .filter(Boolean)
    .join(', ');

/** How many sections of a statute differ. */
export const sectionCount = (count: number): string =>
  count === 1 ? t('1 section differs') : t('{{count}} sections differ', { count });
