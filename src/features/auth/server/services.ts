import type { Services } from '../../../platform/services.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** Makes the token that the search client carries, for a session. */
    searchToken: (sessionId: string, now: Date) => Promise<string>;
    signOn: {
      /**
       * Where the address signs in: at the provider of the account that its domain belongs to, whether or not there is such a
       * person; null where the domain is nobody's. Throws 503 while the provider does not answer.
       */
      begin: (email: string) => Promise<string | null>;
    };
  }
}

/** What signing in and out works with. */
export type AuthServices = Pick<
  Services,
  | 'config'
  | 'secret'
  | 'db'
  | 'clock'
  | 'tokens'
  | 'entitlements'
  | 'searchToken'
  | 'signOn'
  | 'brand'
  | 'setupCodes'
>;
