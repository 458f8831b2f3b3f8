import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Appearance } from './Appearance.tsx';
import type { MenuEntry, Person } from './entries.ts';
import c from './UserMenu.module.css';

interface Props {
  person: Person;
  /** The entries in groups; a line stands between two groups. */
  groups: readonly (readonly MenuEntry[])[];
}

function Item({ label, to, onClick, icon: Icon, desktopOnly }: MenuEntry) {
  const shared = {
    visibleFrom: desktopOnly ? ('lg' as const) : undefined,
    leftSection: Icon && <Icon size={16} stroke={1.7} />,
  };
  return to ? (
    <Menu.Item component={Link} to={to} {...shared}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={onClick} {...shared}>
      {label}
    </Menu.Item>
  );
}

/** What the menu behind the reader's first name holds. */
function UserMenuItems({ person, groups }: Props) {
  return (
    <>
      <div className={c.who}>
        {person.fullName} · {person.accountName}
      </div>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <Fragment key={group[0]?.label}>
            {group.map((entry) => (
              <Item key={entry.label} {...entry} />
            ))}
            <Menu.Divider />
          </Fragment>
        ))}
      <div className={c.appearance}>
        <Appearance />
      </div>
    </>
  );
}

export { UserMenuItems as Component };
