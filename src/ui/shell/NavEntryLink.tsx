import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { NavEntry } from './entries.ts';

interface Props {
  entry: NavEntry;
  onClick?: () => void;
  children: ReactNode;
}

/** The link of a screen in the main navigation, marked while that screen or one that belongs to it is open. */
export function NavEntryLink({ entry: { to, also }, onClick, children }: Props) {
  const { pathname } = useLocation();
  const isOpen = [to, also].some((path) => path && (pathname === path || pathname.startsWith(`${path}/`)));
  return (
    <Link to={to} onClick={onClick} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </Link>
  );
}
