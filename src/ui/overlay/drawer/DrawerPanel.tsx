import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text.ts';
import { useScrollLock } from '../useScrollLock.ts';
import c from './DrawerPanel.module.css';

export interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title: the way to the next, say. */
  headActions?: ReactNode;
  /** Actions that stay in place below the content. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Details beside the page: 480 px from the right, and on a phone a sheet from the bottom. Returns the focus when it closes. */
function DrawerPanel({ opened, onClose, title, headActions, foot, children }: DrawerProps) {
  const phone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  useScrollLock(opened);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={phone ? 'bottom' : 'right'}
      size={480}
      transitionProps={{ duration: 160 }}
      lockScroll={false}
      classNames={{ content: `${c.content} ${phone ? c.sheet : ''}` }}
    >
      <Drawer.Overlay color="#1b1916" backgroundOpacity={0.32} />
      <Drawer.Content>
        <div className={c.header}>
          <Drawer.Title className={c.title}>{title}</Drawer.Title>
          <span className={c.actions}>
            {headActions}
            <Drawer.CloseButton aria-label={t('Close')} size={36} />
          </span>
        </div>
        <Drawer.Body className={c.body}>{children}</Drawer.Body>
        {foot && <div className={c.foot}>{foot}</div>}
      </Drawer.Content>
    </Drawer.Root>
  );
}

export { DrawerPanel as Component };
