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
  /** The address of the entry whose menu holds it: it has no place of its own in the header. */
  under?: string;
  /** What it is, in a line of that menu. */
  line?: string;
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
