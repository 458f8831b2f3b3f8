import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { t } from '../../shared/text.ts';
import { Empty } from './StateCard.tsx';

interface Props {
  title?: string;
  icon?: TablerIcon;
  /** Takes back what left nothing; left out where that is not known. */
  action?: { label: string; onClick: () => void };
}

/** Filters or words that leave nothing: says so, and offers to take them back. */
export const NoMatches = ({ title = t('No results found.'), icon, action }: Props) => (
  <Empty
    icon={icon}
    title={title}
    text={t('Please adjust your filters and try again.')}
    action={
      action && (
        <Button variant="default" size="compact-sm" onClick={action.onClick}>
          {action.label}
        </Button>
      )
    }
  />
);
