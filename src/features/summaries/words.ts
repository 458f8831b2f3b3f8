import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import type { DueRequirement, SummaryEntry, SummaryGroup } from './contract.ts';

/** A group's name as a heading, in emails and in the preview: by which choice of the reader it is told of. */
export const groupTitle = ({ kind, name }: SummaryGroup): string =>
  ({
    report: () => t('Report: {{name}}', { name }),
    watchlist: () => t('Your watchlist'),
    search: () => t('Search: {{name}}', { name }),
  })[kind]();

/** When a requirement is due, or was. */
export const dueWhen = ({ dueOn, isOverdue }: Pick<DueRequirement, 'dueOn' | 'isOverdue'>): string =>
  isOverdue
    ? t('Overdue since {{date}}', { date: shortDate(dueOn) })
    : t('Due {{date}}', { date: shortDate(dueOn) });

/** What a part of a provision is called over its redline; the description needs no name. */
export const partName = (part: SummaryEntry['changes'][number]['part']): string =>
  ({
    description: () => '',
    warning: () => t('Warning'),
    policy: () => t('Sample policy'),
    upcoming: () => t('What the bill changes'),
  })[part]();

/** Where else an entry belongs, in a line; empty when nowhere. */
export const alsoInLine = (groups: readonly SummaryGroup[]): string =>
  groups.length === 0 ? '' : t('Also in: {{groups}}', { groups: groups.map(groupTitle).join(', ') });
