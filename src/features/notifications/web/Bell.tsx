import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { t } from '../../../shared/text.ts';
import { useIdle } from '../../../ui/hooks/useIdle.ts';
import { lazyPopup } from '../../../ui/overlay/late/lazyPopup.tsx';
import type { Notification } from '../contract.ts';
import { notificationsQuery } from './api.ts';
import c from './Bell.module.css';
import { useBellStream } from './useBellStream.ts';

/** "Wide desktop" is xl and up (decisions 7). */
const WIDE = '(min-width: 75em)';

interface BellProps {
  items: Notification[];
  unseen: number;
}

/** The bell itself, with how many messages were not seen yet. */
function BellTarget({ items: _, unseen, className = '', ...rest }: BellProps & ComponentProps<'button'>) {
  return (
    <ActionIcon
      className={`${c.bell} ${className}`}
      size={36}
      aria-label={
        unseen > 0 ? t('Notifications, {{count}} not seen yet', { count: unseen }) : t('Notifications')
      }
      {...rest}
    >
      <IconBell size={19} stroke={1.7} />
      {unseen > 0 && <span className={c.count}>{unseen > 9 ? '9+' : unseen}</span>}
    </ActionIcon>
  );
}

const BellButton = lazyPopup(
  { role: 'dialog', width: 380, label: () => t('Notifications') },
  BellTarget,
  () => import('./BellList.tsx'),
);

function WideBell() {
  const settled = useIdle();
  useBellStream(settled);
  const { data } = useQuery({ ...notificationsQuery, enabled: settled });
  const items = (data ?? []).filter(({ isListed }) => isListed);
  const unseen = items.filter(({ seen }) => !seen).length;
  return <BellButton items={items} unseen={unseen} />;
}

/** The bell of the header, on wide desktops only (specification 2.5). */
export function Bell() {
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  return wide ? <WideBell /> : null;
}
