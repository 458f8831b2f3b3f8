import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export interface InstallationTable {
  name: string;
  value: string;
}

export interface OutboxTable {
  id: string;
  kind: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  headers: Json<Record<string, string>>;
  dedupe_key: string | null;
  created_at: Generated<Date>;
  next_attempt_at: Generated<Date>;
  attempts: Generated<number>;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  /** Written for many people at once: leaves after what somebody waits for. */
  is_bulk: Generated<boolean>;
}

/** Rows of the library that staff took out, which a newer starter library does not bring back. */
export interface WithdrawnRowsTable {
  table_name: string;
  id: string;
  withdrawn_at: Date;
}

/** Accounts that are gone, by the ids they had: a restore erases them again. */
export interface ErasedAccountsTable {
  account_id: string;
  erased_at: Date;
}

export interface AuditLogTable {
  seq: Generated<number>;
  at: Date;
  user_id: string | null;
  user_email: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: Json<unknown> | null;
  after: Json<unknown> | null;
}

declare module './schema.ts' {
  interface Database {
    installation: InstallationTable;
    outbox: OutboxTable;
    withdrawn_rows: WithdrawnRowsTable;
    audit_log: AuditLogTable;
    erased_accounts: ErasedAccountsTable;
  }
}
