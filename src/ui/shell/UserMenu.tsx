import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { t } from '../../shared/text.ts';
import { Appearance } from './Appearance.tsx';
import { Avatar } from './Avatar.tsx';
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

/** The menu behind the reader's first name. */
export function UserMenu({ person, groups }: Props) {
  return (
    <Menu position="bottom-end" width={248}>
      <Menu.Target>
        <button
          type="button"
          className={c.user}
          aria-label={t('User menu of {{name}}', { name: person.firstName })}
        >
          <Avatar name={person.fullName} />
          <span className={c.name}>
            {person.firstName}
            <IconChevronDown size={14} aria-hidden />
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
