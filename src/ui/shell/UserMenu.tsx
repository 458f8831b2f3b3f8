import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { t } from '../../shared/text.ts';
import { Avatar } from './Avatar.tsx';
import type { MenuEntry, Person } from './entries.ts';
import c from './UserMenu.module.css';

const OpenUserMenu = lazy(async () => ({ default: (await import('./OpenUserMenu.tsx')).OpenUserMenu }));

export interface UserMenuProps {
  person: Person;
  /** The entries in groups; a line stands between two groups. */
  groups: readonly (readonly MenuEntry[])[];
}

/** The button with the reader's first name. */
export function UserMenuTarget({
  person,
  className = '',
  ...rest
}: { person: Person } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`${c.user} ${className}`}
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

/** The menu behind the reader's first name. Its code comes when it is first opened. */
export function UserMenu(props: UserMenuProps) {
  const [used, setUsed] = useState(false);
  const closed = (
    <UserMenuTarget
      person={props.person}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    />
  );
  if (!used) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenUserMenu {...props} />
    </Suspense>
  );
}
