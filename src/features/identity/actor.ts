import type { Scope } from './scope.ts';

declare module '../../shared/call.ts' {
  /** Read from the session row at every request, so that a change of access works at once. */
  interface Actor {
    userId: string;
    email: string;
    firstName: string;
    lastName: string;
    sessionId: string;
    scope: Scope;
    account: ActorAccount;
  }
}

/** What an account has, beyond its selection, that decides what its people may do. */
export interface ActorAccount {
  isSubscribed: boolean;
  isMFAEnabled: boolean;
  isPDFDownloadEnabled: boolean;
  isExcelDownloadEnabled: boolean;
  /** From then on everybody in the account needs a second factor; null where none is asked for. */
  factorRequiredFrom: Date | null;
}

export type { Actor } from '../../shared/call.ts';
