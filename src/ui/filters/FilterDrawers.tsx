import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../shared/text.ts';
import { SideDrawer } from '../overlay/drawer/SideDrawer.tsx';
import { Tag } from '../parts/Tag.tsx';
import c from './FilterPage.module.css';
import { useWideEnough } from './useWideEnough.ts';

/** One button and what it opens. */
export interface FilterDrawer {
  title: string;
  icon: TablerIcon;
  /** How many values are chosen in it: shown in place of the icon. */
  count?: number;
  content: ReactNode;
}

interface Props {
  drawers: readonly FilterDrawer[];
  /** What else stands beside the buttons. */
  children?: ReactNode;
}

/** The filters of narrow screens: a row of buttons, each with its drawer. */
export function FilterDrawers({ drawers, children }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const close = () => setOpened(null);
  if (useWideEnough()) return null;
  return (
    <div className={c.buttons} data-chrome>
      {drawers.map(({ title, icon: Icon, count = 0 }) => (
        <Button
          key={title}
          data-tour="openFilters"
          variant="default"
          h={40}
          leftSection={count === 0 && <Icon size={17} aria-hidden />}
          rightSection={count > 0 && <Tag tone="teal">{count}</Tag>}
          onClick={() => setOpened(title)}
        >
          {title}
        </Button>
      ))}
      {children}
      {drawers.map(({ title, content }) => (
        <SideDrawer
          key={title}
          opened={opened === title}
          onClose={close}
          title={title}
          foot={
            <Button fullWidth h={40} onClick={close}>
              {t('Show results')}
            </Button>
          }
        >
          {content}
        </SideDrawer>
      ))}
    </div>
  );
}
