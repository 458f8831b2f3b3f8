import type { Services } from '../../../platform/services.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** The texts of a name in DNS, each in its pieces; rejects where there are none. */
    resolveTxt: (name: string) => Promise<string[][]>;
  }
}

/** What single sign-on works with. */
export type SignOnServices = Pick<
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
  | 'fetch'
  | 'resolveTxt'
  | 'logger'
>;

/** What of it is needed to ask a provider something. */
export type ProviderServices = Pick<Services, 'config' | 'secret' | 'db' | 'clock' | 'fetch'>;
