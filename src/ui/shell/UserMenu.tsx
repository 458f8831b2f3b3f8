import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../shared/text.ts';
import { lazyPopup } from '../overlay/late/lazyPopup.tsx';
import { Avatar } from './Avatar.tsx';
import type { MenuEntry, Person } from './entries.ts';
import c from './UserMenu.module.css';

interface UserMenuProps {
  person: Person;
  /** The entries in groups; a line stands between two groups. */
  groups: readonly (readonly MenuEntry[])[];
}

/** The button with the reader's first name. */
function UserMenuTarget({
  person,
  groups: _,
  className = '',
  ...rest
}: UserMenuProps & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${c.user} ${className}`}
      data-tour="userMenu"
      aria-label={t('User menu of {{name}}', { name: person.firstName })}
      {...rest}
    >
      <Avatar name={person.fullName} />
      <span className={c.name}>
        {person.firstName}
        <IconChevronDown size={14} aria-hidden />
      </span>
    </button>
  );
}

/** The menu behind the reader's first name. */
export const UserMenu = lazyPopup(
  { role: 'menu', width: 248 },
  UserMenuTarget,
  () => import('./UserMenuItems.tsx'),
);
