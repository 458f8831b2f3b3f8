import type { Generated } from 'kysely';

/** An official file of an act or regulation, as of a day. */
export interface StatuteFilesTable {
  id: string;
  address: string;
  kind: 'act' | 'regulation';
  number: string;
  language: 'en' | 'fr';
  title: string;
  as_of: string;
  current_to: string | null;
  sha256: string;
  bytes: number;
  imported_at: Date;
}

export interface StatuteSectionsTable {
  file_id: string;
  sort: number;
  label: string;
  nth: number;
  part: string | null;
  note: string | null;
  /** Plain text, a provision of the section a line. */
  body: string;
  fingerprint: string;
  amended_on: string | null;
}

export interface StatuteChangesTable {
  id: string;
  address: string;
  language: 'en' | 'fr';
  from_file: string;
  to_file: string;
  found_at: Date;
  closed_at: Date | null;
  version: Generated<number>;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    statute_files: StatuteFilesTable;
    statute_sections: StatuteSectionsTable;
    statute_changes: StatuteChangesTable;
  }
}
