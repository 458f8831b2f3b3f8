import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Note } from '../../provisions/contract.ts';
import { PLACED_PROVISIONS } from '../../provisions/server/reads.ts';
import { notesBeside, notesRemindedBetween, presentNote } from './queries.ts';

/** The notes that a person may read beside these provisions, by provision, oldest first. */
export async function notesOf(db: Db, userId: string, provisionIds: string[]): Promise<Map<string, Note[]>> {
  const rows = await notesBeside(db, userId, provisionIds);
  const notes = new Map<string, Note[]>();
  for (const row of rows)
    notes.set(row.provision_id, [...(notes.get(row.provision_id) ?? []), presentNote(row)]);
  return notes;
}

/** A reminder that somebody set on a note. */
export interface NoteReminder {
  noteId: string;
  provisionId: string;
  at: Date;
  /** What the note says, as plain text and as sanitised HTML. */
  text: string;
  html: string;
  author: { id: string; fullName: string };
}

/**
 * The reminders of a person from one moment up to another, soonest first: their own, and those of notes shared with them.
 * Whether the person may still see the provision is for the caller to ask (`ProvisionReader.byIds`).
 */
export async function remindersOf(
  db: Db,
  userId: string,
  window: { from: Date; to: Date },
): Promise<NoteReminder[]> {
  const rows = await notesRemindedBetween(db, userId, window);
  return rows.flatMap((row) =>
    row.remind_at
      ? [
          {
            noteId: row.id,
            provisionId: row.provision_id,
            at: row.remind_at,
            text: row.plain_text,
            html: row.text,
            author: presentNote(row).createdBy,
          },
        ]
      : [],
  );
}

/** Every note written in an account, for the export of its data. */
export const notesOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('notes')
    .innerJoin('users', 'users.id', 'notes.author_id')
    .select([
      'notes.id',
      'notes.provision_id',
      'users.email as author',
      'notes.plain_text as text',
      'notes.remind_at',
      'notes.created_at',
      'notes.updated_at',
      'notes.law_day',
    ])
    .select((eb) =>
      eb
        .selectFrom('note_shares')
        .innerJoin('users as readers', 'readers.id', 'note_shares.user_id')
        .select((inner) => inner.fn.agg<string[]>('array_agg', ['readers.email']).as('emails'))
        .whereRef('note_shares.note_id', '=', 'notes.id')
        .as('shared_with'),
    )
    .where('users.account_id', '=', accountId)
    .orderBy('notes.created_at')
    .execute();

/** How many notes stand with the provisions of a place of the taxonomy. `where`: a condition with the aliases g, t and a. */
export async function countNotesIn(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notes n join ${PLACED_PROVISIONS} on p.id = n.provision_id
    where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}
