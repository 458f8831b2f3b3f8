import {
  IconBook,
  IconBuilding,
  IconBuildingFactory2,
  IconCalculator,
  IconChecklist,
  IconColumns2,
  IconFileText,
  IconFolder,
  IconGavel,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconMail,
  IconNews,
  IconScale,
  IconShieldExclamation,
  IconSitemap,
  IconSpeakerphone,
  IconStack2,
  IconTable,
  IconVocabulary,
} from '@tabler/icons-react';
import { LEGAL_PAGES } from '../../features/guidance/contract.ts';
import { prefetchHub } from '../../features/hub/web/prefetchHub.ts';
import type { May } from '../../features/identity/access.ts';
import { prefetchMatrix } from '../../features/matrix/web/prefetchMatrix.ts';
import { prefetchReport } from '../../features/reports/web/prefetchReport.ts';
import { t } from '../../shared/text.ts';
import type { LateModule } from '../../ui/overlay/late/fetchOnce.ts';
import type { NavEntry } from '../../ui/shell/entries.ts';

/** The parameters of an address, by the names in the path of its screen. */
export type Params = Partial<Record<string, string>>;

/**
 * A screen of the product: where it stands, how it is loaded, and its place in the navigation if it has one.
 */
export interface Screen {
  /** One path below the area, without a slash in front; parameters as React Router writes them. */
  path: string;
  load: () => Promise<LateModule<object>>;
  /**
   * Asks for what the screen shows first. When the page is opened at the screen it is called while the code
   * is still on the way, so it stands in a small module of its own.
   */
  prefetch?: (params: Params) => Promise<unknown>;
  nav?: () => Omit<NavEntry, 'to'>;
  /** What a person must be allowed to do to find it in the navigation, and to open it in the staff area. */
  may?: keyof May;
}

/** The screens of the member area (/m), in the order of the navigation. */
export const memberScreens: Screen[] = [
  {
    path: 'updates',
    load: () => import('../../features/updates/web/UpdatesScreen.tsx'),
    nav: () => ({ label: t('Latest Updates'), icon: IconNews }),
  },
  {
    path: 'builder/:areaId?/:topicId?',
    load: () => import('../../features/hub/web/HubScreen.tsx'),
    prefetch: prefetchHub,
    nav: () => ({
      label: t('Info Hub'),
      icon: IconColumns2,
      also: '/m/search',
      line: t('Provisions by area, topic and jurisdiction'),
    }),
  },
  { path: 'search', load: () => import('../../features/hub/web/HubScreen.tsx') },
  {
    path: 'compare',
    load: () => import('../../features/matrix/web/MatrixScreen.tsx'),
    prefetch: prefetchMatrix,
    nav: () => ({
      label: t('Compare across Canada'),
      icon: IconTable,
      under: '/m/builder',
      line: t('Every typed figure, jurisdiction by jurisdiction'),
    }),
  },
  {
    path: 'calculators',
    load: () => import('../../features/calculators/web/CalculatorsScreen.tsx'),
    nav: () => ({
      label: t('Calculators'),
      icon: IconCalculator,
      under: '/m/builder',
      line: t('Answers as sums, with their sections'),
    }),
  },
  {
    path: 'tracker',
    load: () => import('../../features/tracker/web/TrackerScreen.tsx'),
    nav: () => ({
      label: t('Bill Tracker'),
      icon: IconGavel,
      under: '/m/builder',
      line: t('Bills and regulations, and how far they have come'),
    }),
  },
  {
    path: 'calculators/:calculator',
    load: () => import('../../features/calculators/web/CalculatorScreen.tsx'),
  },
  {
    path: 'policies/:areaId?/:topicId?',
    load: () => import('../../features/policies/web/PoliciesScreen.tsx'),
    nav: () => ({ label: t('Policies'), icon: IconFileText }),
  },
  {
    path: 'checklists',
    load: () => import('../../features/checklists/web/ChecklistsScreen.tsx'),
    nav: () => ({ label: t('Checklists'), icon: IconChecklist }),
  },
  {
    path: 'my',
    load: () => import('../../features/reports/web/MyReportsScreen.tsx'),
    nav: () => ({ label: t('My Info'), icon: IconFolder }),
  },
  { path: 'my/reports/:id', load: () => import('./ReportWithNotes.tsx'), prefetch: prefetchReport },
  {
    path: 'my/calculations',
    load: () => import('../../features/calculators/web/kept/CalculationsScreen.tsx'),
  },
  { path: 'my/notes', load: () => import('../../features/notes/web/MyNotesScreen.tsx') },
  { path: 'newSearch', load: () => import('../../features/search/web/SearchScreen.tsx') },
  { path: 'help', load: () => import('../../features/guidance/web/help/HelpScreen.tsx') },
  { path: 'preferences', load: () => import('../../features/preferences/web/PreferencesScreen.tsx') },
  { path: 'proof/:token', load: () => import('../../features/auth/web/proof/ProofScreen.tsx') },
  {
    path: 'settings/:section?',
    load: () => import('./SettingsWithSignOn.tsx'),
  },
  {
    path: 'activateSubscription',
    load: async () => {
      const { ActivateScreen } = await import('../../features/accounts/web/trial/ActivateScreens.tsx');
      return { Component: ActivateScreen };
    },
  },
  {
    path: 'activateSubscription/success',
    load: async () => {
      const { ActivateSuccessScreen } = await import('../../features/accounts/web/trial/ActivateScreens.tsx');
      return { Component: ActivateSuccessScreen };
    },
  },
  ...LEGAL_PAGES.map((name) => ({
    path: name,
    load: async () => {
      const { memberLegalScreen } = await import('../../features/guidance/web/LegalDocument.tsx');
      return { Component: memberLegalScreen(name) };
    },
  })),
];

