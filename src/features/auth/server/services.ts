import type { Services } from '../../../platform/services.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** Makes the token that the search client carries, for a session. */
    searchToken: (sessionId: string, now: Date) => Promise<string>;
  }
}

/** What signing in and out works with. */
export type AuthServices = Pick<
  Services,
  'config' | 'secret' | 'db' | 'clock' | 'tokens' | 'standings' | 'searchToken' | 'brand' | 'setupCodes'
>;
