import type { JurisdictionCode } from '../../shared/jurisdictions.ts';

/** What of the library a person may see. `null` means all. The one form in which entitlements reach a query. */
export interface Scope {
  jurisdictions: JurisdictionCode[] | null;
  /** Area ids. */
  areas: string[] | null;
  /** Staff see what is not published (specification 6). */
  unpublished: boolean;
}

/** Who makes a call: read from the session row at every request, so that a change of access works at once. */
export interface Actor {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'ACCOUNT_OWNER' | 'USER' | 'ADMIN' | 'EDITOR';
  isStaff: boolean;
  sessionId: string;
  accountId: string;
  scope: Scope;
  /** The trial is over and no subscription replaced it: only a few calls are open (decisions 5). */
  isTrialExpired: boolean;
  standing: Standing;
}

/** What an account has, beyond its selection, that decides what its people may do. */
export interface Standing {
  isSubscribed: boolean;
  isMFAEnabled: boolean;
  isPDFDownloadEnabled: boolean;
  isExcelDownloadEnabled: boolean;
}
