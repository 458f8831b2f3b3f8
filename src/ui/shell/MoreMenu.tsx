import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../shared/text.ts';
import { lazyPopup } from '../overlay/late/lazyPopup.tsx';
import type { NavEntry } from './entries.ts';
import c from './MoreMenu.module.css';

interface Props {
  entries: readonly NavEntry[];
}

/** Marked while one of its screens is open. */
function MoreTarget({ entries, className = '', ...rest }: Props & ComponentProps<'button'>) {
  const { pathname } = useLocation();
  const isOpen = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <button type="button" className={`${c.more} ${className}`} data-open={isOpen || undefined} {...rest}>
      {t('More')} <IconChevronDown size={14} aria-hidden />
    </button>
  );
}

/** The entries of the navigation for which the header has no room. */
export const MoreMenu = lazyPopup(
  { role: 'menu', width: 220 },
  MoreTarget,
  () => import('./MoreMenuItems.tsx'),
);