/** The screens that need no sign-in. */
export const publicScreens: Screen[] = [
  { path: 'forgotPassword', load: () => import('../../features/auth/web/ForgotPasswordScreen.tsx') },
  {
    path: 'resetPassword/:email/:token',
    load: () => import('../../features/auth/web/ResetPasswordScreen.tsx'),
  },
  { path: 'mfaLogin/:email/:token', load: () => import('../../features/auth/web/MfaLoginScreen.tsx') },
  { path: 'login/sso', load: () => import('../../features/sign-on/web/SignOnScreen.tsx') },
  { path: 'signup', load: () => import('../../features/accounts/web/signup/SignupEntry.tsx') },
  { path: 'signup/plans', load: () => import('../../features/accounts/web/signup/SignupEntry.tsx') },
  { path: 'signup/start', load: () => import('../../features/accounts/web/signup/StartScreen.tsx') },
  { path: 'signup/customize', load: () => import('../../features/accounts/web/signup/CustomizeScreen.tsx') },
  { path: 'signup/account', load: () => import('../../features/accounts/web/signup/AccountScreen.tsx') },
  {
    path: 'signup/confirmation',
    load: () => import('../../features/accounts/web/signup/ConfirmationScreen.tsx'),
  },
  {
    path: 'signup/password/:code',
    load: async () => {
      const { PasswordScreen } = await import('../../features/accounts/web/signup/PasswordScreen.tsx');
      return { Component: PasswordScreen };
    },
  },
  {
    path: 'signup/welcome/:code',
    load: async () => {
      const { WelcomeScreen } = await import('../../features/accounts/web/signup/PasswordScreen.tsx');
      return { Component: WelcomeScreen };
    },
  },
  { path: 'unsubscribe/:code', load: () => import('../../features/accounts/web/UnsubscribeScreen.tsx') },
  { path: 'preview/:id', load: () => import('../../features/guidance/web/PreviewScreen.tsx') },
  ...LEGAL_PAGES.map((name) => ({
    path: name,
    load: async () => {
      const { publicLegalScreen } = await import('../../features/guidance/web/LegalDocument.tsx');
      return { Component: publicLegalScreen(name) };
    },
  })),
];

