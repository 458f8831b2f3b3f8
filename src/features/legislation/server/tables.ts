import type { ColumnType, Generated } from 'kysely';
import type { ArchivableRow } from '../../../platform/db/archive.ts';
import type { LoadedRow } from '../../../platform/db/loadRows.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Source } from '../../../shared/source.ts';
import type { BillOutcome, InForceType } from '../contract.ts';

/** Rows of typed values by the key of their field, as drafts hold them. */
export type UpcomingValues = Record<string, unknown[]>;

interface InstrumentTable extends LoadedRow, ArchivableRow {
  id: string;
  key: string | null;
  jurisdiction: JurisdictionCode;
  area_id: string;
  name: string;
  citation: string | null;
  url: string | null;
  verification: string;
  editor_note: string | null;
}

export interface ActsTable extends InstrumentTable {
  /** The first and the last day on which it is in force, where they are known. */
  in_force_from: Generated<string | null>;
  in_force_to: Generated<string | null>;
  /** The act that it took the place of. */
  replaces_id: Generated<string | null>;
}

export interface RegulationsTable extends InstrumentTable {
  act_id: string | null;
}

export interface BillsTable extends LoadedRow {
  id: string;
  key: string | null;
  kind: 'bill' | 'regulation';
  jurisdiction: JurisdictionCode;
  number: string | null;
  name: string;
  chapter: string | null;
  url: string | null;
  introduction_date: string | null;
  assent_date: string | null;
  status: string;
  in_force: InForceType;
  in_force_date: string | null;
  description: string | null;
  affected_sections: string | null;
  is_active: boolean;
  /** The day on which its stage was last seen in a source. */
  seen_on: Generated<string | null>;
  outcome: Generated<BillOutcome | null>;
  is_published: boolean;
  confidence: string;
  verification: string;
  as_of: string | null;
  sources: ColumnType<Source[], string, string>;
  /** What is not settled, in words for readers. */
  open_question: Generated<string | null>;
  editor_note: string | null;
  updated_at: Date;
}

export interface BillStageDatesTable {
  bill_id: string;
  stage: string;
  reached_on: string;
}

export interface BillPartsTable {
  id: string;
  bill_id: string;
  sort: number;
  what: string;
  in_force: Exclude<InForceType, 'others'>;
  in_force_date: string | null;
  sections: string | null;
}

export interface BillActsTable {
  bill_id: string;
  act_id: string;
}

export interface BillRegulationsTable {
  bill_id: string;
  regulation_id: string;
}

export interface UpcomingChangesTable extends LoadedRow {
  id: string;
  bill_id: string | null;
  bill_part_id: string | null;
  provision_id: string;
  changes_overview: string;
  affected_act: string | null;
  upcoming_act_id: string | null;
  upcoming_act_sections: string | null;
  upcoming_reg_sections: string | null;
  in_force: InForceType | null;
  in_force_date: string | null;
  rolled_in_on: string | null;
  /** Sanitised HTML of the provision as it will read once the change holds; null until an editor wrote it. */
  upcoming_text: Generated<string | null>;
  /** The typed values that it brings, rows by field; null where an editor wrote none. */
  upcoming_values: ColumnType<UpcomingValues | null, string | null | undefined, string | null>;
}

export interface UpcomingChangeRegulationsTable {
  upcoming_change_id: string;
  regulation_id: string;
  sections: string | null;
  sort: number;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    acts: ActsTable;
    regulations: RegulationsTable;
    bills: BillsTable;
    bill_stage_dates: BillStageDatesTable;
    bill_parts: BillPartsTable;
    bill_acts: BillActsTable;
    bill_regulations: BillRegulationsTable;
    upcoming_changes: UpcomingChangesTable;
    upcoming_change_regulations: UpcomingChangeRegulationsTable;
  }
}
