import type { ColumnType } from 'kysely';

export interface NotesTable {
  id: string;
  provision_id: string;
  author_id: string;
  /** Sanitised HTML. */
  text: string;
  plain_text: string;
  /** To the minute. */
  remind_at: Date | null;
  /** When the reminder of `remind_at` went out. */
  reminded_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  /** The day whose law was read when it was written; null where that was the day itself. */
  law_day: string | null;
}

/** Whom a note is shared with, apart from its author. */
export interface NoteSharesTable {
  note_id: string;
  user_id: string;
  shared_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    notes: NotesTable;
    note_shares: NoteSharesTable;
  }
}
