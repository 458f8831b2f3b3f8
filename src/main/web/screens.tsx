import {
  IconColumns2,
  IconFileText,
  IconFolder,
  IconMail,
  IconNews,
  IconStack2,
  IconVocabulary,
} from '@tabler/icons-react';
import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import type { May } from '../../features/auth/contract.ts';
import { LEGAL_PAGES } from '../../features/guidance/contract.ts';
import { t } from '../../shared/text.ts';
import { pageConfig } from '../../ui/pageConfig.ts';
import type { NavEntry } from '../../ui/shell/entries.ts';
import { lazyScreen } from './lazyScreen.tsx';

/** A screen of the product: where it stands, how it is loaded, and its place in the navigation if it has one. */
export interface Screen {
  /** One path below the area, without a slash in front; parameters as React Router writes them. */
  path: string;
  nav?: () => Omit<NavEntry, 'to'>;
  /** What a person must be allowed to do to find it in the navigation. */
  may?: keyof May;
  lazy?: RouteObject['lazy'];
  loader?: RouteObject['loader'];
  element?: RouteObject['element'];
}

/** The screens of the member area (/m), in the order of the navigation. */
export const memberScreens: Screen[] = [
  {
    path: 'updates',
    nav: () => ({ label: t('Latest Updates'), icon: IconNews }),
    lazy: lazyScreen(() => import('../../features/updates/web/UpdatesScreen.tsx')),
  },
  {
    path: 'builder/:areaId?/:topicId?',
    nav: () => ({ label: t('Info Hub'), icon: IconColumns2, also: '/m/search' }),
    lazy: lazyScreen(() => import('../../features/hub/web/InfoHubScreen.tsx')),
  },
  {
    path: 'search',
    lazy: lazyScreen(() => import('../../features/hub/web/InfoHubScreen.tsx')),
  },
  {
    path: 'tracker',
    lazy: lazyScreen(() => import('../../features/tracker/web/TrackerScreen.tsx')),
  },
  {
    path: 'policies/:areaId?/:topicId?',
    nav: () => ({ label: t('Policies'), icon: IconFileText }),
    lazy: lazyScreen(() => import('../../features/policies/web/PoliciesScreen.tsx')),
  },
  {
    path: 'my',
    nav: () => ({ label: t('My Info'), icon: IconFolder }),
    lazy: lazyScreen(() => import('../../features/reports/web/MyReportsScreen.tsx')),
  },
  {
    path: 'my/reports/:id',
    lazy: lazyScreen(() => import('./ReportWithNotes.tsx')),
  },
  {
    path: 'my/notes',
    lazy: lazyScreen(() => import('../../features/notes/web/MyNotesScreen.tsx')),
  },
  {
    path: 'newSearch',
    lazy: lazyScreen(() => import('../../features/search/web/SearchScreen.tsx')),
  },
  {
    path: 'preferences',
    lazy: lazyScreen(() => import('../../features/preferences/web/PreferencesScreen.tsx')),
  },
  {
    path: 'settings/:section?',
    lazy: lazyScreen(() => import('../../features/accounts/web/settings/SettingsScreen.tsx')),
  },
  {
    path: 'activateSubscription',
    lazy: lazyScreen(async () => ({
      Component: (await import('../../features/accounts/web/trial/ActivateScreens.tsx')).ActivateScreen,
    })),
  },
  {
    path: 'activateSubscription/success',
    lazy: lazyScreen(async () => ({
      Component: (await import('../../features/accounts/web/trial/ActivateScreens.tsx'))
        .ActivateSuccessScreen,
    })),
  },
  ...LEGAL_PAGES.map((name) => ({
    path: name,
    lazy: lazyScreen(async () => ({
      Component: (await import('../../features/guidance/web/LegalDocument.tsx')).memberLegalScreen(name),
    })),
  })),
];

