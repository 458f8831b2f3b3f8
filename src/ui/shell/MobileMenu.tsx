import { Drawer, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { t } from '../../shared/text.ts';
import { useScrollLock } from '../overlay/useScrollLock.ts';
import { Appearance } from './Appearance.tsx';
import type { MenuEntry, NavEntry, Person } from './entries.ts';
import c from './MobileMenu.module.css';
import { NavEntryLink } from './NavEntryLink.tsx';

export interface MobileMenuProps {
  opened: boolean;
  onClose: () => void;
  /** Where the header ends, in pixels from the top of the window. */
  top: number;
  nav: readonly NavEntry[];
  person: Person;
  groups: readonly (readonly MenuEntry[])[];
}

function MenuItem({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  if (entry.to) {
    return (
      <Link className={c.item} to={entry.to} onClick={onClose}>
        {entry.label}
      </Link>
    );
  }
  const run = () => {
    onClose();
    entry.onClick?.();
  };
  return (
    <button type="button" className={c.item} onClick={run}>
      {entry.label}
    </button>
  );
}

/** Everything of the header in one panel below it, for screens narrower than lg (specification 2.5). */
function MobileMenu({ opened, onClose, top, nav, person, groups }: MobileMenuProps) {
  useScrollLock(opened);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="left"
      size={308}
      shadow="none"
      transitionProps={{ duration: 140 }}
      lockScroll={false}
      classNames={{ content: c.content }}
      styles={{ inner: { top } }}
    >
      <Drawer.Overlay top={top} color="#1b1916" backgroundOpacity={0.32} />
      <Drawer.Content aria-label={t('Menu')}>
        <Drawer.Body className={c.body}>
          <nav className={c.nav} aria-label={t('Main')}>
            {nav
              .filter(({ under }) => under === undefined)
              .flatMap((entry) => [entry, ...nav.filter(({ under }) => under === entry.to)])
              .map((entry) => (
                <span key={entry.to} data-under={entry.under}>
                  <NavEntryLink entry={entry} onClick={onClose}>
                    <entry.icon size={20} stroke={1.7} aria-hidden />
                    {entry.label}
                  </NavEntryLink>
                </span>
              ))}
          </nav>
          {groups
            .map((group) => group.filter((entry) => !entry.desktopOnly))
            .filter((group) => group.length > 0)
            .map((group, i) => (
              <div key={group[0]?.label} className={c.group}>
                {i === 0 && (
                  <p className={c.who}>
                    {person.fullName} · {person.accountName}
                  </p>
                )}
                {group.map((entry) => (
                  <MenuItem key={entry.label} entry={entry} onClose={onClose} />
                ))}
              </div>
            ))}
          <div className={c.group}>
            <Appearance />
          </div>
          <VisuallyHidden>
            <button type="button" onClick={onClose}>
              {t('Close menu')}
            </button>
          </VisuallyHidden>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

export { MobileMenu as Component };
