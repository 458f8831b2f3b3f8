import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import type { NavEntry } from './entries.ts';

/** What the menu "More" of the navigation holds. */
function MoreMenuItems({ entries }: { entries: readonly NavEntry[] }) {
  return (
    <>
      {entries.map(({ to, label, icon: Icon }) => (
        <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} stroke={1.7} />}>
          {label}
        </Menu.Item>
      ))}
    </>
  );
}

export { MoreMenuItems as Component };
