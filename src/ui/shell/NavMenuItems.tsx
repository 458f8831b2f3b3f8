import { Menu } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { NavEntry } from './entries.ts';
import c from './NavMenu.module.css';

/** What the menu of an entry of the navigation holds: itself and the screens that belong to it, each with what it is. */
function NavMenuItems({ entry, within }: { entry: NavEntry; within: readonly NavEntry[] }) {
  const { pathname } = useLocation();
  return [entry, ...within].map(({ to, label, line, icon: Icon }) => (
    <Menu.Item
      key={to}
      component={Link}
      to={to}
      className={c.item}
      aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}
      leftSection={
        <span className={c.icon}>
          <Icon size={18} stroke={1.7} aria-hidden />
        </span>
      }
    >
      <span className={c.name}>{label}</span>
      {line && <span className={c.line}>{line}</span>}
    </Menu.Item>
  ));
}

export { NavMenuItems as Component };
