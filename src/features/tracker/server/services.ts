import type { Tx } from '../../../platform/db/schema.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Editor } from '../../provisions/server/writes.ts';
import type { ProposedBill, WaitingChange } from '../staffContract.ts';
import type { AskedBill, AskedBillChange } from './writes.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** What bills say, and change in provisions: readers are told of it, so that a second person reads it first where an installation wants one. */
    billChanges: {
      /** Writes a change, or keeps it for a second reader; `waits` says which. Throws what `writeBillChange` does. */
      write: (actor: Actor, asked: AskedBillChange) => Promise<{ waits: boolean }>;
      /** Keeps what is to become of a bill's own record for a second reader. Answers whether it waits; where not, it is to be written. */
      keep: (tx: Tx, actor: Editor, asked: AskedBill) => Promise<boolean>;
      /** What waits of a bill's changes, oldest first. */
      waiting: (actor: Actor, billId: string) => Promise<WaitingChange[]>;
      /** What waits of a bill's own record, oldest first. */
      proposed: (actor: Actor, billId: string) => Promise<ProposedBill[]>;
    };
  }
}
