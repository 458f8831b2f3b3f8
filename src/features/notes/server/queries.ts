import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import '../../identity/server/tables.ts';
import type { Note } from '../../provisions/contract.ts';
import type { NotesTable } from './tables.ts';

/** A note as it is read: its row, its author's name, and whom it is shared with. */
export type NoteRow = Selectable<NotesTable> & {
  first_name: string;
  last_name: string;
  shared_with: string[];
};

const allNotes = (db: Db) =>
  db
    .selectFrom('notes')
    .innerJoin('users as authors', 'authors.id', 'notes.author_id')
    .selectAll('notes')
    .select(['authors.first_name', 'authors.last_name'])
    .select((eb) =>
      eb
        .selectFrom('note_shares')
        .innerJoin('users', 'users.id', 'note_shares.user_id')
        .select(
          sql<
            string[]
          >`coalesce(array_agg(note_shares.user_id order by users.last_name, users.first_name, users.id), '{}')`.as(
            'ids',
          ),
        )
        .whereRef('note_shares.note_id', '=', 'notes.id')
        .as('shared_with'),
    )
    .$castTo<NoteRow>();

/** The notes that a person may read: their own, and those shared with them (decisions 5). */
const readableNotes = (db: Db, userId: string) =>
  allNotes(db).where((eb) =>
    eb.or([
      eb('notes.author_id', '=', userId),
      eb(
        'notes.id',
        'in',
        eb.selectFrom('note_shares').select('note_shares.note_id').where('note_shares.user_id', '=', userId),
      ),
    ]),
  );

export const notesOfPerson = (db: Db, userId: string): Promise<NoteRow[]> =>
  readableNotes(db, userId).orderBy('notes.created_at', 'desc').orderBy('notes.id').execute();

/** The notes that a person may read beside these provisions, oldest first. */
export const notesBeside = (db: Db, userId: string, provisionIds: string[]): Promise<NoteRow[]> =>
  readableNotes(db, userId)
    .where(oneOf('notes.provision_id', provisionIds))
    .orderBy('notes.created_at')
    .orderBy('notes.id')
    .execute();

/** Those whose reminder lies in a window, soonest first. */
export const notesRemindedBetween = (
  db: Db,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<NoteRow[]> =>
  readableNotes(db, userId)
    .where('notes.remind_at', '>=', from)
    .where('notes.remind_at', '<=', to)
    .orderBy('notes.remind_at')
    .orderBy('notes.id')
    .execute();

/** One note that the person may read, or nothing. */
export const readableNote = (db: Db, userId: string, noteId: string): Promise<NoteRow | undefined> =>
  readableNotes(db, userId).where('notes.id', '=', noteId).executeTakeFirst();

export const presentNote = (row: NoteRow): Note => ({
  _id: row.id,
  provision: row.provision_id,
  text: row.text,
  reminder: row.remind_at?.toISOString() ?? null,
  sharedWith: row.shared_with,
  createdBy: { id: row.author_id, fullName: `${row.first_name} ${row.last_name}`.trim() },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  on: row.law_day,
});
