import type { Actor } from '../../src/features/identity/actor.ts';

/** An editor who publishes, without the form and without a session that could end. */
export const EDITOR: Actor = {
  userId: 'editor',
  email: 'editor@demo.test',
  firstName: 'Tom',
  lastName: 'Okafor',
  role: 'EDITOR',
  isStaff: true,
  sessionId: 'session',
  isProven: true,
  isFactorMissing: false,
  accountId: 'staff',
  scope: { jurisdictions: null, areas: null, unpublished: true },
  isTrialExpired: false,
  account: {
    isSubscribed: true,
    isMFAEnabled: false,
    isPDFDownloadEnabled: true,
    isExcelDownloadEnabled: true,
    factorRequiredFrom: null,
  },
};
