import type { ComponentProps } from 'react';
import { t } from '../../../shared/text.ts';
import { lazyPopup } from '../../../ui/overlay/late/lazyPopup.tsx';
import c from './Checklists.module.css';
import { type StatusButtonProps, shownStatus, statusName } from './statusLook.ts';

function StatusTarget({
  requirement: one,
  onStatus: _,
  onOpen: _open,
  className = '',
  ...rest
}: StatusButtonProps & ComponentProps<'button'>) {
  const status = shownStatus(one);
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
      {statusName(status)}
    </button>
  );
}

/** How far the organisation is with a requirement (its signs are drawn by the style: there are hundreds of them), and the way to change it. */
export const StatusButton = lazyPopup(
  { role: 'menu', width: 200, align: 'start' },
  StatusTarget,
  () => import('./StatusMenuItems.tsx'),
);
