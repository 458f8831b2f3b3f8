import type { EntryKind } from '../entries/entry.ts';

/** What the starter library says of an entry. */
export interface LibraryEntriesTable {
  kind: EntryKind;
  key: string;
  /** The order of the files. */
  place: number;
  file: string;
  /** JSON, its keys in the order of the file. */
  content: string;
  /** What the files said when the database last agreed with them; null: the same as now. */
  base: string | null;
  /** When a newer library said something else of it. */
  changed_at: Date | null;
  settled_at: Date | null;
  settled_by: string | null;
  settled_how: 'file' | 'ours' | 'merge' | null;
}

/** Files that were handed in and read, and are not taken over yet. */
export interface LibraryImportsTable {
  id: string;
  made_by: string;
  made_at: Date;
  name: string;
  /** JSON: texts by path. */
  files: string;
  /** Of the database as it was compared. */
  state: string;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    library_entries: LibraryEntriesTable;
    library_imports: LibraryImportsTable;
  }
}