/** Where /signup and /signup/plans lead: to the marketing site where there is one (specification 2.1). */
const toMarketing = () => {
  if (!pageConfig.marketingUrl) return redirect('/signup/start');
  window.location.replace(pageConfig.marketingUrl);
  // Nothing is drawn while the browser leaves.
  return new Promise<never>(() => {});
};

/** The screens that need no sign-in. */
export const publicScreens: Screen[] = [
  {
    path: 'forgotPassword',
    lazy: lazyScreen(() => import('../../features/auth/web/ForgotPasswordScreen.tsx')),
  },
  {
    path: 'resetPassword/:email/:token',
    lazy: lazyScreen(() => import('../../features/auth/web/ResetPasswordScreen.tsx')),
  },
  {
    path: 'mfaLogin/:email/:token',
    lazy: lazyScreen(() => import('../../features/auth/web/MfaLoginScreen.tsx')),
  },
  { path: 'signup', loader: toMarketing },
  { path: 'signup/plans', loader: toMarketing },
  {
    path: 'signup/start',
    lazy: lazyScreen(() => import('../../features/accounts/web/signup/StartScreen.tsx')),
  },
  {
    path: 'signup/customize',
    lazy: lazyScreen(() => import('../../features/accounts/web/signup/CustomizeScreen.tsx')),
  },
  {
    path: 'signup/account',
    lazy: lazyScreen(() => import('../../features/accounts/web/signup/AccountScreen.tsx')),
  },
  {
    path: 'signup/confirmation',
    lazy: lazyScreen(() => import('../../features/accounts/web/signup/ConfirmationScreen.tsx')),
  },
  {
    path: 'signup/password/:code',
    lazy: lazyScreen(async () => ({
      Component: (await import('../../features/accounts/web/signup/PasswordScreen.tsx')).PasswordScreen,
    })),
  },
  {
    path: 'signup/welcome/:code',
    lazy: lazyScreen(async () => ({
      Component: (await import('../../features/accounts/web/signup/PasswordScreen.tsx')).WelcomeScreen,
    })),
  },
  {
    path: 'unsubscribe/:code',
    lazy: lazyScreen(() => import('../../features/accounts/web/UnsubscribeScreen.tsx')),
  },
  {
    path: 'preview/:id',
    lazy: lazyScreen(() => import('../../features/guidance/web/PreviewScreen.tsx')),
  },
  ...LEGAL_PAGES.map((name) => ({
    path: name,
    lazy: lazyScreen(async () => ({
      Component: (await import('../../features/guidance/web/LegalDocument.tsx')).publicLegalScreen(name),
    })),
  })),
];

/** The screens of the staff area (/a), in the order of the navigation. */
export const staffScreens: Screen[] = [
  // The admin home lists what there is, until the Bill Tracker takes its place.
  {
    path: 'billTracker',
    lazy: lazyScreen(async () => ({ Component: (await import('./StaffLayout.tsx')).StaffHome })),
  },
  {
    path: 'search',
    nav: () => ({ label: t('Search words'), icon: IconVocabulary }),
    lazy: lazyScreen(() => import('../../features/search/web/staff/SearchWordsScreen.tsx')),
  },
  {
    path: 'jobs',
    nav: () => ({ label: t('Jobs'), icon: IconStack2 }),
    may: 'manageAccounts',
    lazy: lazyScreen(() => import('../../features/back-office/web/JobsScreen.tsx')),
  },
  {
    path: 'outbox',
    nav: () => ({ label: t('Outbox'), icon: IconMail }),
    may: 'manageAccounts',
    lazy: lazyScreen(() => import('../../features/accounts/web/staff/OutboxScreen.tsx')),
  },
];

/** The navigation entries of some screens of an area, for a person who may do what `may` says. */
export const navOf = (area: '/m' | '/a', screens: readonly Screen[], may: May): NavEntry[] =>
  screens.flatMap(({ path, nav, may: needed }) =>
    nav && (!needed || may[needed]) ? [{ to: `${area}/${path.replace(/\/:.*$/, '')}`, ...nav() }] : [],
  );
