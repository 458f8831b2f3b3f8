import type { Services } from '../../../platform/services.ts';
import type { Captcha } from './captcha.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    captcha: Captcha;
  }
}

/** What the account calls work with. */
export type AccountsServices = Pick<
  Services,
  'config' | 'db' | 'clock' | 'brand' | 'setupCodes' | 'entitlements' | 'authenticate' | 'captcha'
>;
