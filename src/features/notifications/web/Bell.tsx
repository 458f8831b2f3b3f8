import { ActionIcon, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { notificationsQuery } from './api.ts';
import c from './Bell.module.css';
import { useBellStream } from './useBellStream.ts';

const BellList = lazy(async () => ({ default: (await import('./BellList.tsx')).BellList }));

/** "Wide desktop" is xl and up (decisions 7). */
const WIDE = '(min-width: 75em)';

function WideBell() {
  useBellStream();
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(notificationsQuery);
  const items = data ?? [];
  const unseen = items.filter(({ seen }) => !seen).length;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={380} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={c.bell}
          size={36}
          aria-label={
            unseen > 0 ? t('Notifications, {{count}} not seen yet', { count: unseen }) : t('Notifications')
          }
          onClick={() => setOpened(!opened)}
        >
          <IconBell size={19} stroke={1.7} />
          {unseen > 0 && <span className={c.count}>{unseen > 9 ? '9+' : unseen}</span>}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('Notifications')}>
        <Suspense fallback={<div className={c.place} />}>
          <BellList items={items} onClose={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The bell of the header, on wide desktops only (specification 2.5). */
export function Bell() {
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  return wide ? <WideBell /> : null;
}
