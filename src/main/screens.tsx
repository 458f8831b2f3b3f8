import { IconColumns2 } from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { t } from '../shared/text.ts';
import type { NavEntry } from '../ui/shell/entries.ts';

/** A screen of the product: where it stands, how it is loaded, and its place in the navigation if it has one. */
export interface Screen {
  /** One path below the area, without a slash in front; parameters as React Router writes them. */
  path: string;
  nav?: () => Omit<NavEntry, 'to'>;
  lazy?: RouteObject['lazy'];
  loader?: RouteObject['loader'];
  element?: RouteObject['element'];
}

/** The screens of the member area (/m), in the order of the navigation. */
export const memberScreens: Screen[] = [
  // The home page has no feed yet; until it has, it opens the library.
  { path: 'updates', loader: () => redirect('/m/builder'), element: <span /> },
  {
    path: 'builder/:areaId?/:topicId?',
    nav: () => ({ label: t('Info Hub'), icon: IconColumns2 }),
    lazy: {
      Component: async () => (await import('../features/provisions/web/InfoHubScreen.tsx')).InfoHubScreen,
    },
  },
];

/** The screens of the staff area (/a), in the order of the navigation. */
export const staffScreens: Screen[] = [
  // The admin home lists what there is, until the Bill Tracker takes its place.
  { path: 'billTracker', lazy: { Component: async () => (await import('./StaffArea.tsx')).StaffHome } },
];

/** The navigation entries of some screens of an area. */
export const navOf = (area: '/m' | '/a', screens: readonly Screen[]): NavEntry[] =>
  screens.flatMap(({ path, nav }) =>
    nav ? [{ to: `${area}/${path.replace(/\/:.*$/, '')}`, ...nav() }] : [],
  );
