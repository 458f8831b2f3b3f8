import type { Generated } from 'kysely';
import type { Frequency } from '../contract.ts';

export interface UserPreferencesTable {
  user_id: string;
  notification_frequency: Frequency;
  updated_at: Date;
}

export interface SummaryCursorsTable {
  user_id: string;
  /** `update_entries.seq` of the last entry that the person was told of, or that passed them by. */
  seq: number;
}

export interface SummaryRunsTable {
  frequency: Exclude<Frequency, 'Never'>;
  /** The calendar day in Toronto on which it fell due. */
  due_on: string;
  horizon: number;
  started_at: Date;
  finished_at: Date | null;
  written: Generated<number>;
}

/** Of which due requirements a person's summaries told. */
export interface SummaryDueToldTable {
  user_id: string;
  requirement_id: string;
  due_on: string;
  is_overdue: boolean;
}

declare module '../../identity/server/tables.ts' {
  interface UsersTable {
    summaries_from: Generated<number>;
  }
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    user_preferences: UserPreferencesTable;
    summary_cursors: SummaryCursorsTable;
    summary_runs: SummaryRunsTable;
    summary_due_told: SummaryDueToldTable;
  }
}
