import type { Standings } from './standings.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** How accounts stand: subscribed or not, until when on trial. */
    standings: Standings;
  }
}
