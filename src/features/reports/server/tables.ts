import type { ColumnType } from 'kysely';

export interface ReportsTable {
  id: string;
  account_id: string;
  /** The owner. */
  user_id: string;
  name: string;
  is_shared: boolean;
  /** Moves when the name, the sharing or the order changes. */
  revision: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

export interface ReportProvisionsTable {
  report_id: string;
  provision_id: string;
  position: number;
  added_by: string | null;
  added_at: Date;
}

/** Until when a person knows the texts of a report. */
export interface ReportVisitsTable {
  report_id: string;
  user_id: string;
  seen_at: Date;
}

/** What is left of a deleted report, for undoing. */
export interface DeletedReport {
  name: string;
  is_shared: boolean;
  created_at: string;
  provisions: { provision_id: string; added_by: string | null; added_at: string }[];
}

export interface DeletedReportsTable {
  id: string;
  account_id: string;
  user_id: string;
  report: ColumnType<DeletedReport, string, string>;
  deleted_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    reports: ReportsTable;
    report_provisions: ReportProvisionsTable;
    report_visits: ReportVisitsTable;
    deleted_reports: DeletedReportsTable;
  }
}
