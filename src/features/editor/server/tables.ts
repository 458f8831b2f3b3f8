import type { ColumnType, Generated } from 'kysely';
import type { EditableProvision } from '../../provisions/editable.ts';
import type { UndoablePublication } from '../../provisions/server/writes.ts';
import type { Publication } from '../schemas.ts';

type Json<T> = ColumnType<T, string, string>;

export interface ProvisionDraftsTable {
  id: string;
  provision_id: string;
  editor_id: string;
  content: Json<EditableProvision>;
  /** The published content that it began from: what is compared when somebody else published meanwhile. */
  base: Json<EditableProvision>;
  base_revision: number;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  waits_for: 'time' | 'review' | null;
  publish_at: Date | null;
  publication: ColumnType<Publication | null, string | null, string | null>;
  failed_why: string | null;
  /** The second reader of a publication that waits for its time. */
  approved_by: Generated<string | null>;
  /** The change in force that it brings into the text; null where it is none. */
  rolls_in: Generated<string | null>;
}

export interface EditorPresenceTable {
  editor_id: string;
  tab: string;
  provision_id: string;
  place: string;
  seen_at: Date;
}

export interface ProvisionPublicationsTable {
  id: string;
  provision_id: string;
  published_by: string;
  approved_by: string | null;
  at: Date;
  change_type: Publication['changeType'];
  effective_date: string | null;
  line: string | null;
  checked_against: Json<string[]>;
  nothing_read: string | null;
  revision: number;
  undo: ColumnType<UndoSteps | null, string | null, string | null>;
  undone_at: Date | null;
}

/** What takes a publication back, and gives the editor the draft again. */
export interface UndoSteps {
  publication: UndoablePublication;
  draft: {
    editorId: string;
    content: EditableProvision;
    base: EditableProvision;
    baseRevision: number;
    createdAt: string;
    rollsIn?: string | null;
  };
}

export interface ReviewPutOffTable {
  provision_id: string;
  until: string;
  editor_id: string;
}

/** What waits for a second reader beside a provision's text, or of a bill's or requirement's own record. */
export interface BesideProposalsTable {
  id: string;
  /** Null of a record that stands by itself. */
  provision_id: string | null;
  call: ProposedCall;
  target_id: string | null;
  /** The bill whose change it is, or whose own record. */
  bill_id: string | null;
  requirement_id: string | null;
  body: ColumnType<unknown, string | null, never>;
  base: ColumnType<unknown, string | null, never>;
  editor_id: string;
  created_at: Date;
}

export type ProposedCall =
  | 'addRule'
  | 'changeRule'
  | 'removeRule'
  | 'addDeadline'
  | 'changeDeadline'
  | 'removeDeadline'
  | 'changeAnnouncement'
  | 'withdrawAnnouncement'
  | 'addBillChange'
  | 'editBillChange'
  | 'removeBillChange'
  | 'addBill'
  | 'changeBill'
  | 'addRequirement'
  | 'changeRequirement'
  | 'bringBackRequirement';

declare module '../../../platform/db/schema.ts' {
  interface Database {
    provision_drafts: ProvisionDraftsTable;
    editor_presence: EditorPresenceTable;
    provision_publications: ProvisionPublicationsTable;
    beside_proposals: BesideProposalsTable;
    review_put_off: ReviewPutOffTable;
  }
}
