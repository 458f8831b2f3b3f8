import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../shared/text.ts';
import { lazyPopup } from '../overlay/late/lazyPopup.tsx';
import type { NavEntry } from './entries.ts';
import c from './NavMenu.module.css';

interface Props {
  entry: NavEntry;
  /** The screens that belong to it. */
  within: readonly NavEntry[];
}

/** The arrow beside an entry of the navigation; the entry itself stays a link. */
function NavMenuTarget({ entry, within: _, className = '', ...rest }: Props & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${c.arrow} ${className}`}
      aria-label={t('More of {{name}}', { name: entry.label })}
      {...rest}
    >
      <IconChevronDown size={15} aria-hidden />
    </button>
  );
}

/** The screens that belong to an entry of the navigation, itself first. */
export const NavMenu = lazyPopup(
  { role: 'menu', width: 328, align: 'start' },
  NavMenuTarget,
  () => import('./NavMenuItems.tsx'),
);
