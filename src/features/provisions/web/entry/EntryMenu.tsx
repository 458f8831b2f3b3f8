import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../../../shared/text.ts';
import { lazyPopup } from '../../../../ui/overlay/late/lazyPopup.tsx';
import type { Provision } from '../../contract.ts';
import c from './ProvisionEntry.module.css';

interface EntryMenuProps {
  provision: Provision;
}

/** The button with the dots. */
function EntryMenuTarget({ provision, ...rest }: EntryMenuProps & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${c.more} ${c.moreQuiet}`}
      aria-label={t('More actions for {{jurisdiction}}', { jurisdiction: provision.jurisdictionName })}
      {...rest}
    >
      <IconDots size={18} aria-hidden />
    </button>
  );
}

/** The actions of an entry. */
export const EntryMenu = lazyPopup(
  { role: 'menu', width: 250 },
  EntryMenuTarget,
  () => import('./EntryMenuItems.tsx'),
);