/** The screens of the staff area (/a), in the order of the navigation. */
export const staffScreens: Screen[] = [
  {
    path: 'dashboard',
    load: () => import('../../features/back-office/web/dashboard/DashboardScreen.tsx'),
    nav: () => ({ label: t('Dashboard'), icon: IconLayoutDashboard }),
  },
  {
    path: 'billTracker',
    load: () => import('../../features/tracker/web/staff/StaffTrackerScreen.tsx'),
    nav: () => ({ label: t('Bill Tracker'), icon: IconGavel }),
  },
  {
    path: 'data/:area?/:topic?/:provision?',
    load: () => import('../../features/editor/web/DataScreen.tsx'),
    nav: () => ({ label: t('Provisions'), icon: IconBook }),
  },
  {
    path: 'acts/:id?',
    load: () => import('../../features/curation/web/acts/ActsScreen.tsx'),
    nav: () => ({ label: t('Acts & Regs'), icon: IconScale }),
  },
  {
    path: 'industries',
    load: () => import('../../features/curation/web/industries/IndustriesScreen.tsx'),
    nav: () => ({ label: t('Industries'), icon: IconBuildingFactory2 }),
  },
  {
    path: 'taxonomy/:id?',
    load: () => import('../../features/curation/web/taxonomy/TaxonomyScreen.tsx'),
    nav: () => ({ label: t('Taxonomy'), icon: IconSitemap, folded: true }),
  },
  {
    path: 'checklistsManager',
    load: () => import('../../features/curation/web/checklists/ChecklistsManagerScreen.tsx'),
    nav: () => ({ label: t('Checklists'), icon: IconListCheck }),
  },
  {
    path: 'accounts',
    load: () => import('../../features/account-office/web/AccountsScreen.tsx'),
    nav: () => ({ label: t('Accounts'), icon: IconBuilding }),
    may: 'manageAccounts',
  },
  {
    path: 'notifications',
    load: () => import('../../features/notifications/web/staff/NotificationsScreen.tsx'),
    nav: () => ({ label: t('Notifications'), icon: IconSpeakerphone }),
    may: 'manageAccounts',
  },
  {
    path: 'search',
    load: () => import('../../features/search/web/staff/SearchWordsScreen.tsx'),
    nav: () => ({ label: t('Search words'), icon: IconVocabulary, folded: true }),
  },
  {
    path: 'audit',
    load: () => import('../../features/back-office/web/audit/AuditScreen.tsx'),
    nav: () => ({ label: t('Audit log'), icon: IconHistory, folded: true }),
  },
  {
    path: 'jobs',
    load: () => import('../../features/back-office/web/JobsScreen.tsx'),
    nav: () => ({ label: t('Jobs'), icon: IconStack2, folded: true }),
    may: 'manageAccounts',
  },
  {
    path: 'incidents',
    load: () => import('../../features/incidents/web/IncidentsScreen.tsx'),
    nav: () => ({ label: t('Incident register'), icon: IconShieldExclamation, folded: true }),
    may: 'manageAccounts',
  },
  {
    path: 'outbox',
    load: () => import('../../features/accounts/web/staff/OutboxScreen.tsx'),
    nav: () => ({ label: t('Outbox'), icon: IconMail, folded: true }),
    may: 'manageAccounts',
  },
];

/** The navigation entries of some screens of an area, for a person who may do what `may` says. */
export const navOf = (area: '/m' | '/a', screens: readonly Screen[], may: May): NavEntry[] =>
  screens.flatMap(({ path, nav, may: needed }) =>
    nav && (!needed || may[needed]) ? [{ to: `${area}/${path.replace(/\/:.*$/, '')}`, ...nav() }] : [],
  );
