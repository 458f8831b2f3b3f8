import { t } from '../../../../shared/text.ts';

/** The parts of a provision that an editor writes, each under its tab. */
export const TABS = ['text', 'warning', 'policy', 'rules', 'upcoming', 'deadlines'] as const;
export type Tab = (typeof TABS)[number];

export const tabName = (tab: Tab): string =>
  ({
    text: t('Text'),
    warning: t('Warning'),
    policy: t('Policy'),
    rules: t('Rules'),
    upcoming: t('Upcoming'),
    deadlines: t('Deadlines'),
  })[tab];
