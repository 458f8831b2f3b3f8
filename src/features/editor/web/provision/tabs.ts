import { t } from '../../../../shared/text.ts';

/** The parts of a provision that an editor writes, each under its tab. */
export const TABS = ['text', 'warning', 'policy', 'rules', 'upcoming', 'deadlines'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that an address asks for. */
export const tabIn = (search: URLSearchParams): Tab =>
  TABS.find((tab) => tab === search.get('tab')) ?? 'text';

export const tabName = (tab: Tab): string =>
  ({
    text: t('Text'),
    warning: t('Warning'),
    policy: t('Policy'),
    rules: t('Rules'),
    upcoming: t('Upcoming'),
    deadlines: t('Deadlines'),
  })[tab];
