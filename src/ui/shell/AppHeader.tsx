import { Box, Burger } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../shared/text.ts';
import { lazyOverlay } from '../overlay/late/lazyOverlay.tsx';
import { pageConfig } from '../pageConfig.ts';
import { Logo } from '../parts/Logo.tsx';
import type { MenuEntry, NavEntry, Person } from './entries.ts';
import c from './header.module.css';
import { NavEntryLink } from './NavEntryLink.tsx';
import { NavMenu } from './NavMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

const MobileMenu = lazyOverlay(() => import('./MobileMenu.tsx'));

interface Props {
  nav: readonly NavEntry[];
  /** What stands behind the last entry, for those that have no room; `allNav` has these too, for the menu of a phone. */
  more?: ReactNode;
  allNav?: readonly NavEntry[];
  person: Person;
  menu: readonly (readonly MenuEntry[])[];
  /** The staff area is told apart by its dark header. */
  staff?: boolean;
  /** What stands between the navigation and the user menu. */
  children?: ReactNode;
}

/** A screen of the navigation, with a menu of those that stand under it. */
function MainEntry({ entry, within }: { entry: NavEntry; within: readonly NavEntry[] }) {
  const link = (
    <NavEntryLink entry={entry} within={within}>
      {entry.label}
    </NavEntryLink>
  );
  if (within.length === 0) return link;
  return (
    <span className={c.split}>
      {link}
      <NavMenu entry={entry} within={within} />
    </span>
  );
}

/** The 64 px header of both areas. Below lg the navigation moves into a menu. */
export function AppHeader({ nav, more, allNav = nav, person, menu, staff, children }: Props) {
  const header = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  /** Where the header ends, in pixels from the top of the window: a banner may stand above it. */
  const [end, setEnd] = useState(0);
  const toggle = () => {
    setEnd(header.current?.getBoundingClientRect().bottom ?? 0);
    setOpened(!opened);
  };
  const close = () => setOpened(false);
  return (
    <header ref={header} className={`${c.header} ${staff ? c.staff : ''}`} data-chrome>
      <div className={c.inner}>
        <Box hiddenFrom="lg" ml={-6}>
          <Burger
            opened={opened}
            onClick={toggle}
            size="sm"
            lineSize={1.8}
            color="var(--ll-ink)"
            aria-expanded={opened}
            aria-label={opened ? t('Close menu') : t('Open menu')}
          />
        </Box>
        <Link
          className={c.logo}
          to="/"
          aria-label={t('{{product}} home', { product: pageConfig.productName })}
        >
          <Logo size={staff ? 24 : 26} />
        </Link>
        {staff && <span className={c.staffTag}>{t('Staff')}</span>}
        <Box visibleFrom="lg">
          <nav className={c.nav} aria-label={t('Main')}>
            {nav
              .filter(({ under }) => under === undefined)
              .map((entry) => (
                <MainEntry
                  key={entry.to}
                  entry={entry}
                  within={nav.filter(({ under }) => under === entry.to)}
                />
              ))}
            {more}
          </nav>
        </Box>
        <div className={c.space} />
        {children}
        <UserMenu person={person} groups={menu} />
      </div>
      <MobileMenu opened={opened} onClose={close} top={end} nav={allNav} person={person} groups={menu} />
    </header>
  );
}
