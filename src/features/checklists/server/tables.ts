import type { ColumnType, Generated } from 'kysely';
import type { LoadedRow } from '../../../platform/db/loadRows.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Source, VerificationLevel } from '../../../shared/source.ts';
import type { ChecklistStatus, RequirementType } from '../rules.ts';

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

declare module '../../../platform/db/schema.ts' {
  interface Database {
    checklist_requirements: ChecklistRequirementsTable;
    checklist_requirement_acts: ChecklistRequirementActsTable;
    checklist_requirement_regulations: ChecklistRequirementRegulationsTable;
    checklist_statuses: ChecklistStatusesTable;
    deadlines: DeadlinesTable;
  }
}
