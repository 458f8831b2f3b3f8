import { Popover } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import type { Notification } from '../contract.ts';
import { BellTarget } from './Bell.tsx';
import { BellList } from './BellList.tsx';

interface Props {
  items: Notification[];
  unseen: number;
}

/** The bell with its list, open from the beginning: it is made when the bell is first pressed. */
export function OpenBell({ items, unseen }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // It opens from the bell, so that closing it gives the focus back there.
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={380} trapFocus returnFocus>
      <Popover.Target>
        <BellTarget ref={target} unseen={unseen} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('Notifications')}>
        <BellList items={items} onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
