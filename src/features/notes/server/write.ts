import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/newId.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Note } from '../../provisions/contract.ts';
import { notifyShared } from './notifyRecipients.ts';
import { type NoteRow, presentNote, readableNote } from './queries.ts';
import { recipientsOf } from './recipients.ts';
import type { NotesServices } from './services.ts';
import { assertRoomForNote, validateRecipients, validateReminder, validateText } from './validate.ts';
import './tables.ts';

interface NewNote {
  provisionId: string;
  text: string;
  reminder: string | null;
  sharedWith: string[];
  /** The day whose law is read; null for today's. */
  on: string | null;
}

type NoteChange = Partial<Omit<NewNote, 'provisionId' | 'on'>>;

async function share(tx: Tx, noteId: string, userIds: readonly string[], at: Date): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('note_shares')
    .values(userIds.map((user_id) => ({ note_id: noteId, user_id, shared_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function written(db: Db, userId: string, noteId: string): Promise<NoteRow> {
  const row = await readableNote(db, userId, noteId);
  if (!row) throw notFound(t('This note could not be found.'));
  return row;
}

/** Writes a note beside a provision that the author may see, and notifies those it is shared with. */
export async function createNote(services: NotesServices, actor: Actor, note: NewNote): Promise<Note> {
  const { db, clock, reader, brand } = services;
  const now = clock.now();
  const text = validateText(note.text);
  const remind_at = validateReminder(note.reminder, null, now);
  const [provision] = await reader.byIds(actor.scope, [note.provisionId]);
  if (!provision) throw notFound(t('This provision could not be found.'));
  const sharedWith = await validateRecipients(db, actor, note.sharedWith, []);
  const recipients = await recipientsOf(services, sharedWith, provision.id);
  await assertRoomForNote(db, actor.userId);
  return inTransaction(db, async (tx) => {
    const id = newId();
    await tx
      .insertInto('notes')
      .values({
        id,
        provision_id: provision.id,
        author_id: actor.userId,
        ...text,
        remind_at,
        reminded_at: null,
        created_at: now,
        updated_at: now,
        law_day: note.on,
      })
      .execute();
    await share(tx, id, sharedWith, now);
    const row = await written(tx, actor.userId, id);
    await notifyShared(tx, brand, row, recipients, now);
    return presentNote(row);
  });
}

/** A note that this person wrote. Throws 404 when they may not read it, 403 when it is somebody else's. */
async function ownNote(db: Db, actor: Actor, noteId: string): Promise<NoteRow> {
  const note = await written(db, actor.userId, noteId);
  if (note.author_id !== actor.userId) {
    throw forbidden('not_the_author', t('Only the author can change or delete this note.'));
  }
  return note;
}

/** Changes what is given of a note and leaves the rest; notifies those it is newly shared with. */
export async function changeNote(
  services: NotesServices,
  actor: Actor,
  noteId: string,
  change: NoteChange,
): Promise<Note> {
  const { db, clock, brand } = services;
  const now = clock.now();
  const before = await ownNote(db, actor, noteId);
  const text = change.text === undefined ? {} : validateText(change.text);
  const remind_at =
    change.reminder === undefined
      ? before.remind_at
      : validateReminder(change.reminder, before.remind_at, now);
  const isSameReminder = remind_at?.getTime() === before.remind_at?.getTime();
  const sharedWith = change.sharedWith
    ? await validateRecipients(db, actor, change.sharedWith, before.shared_with)
    : before.shared_with;
  const added = sharedWith.filter((id) => !before.shared_with.includes(id));
  const removed = before.shared_with.filter((id) => !sharedWith.includes(id));
  const recipients = await recipientsOf(services, added, before.provision_id);
  return inTransaction(db, async (tx) => {
    // What stays is not written: a reminder may have gone out meanwhile.
    const { numUpdatedRows } = await tx
      .updateTable('notes')
      .set({ ...text, ...(isSameReminder ? {} : { remind_at, reminded_at: null }), updated_at: now })
      .where('id', '=', noteId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound(t('This note could not be found.'));
    await share(tx, noteId, added, now);
    if (removed.length > 0) {
      await tx
        .deleteFrom('note_shares')
        .where('note_id', '=', noteId)
        .where('user_id', 'in', removed)
        .execute();
    }
    const row = await written(tx, actor.userId, noteId);
    await notifyShared(tx, brand, row, recipients, now);
    return presentNote(row);
  });
}

export async function deleteNote({ db }: NotesServices, actor: Actor, noteId: string): Promise<void> {
  await ownNote(db, actor, noteId);
  await db.deleteFrom('notes').where('id', '=', noteId).execute();
}
