import type { TablerIcon } from '@tabler/icons-react';

/** A screen in the main navigation. */
export interface NavEntry {
  to: string;
  /** Another address of the same screen. */
  also?: string;
  label: string;
  icon: TablerIcon;
  /** It stands behind "More", however wide the window is. */
  folded?: boolean;
}

/** A line of the user menu: it goes somewhere or does something. */
export interface MenuEntry {
  label: string;
  to?: string;
  onClick?: () => void;
  icon?: TablerIcon;
  /** Not on mobile (specification 2.5). */
  desktopOnly?: boolean;
}

export interface Person {
  firstName: string;
  fullName: string;
  accountName: string;
}
