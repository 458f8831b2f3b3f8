import type { Generated } from 'kysely';

export interface UpdateEntriesTable {
  id: string;
  seq: Generated<number>;
  at: Date;
  change_type: 'Amendment In Force' | 'Upcoming Amendment';
  provision_id: string;
  upcoming_change_id: string | null;
  bill_id: string | null;
  before_version_id: string | null;
  /** What readers are told, in one line; null where it follows from the texts. */
  line: Generated<string | null>;
  from_library: Generated<boolean>;
}

export interface SearchChangesTable {
  seq: Generated<number>;
  provision_id: string;
  at: Generated<Date>;
}

/** One row: moves on with every change to what readers see (triggers do it). */
export interface ContentVersionTable {
  only_row: Generated<boolean>;
  version: number;
  /** Moves with everything but the text of provisions: the search index is built anew then. */
  structure: number;
}

/** A change in force that the text of its provision does not say yet: one line of the editors' to-do list. */
export interface RollInsTable {
  upcoming_change_id: string;
  provision_id: string;
  in_force_on: string;
  created_at: Date;
  done_at: Date | null;
}

declare module '../../../../platform/db/schema.ts' {
  interface Database {
    update_entries: UpdateEntriesTable;
    search_changes: SearchChangesTable;
    content_version: ContentVersionTable;
    roll_ins: RollInsTable;
  }
}
