import { insertRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { editedIds } from '../../../platform/db/tableRows.ts';
import { entryName } from '../entries/entry.ts';
import { type Headers, splitLibrary } from '../entries/splitLibrary.ts';
import type { Library } from '../format/library.ts';
import { libraryIds } from './contentIds.ts';
import { ENTRY_TABLES, entryRow } from './entryRow.ts';
import './tables.ts';

/** The rows that staff changed or made, as `table id`. */
export async function editedRows(tx: Tx): Promise<Set<string>> {
  const edited = new Set<string>();
  // Ten tables, whatever they hold.
  for (const table of ENTRY_TABLES) for (const id of await editedIds(tx, table)) edited.add(`${table} ${id}`);
  return edited;
}

/**
 * Keeps what the files say of every entry, for what staff changed to be told apart from it. What they said when the database last
 * agreed with them stays beside it, where a newer library met something that staff had changed. To be called once the library is loaded.
 */
export async function keepEntries(tx: Tx, library: Library, headers: Headers, now: Date): Promise<void> {
  const ids = libraryIds(library.moved);
  const edited = await editedRows(tx);
  const kept = await tx.selectFrom('library_entries').selectAll().execute();
  const known = new Map(kept.map((row) => [entryName(row), row]));
  const rows = splitLibrary(library, headers).map((entry, place) => {
    const before = known.get(entryName(entry));
    const at = entryRow(entry, ids);
    const content = JSON.stringify(entry.content);
    const isNew = before !== undefined && before.content !== content;
    const isEdited = at !== null && edited.has(`${at.table} ${at.id}`);
    const base = isEdited && before ? (before.base ?? before.content) : content;
    return {
      ...{ kind: entry.kind, key: entry.key, place, file: entry.file, content },
      base: base === content ? null : base,
      changed_at: isNew ? now : (before?.changed_at ?? null),
      settled_at: isNew ? null : (before?.settled_at ?? null),
      settled_by: isNew ? null : (before?.settled_by ?? null),
      settled_how: isNew ? null : (before?.settled_how ?? null),
    };
  });
  await tx.deleteFrom('library_entries').execute();
  await insertRows(tx, 'library_entries', rows);
}
