import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import c from './ChangeNavigation.module.css';
import { type ChangeNavigator, navigatorText } from './useChangeNavigator.ts';

/** The way from change to change, and where on it the reader is. */
export function ChangeNavigation({ navigator }: { navigator: ChangeNavigator }) {
  const { count, go, spoken } = navigator;
  return (
    <div className={c.navigation}>
      <ActionIcon
        className={c.button}
        variant="default"
        disabled={count === 0}
        aria-label={t('Previous change')}
        title={t('Previous change (p)')}
        aria-keyshortcuts="p"
        onClick={() => go(-1)}
      >
        <IconChevronUp size={18} />
      </ActionIcon>
      <ActionIcon
        className={c.button}
        variant="default"
        disabled={count === 0}
        aria-label={t('Next change')}
        title={t('Next change (n)')}
        aria-keyshortcuts="n"
        onClick={() => go(1)}
      >
        <IconChevronDown size={18} />
      </ActionIcon>
      <span role="status" className={c.count}>
        {navigatorText(navigator)}
        <VisuallyHidden>{spoken && `. ${spoken}`}</VisuallyHidden>
      </span>
    </div>
  );
}
