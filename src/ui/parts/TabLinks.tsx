import { NavLink } from 'react-router';
import c from './TabLinks.module.css';

interface Props {
  /** Names the group to those who listen. */
  label: string;
  items: readonly { to: string; label: string }[];
}

/** Pages that belong together, as tabs under the title; each has its own address. */
export function TabLinks({ label, items }: Props) {
  return (
    <nav className={c.tabs} aria-label={label} data-chrome>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end className={c.tab}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
