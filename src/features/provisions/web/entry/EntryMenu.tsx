import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../../../shared/text.ts';
import { lazyPopup } from '../../../../ui/overlay/late/lazyPopup.tsx';
import { IconAction } from '../../../../ui/parts/IconAction.tsx';
import type { Provision } from '../../contract.ts';
import c from './ProvisionEntry.module.css';

interface EntryMenuProps {
  provision: Provision;
}

/** The button with the dots. */
function EntryMenuTarget({ provision, ...rest }: EntryMenuProps & ComponentProps<'button'>) {
  return (
    <IconAction
      className={c.more}
      aria-label={t('More actions for {{jurisdiction}}', { jurisdiction: provision.jurisdictionName })}
      {...rest}
    >
      <IconDots size={18} aria-hidden />
    </IconAction>
  );
}

/** The actions of an entry. */
export const EntryMenu = lazyPopup(
  { role: 'menu', width: 250 },
  EntryMenuTarget,
  () => import('./EntryMenuItems.tsx'),
);
