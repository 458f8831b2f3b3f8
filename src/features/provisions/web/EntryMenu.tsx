import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../shared/text.ts';
import type { Provision } from '../contract.ts';
import c from './ProvisionEntry.module.css';

const OpenEntryMenu = lazy(async () => ({
  default: (await import('./OpenEntryMenu.tsx')).OpenEntryMenu,
}));

export const moreLabel = (provision: Provision): string =>
  t('More actions for {{jurisdiction}}', { jurisdiction: provision.jurisdictionName });

interface ClosedMenuProps {
  provision: Provision;
  onClick?: () => void;
}

function ClosedMenu({ provision, onClick }: ClosedMenuProps) {
  return (
    <button
      type="button"
      className={`${c.more} ${c.moreQuiet}`}
      aria-label={moreLabel(provision)}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onClick}
    >
      <IconDots size={18} aria-hidden />
    </button>
  );
}

/** The actions of an entry. A page holds hundreds of entries, so the menu is only made when it is first opened. */
export function EntryMenu({ provision }: { provision: Provision }) {
  const [used, setUsed] = useState(false);
  if (!used) return <ClosedMenu provision={provision} onClick={() => setUsed(true)} />;
  return (
    <Suspense fallback={<ClosedMenu provision={provision} />}>
      <OpenEntryMenu provision={provision} />
    </Suspense>
  );
}
