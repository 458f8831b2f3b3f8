import type { Actor } from '../../identity/actor.ts';
import type { WaitingChange } from '../staffContract.ts';
import type { AskedBillChange } from './writes.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** What bills change in provisions: readers are told of it, so that a second person reads it first where an installation wants one. */
    billChanges: {
      /** Writes a change, or keeps it for a second reader; `waits` says which. Throws what `writeBillChange` does. */
      write: (actor: Actor, asked: AskedBillChange) => Promise<{ waits: boolean }>;
      /** What waits of a bill, oldest first. */
      waiting: (actor: Actor, billId: string) => Promise<WaitingChange[]>;
    };
  }
}
