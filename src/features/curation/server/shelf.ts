import type { LinkTable } from '../../../platform/db/movedLinks.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Dependents } from '../thingsContract.ts';

/** A thing of the library as it is, locked. */
export interface Thing {
  id: string;
  name: string;
  revision: number;
  archivedAt: Date | null;
  mergedInto: string | null;
  /** The starter library brought it, and would bring it again. */
  isFromLibrary: boolean;
  /** What the audit log keeps of it. */
  state: Record<string, unknown>;
  /** Two things merge only where this is the same: an act of Ontario stands for no act of Quebec. */
  family: string;
}

/** Who put a thing away, and when. */
export interface Archiving {
  at: Date;
  by: string;
}

/** Two of a kind, of which the second is to stand for the first. */
export interface MergedPair {
  former: string;
  successor: string;
}

/** One kind of thing that staff arrange the library by. */
export interface Shelf {
  /** Locks the row until the transaction ends; undefined for an unknown id. */
  find: (tx: Tx, id: string) => Promise<Thing | undefined>;
  /** Everything that refers to it. */
  dependents: (db: Db, id: string) => Promise<Dependents>;
  /** What keeps it from being put away: "42 provisions"; null when nothing does. */
  heldBy: (dependents: Dependents) => string | null;
  /** Puts it away, or takes it back (null). */
  archive: (tx: Tx, id: string, archived: Archiving | null, today: string) => Promise<void>;
  /** Absent where two of the kind cannot become one. */
  merge?: {
    /** Said where the two are of different families. */
    differs: () => string;
    run: (tx: Tx, pair: MergedPair, archived: Archiving, today: string) => Promise<void>;
    /** The tables in which it moves what led to the former; absent where a merge cannot be taken back. */
    moves?: readonly LinkTable[];
  };
  remove: (tx: Tx, id: string) => Promise<void>;
}
