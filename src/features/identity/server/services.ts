import type { Entitlements } from './entitlements.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** How accounts stand: subscribed or not, until when on trial. */
    entitlements: Entitlements;
  }
}
