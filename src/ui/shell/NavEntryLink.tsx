import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { NavEntry } from './entries.ts';

interface Props {
  entry: NavEntry;
  /** Screens that belong to it: it is marked, too, while one of them is open. */
  within?: readonly NavEntry[];
  onClick?: () => void;
  children: ReactNode;
}

/** The link of a screen in the main navigation, marked while that screen or one that belongs to it is open. */
export function NavEntryLink({ entry: { to, also }, within = [], onClick, children }: Props) {
  const { pathname } = useLocation();
  const isAt = (path: string | undefined): boolean =>
    path !== undefined && (pathname === path || pathname.startsWith(`${path}/`));
  const isOpen = isAt(to) || isAt(also);
  const isWithin = within.some((entry) => isAt(entry.to));
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={isOpen ? 'page' : undefined}
      data-within={isWithin || undefined}
    >
      {children}
    </Link>
  );
}
