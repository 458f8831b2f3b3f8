import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LoadedRow } from '../../../platform/db/loadRows.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Source, VerificationLevel } from '../../../shared/source.ts';
import type { HistoryKind } from '../contract.ts';
import type { ChecklistStatus, DueEvery, RequirementType } from '../rules.ts';

export interface ChecklistRequirementsTable extends LoadedRow {
  id: string;
  key: string | null;
  jurisdiction: JurisdictionCode;
  provision_group_id: string;
  type: RequirementType;
  requirement: string;
  /** Both limits are inclusive; null is no limit. */
  min_employees: number | null;
  max_employees: number | null;
  frequency: string | null;
  /** The day from which the duty exists, when it is new. */
  starts_on: string | null;
  is_published: boolean;
  /** The day on which the library no longer had it. */
  retired_on: Generated<string | null>;
  as_of: string | null;
  confidence: 'high' | 'medium' | 'low';
  verification: VerificationLevel;
  sources: ColumnType<Source[], string, string>;
  /** What is not settled, in words for readers. */
  open_question: Generated<string | null>;
  editor_note: string | null;
}

export interface ChecklistRequirementActsTable {
  requirement_id: string;
  act_id: string;
  sections: string | null;
  sort: number;
}

export interface ChecklistRequirementRegulationsTable {
  requirement_id: string;
  regulation_id: string;
  sections: string | null;
  sort: number;
}

export interface ChecklistStatusesTable {
  account_id: string;
  requirement_id: string;
  status: ChecklistStatus;
  updated_at: Date;
  updated_by: string | null;
}

/** A dated duty of a requirement or of a provision (one of both), once or yearly (one of both). */
export interface DeadlinesTable extends LoadedRow {
  id: string;
  requirement_id: string | null;
  provision_id: string | null;
  description: string;
  once_on: string | null;
  /** MM-DD; 02-29 is the last day of February in every year. */
  yearly_on: string | null;
  starts_on: string | null;
}

/** What an organisation added to a requirement beside its status. */
export interface ChecklistItemsTable {
  account_id: string;
  requirement_id: string;
  owner_id: string | null;
  due_every: DueEvery | null;
  /** The day on which it falls due next, or fell due without being done. */
  due_on: string | null;
  /** The day of the month meant, which February may not have. */
  due_day: number | null;
  not_applicable_reason: string | null;
  not_applicable_by: string | null;
  not_applicable_at: Date | null;
}

export interface ChecklistCommentsTable {
  id: string;
  account_id: string;
  requirement_id: string;
  author_id: string | null;
  /** As it was then. */
  author_name: string;
  text: string;
  created_at: Date;
}

/** Lines that only erasing the account takes away (a trigger holds it). */
export interface ChecklistHistoryTable {
  id: GeneratedAlways<number>;
  account_id: string;
  requirement_id: string;
  at: Date;
  /** Null: the product itself. */
  user_id: string | null;
  by_name: string | null;
  kind: HistoryKind;
  from_value: string | null;
  to_value: string | null;
  why: string | null;
}

/** Moves with every change of an account's checklists. */
export interface ChecklistVersionsTable {
  account_id: string;
  version: number;
}

/** A link, or a file whose bytes are in pieces. */
export interface ChecklistEvidenceTable {
  id: string;
  account_id: string;
  requirement_id: string;
  name: string;
  url: string | null;
  media_type: string | null;
  size: number | null;
  sha256: string | null;
  added_by: string | null;
  added_by_name: string;
  added_at: Date;
  /** Null while it is being sent. */
  completed_at: Date | null;
  removed_at: Date | null;
}

/** The secret addresses of people's calendars. */
export interface ChecklistCalendarsTable {
  user_id: string;
  /** SHA-256 of the secret. */
  secret_hash: string;
  created_at: Date;
}

export interface ChecklistEvidencePiecesTable {
  evidence_id: string;
  sort: number;
  /** At most 64 KB. */
  bytes: Buffer;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    checklist_requirements: ChecklistRequirementsTable;
    checklist_requirement_acts: ChecklistRequirementActsTable;
    checklist_requirement_regulations: ChecklistRequirementRegulationsTable;
    checklist_statuses: ChecklistStatusesTable;
    checklist_items: ChecklistItemsTable;
    checklist_comments: ChecklistCommentsTable;
    checklist_history: ChecklistHistoryTable;
    checklist_versions: ChecklistVersionsTable;
    checklist_evidence: ChecklistEvidenceTable;
    checklist_evidence_pieces: ChecklistEvidencePiecesTable;
    checklist_calendars: ChecklistCalendarsTable;
    deadlines: DeadlinesTable;
  }
}
