import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../../shared/text.ts';
import { lazyPopup } from '../../../ui/overlay/late/lazyPopup.tsx';
import c from './Checklists.module.css';
import { STATUS_ICONS, type StatusButtonProps, shownStatus, statusName } from './statusLook.ts';

function StatusTarget({
  requirement: one,
  onStatus: _,
  onOpen: _open,
  className = '',
  ...rest
}: StatusButtonProps & ComponentProps<'button'>) {
  const status = shownStatus(one);
  const Icon = STATUS_ICONS[status];
  return (
    <button
      type="button"
      className={`${c.status} ${className}`}
      data-status={status}
      disabled={one.isRetired}
      aria-label={t('{{status}}: {{requirement}}', {
        status: statusName(status),
        requirement: one.requirement,
      })}
      {...rest}
    >
      <Icon size={16} stroke={1.9} aria-hidden />
      <span>{statusName(status)}</span>
      <IconChevronDown size={15} stroke={1.8} aria-hidden />
    </button>
  );
}

/** How far the organisation is with a requirement, and the way to change it. */
export const StatusButton = lazyPopup(
  { role: 'menu', width: 200, align: 'start' },
  StatusTarget,
  () => import('./StatusMenuItems.tsx'),
);
