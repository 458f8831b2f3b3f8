import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { useSettled } from '../../../ui/useSettled.ts';
import { notificationsQuery } from './api.ts';
import c from './Bell.module.css';
import { useBellStream } from './useBellStream.ts';

const OpenBell = lazy(async () => ({ default: (await import('./OpenBell.tsx')).OpenBell }));

/** "Wide desktop" is xl and up (decisions 7). */
const WIDE = '(min-width: 75em)';

interface TargetProps extends ComponentProps<'button'> {
  unseen: number;
}

/** The bell itself, with how many messages were not seen yet. */
export function BellTarget({ unseen, className = '', ...rest }: TargetProps) {
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

function WideBell() {
  const settled = useSettled();
  useBellStream(settled);
  const [used, setUsed] = useState(false);
  const { data } = useQuery({ ...notificationsQuery, enabled: settled });
  const items = data ?? [];
  const unseen = items.filter(({ seen }) => !seen).length;
  const closed = (
    <BellTarget unseen={unseen} aria-haspopup="dialog" aria-expanded={false} onClick={() => setUsed(true)} />
  );
  if (!used) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenBell items={items} unseen={unseen} />
    </Suspense>
  );
}

/** The bell of the header, on wide desktops only (specification 2.5). */
export function Bell() {
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  return wide ? <WideBell /> : null;
}
