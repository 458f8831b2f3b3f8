import type { ReactElement } from 'react';
import type { CurrentUser } from '../../src/features/auth/contract.ts';
import { CurrentUserContext } from '../../src/features/auth/web/currentUser.ts';

/** Somebody who is signed in: the owner of a subscribed account, unless the test says otherwise. */
export const aPerson = (given: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'u-dana',
  email: 'dana@north.test',
  firstName: 'Dana',
  lastName: 'Roy',
  fullName: 'Dana Roy',
  role: 'ACCOUNT_OWNER',
  isStaff: false,
  token: 'token',
  searchToken: 'search',
  account: {
    id: 'a-north',
    name: 'Northern Outfitters',
    trialUntil: null,
    selectedJurisdictions: [],
    selectedAreas: [],
    isSubscriptionActive: true,
    isMFAEnabled: false,
    isPDFDownloadEnabled: true,
    isExcelDownloadEnabled: true,
    isTrialExpired: false,
    isSubscribed: true,
  },
  selectedJurisdictions: [],
  isFactorMissing: false,
  may: {
    enterStaffArea: false,
    manageAccounts: false,
    openAccountSettings: true,
    activateSubscription: true,
    changePasswordFromMenu: false,
    seeUnpublished: false,
    compareJurisdictions: true,
    comparePolicies: true,
    deleteVersions: false,
    exportComparison: true,
  },
  ...given,
});

/** The part as a person who is signed in sees it. */
export const asPerson = (part: ReactElement, person = aPerson()): ReactElement => (
  <CurrentUserContext value={person}>{part}</CurrentUserContext>
);
