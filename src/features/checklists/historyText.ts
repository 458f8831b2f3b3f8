import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import type { HistoryLine } from './contract.ts';

/** "yearly 2027-03-01" as people say it. */
function dueText(value: string): string {
  const [every = '', on = ''] = value.split(' ');
  const date = shortDate(on);
  const said: Record<string, () => string> = {
    monthly: () => t('{{date}}, every month', { date }),
    quarterly: () => t('{{date}}, every three months', { date }),
    yearly: () => t('{{date}}, every year', { date }),
    statute: () => t('{{date}}, as the law sets it', { date }),
  };
  return said[every]?.() ?? date;
}

/** What somebody did, after their name: "set Not Started to In Progress". */
export function historyText({ kind, from, to, by }: HistoryLine): string {
  const names = { from: from ?? '', to: to ?? '' };
  switch (kind) {
    case 'status':
      if (by === null)
        return t('The next turn began: {{from}} became {{to}}', { from: t(names.from), to: t(names.to) });
      return from === to
        ? t('set {{to}} again', { to: t(names.to) })
        : t('set {{from}} to {{to}}', { from: t(names.from), to: t(names.to) });
    case 'applicability':
      return to === 'applies' ? t('said that it applies again') : t('said that it does not apply');
    case 'owner':
      if (to === null) return t('took {{from}} off as the owner', names);
      return from === null
        ? t('made {{to}} the owner', names)
        : t('made {{to}} the owner in place of {{from}}', names);
    case 'due':
      if (by === null) return t('The next due date is {{to}}', { to: dueText(names.to) });
      return to === null
        ? t('took the due date away')
        : t('set the due date to {{to}}', { to: dueText(names.to) });
    case 'comment':
      return t('wrote a comment');
    case 'evidence added':
      return t('added {{to}}', names);
    case 'evidence renamed':
      return t('renamed {{from}} to {{to}}', names);
    case 'evidence removed':
      return t('removed {{from}}', names);
    case 'evidence restored':
      return t('brought {{to}} back', names);
  }
}
