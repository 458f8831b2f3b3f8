import { inTransaction } from '../../../platform/db/transaction.ts';
import { notifyReminder } from './notifyRecipients.ts';
import { readableNote } from './queries.ts';
import { recipientsOf } from './recipients.ts';
import type { NotesServices } from './services.ts';
import './tables.ts';

/**
 * Sends the reminders whose time has come and that were not sent yet: by email and in the bell, to the author and to those the
 * note is shared with. Answers how many notes that were. A reminder is marked in the transaction that writes its emails, so it
 * goes out once however often this runs, dies on the way, or sees the clock jump; one that fell due while the server was down
 * goes out when it is back.
 */
export async function sendReminders(services: NotesServices): Promise<number> {
  const { db, clock, brand } = services;
  const now = clock.now();
  const due = await db
    .selectFrom('notes')
    .select(['id', 'author_id', 'provision_id', 'remind_at'])
    .where('remind_at', '<=', now)
    .where('reminded_at', 'is', null)
    .orderBy('remind_at')
    .orderBy('id')
    .execute();
  let sent = 0;
  for (const { id, author_id, provision_id, remind_at } of due) {
    const shares = await db.selectFrom('note_shares').select('user_id').where('note_id', '=', id).execute();
    const recipients = await recipientsOf(
      services,
      [author_id, ...shares.map(({ user_id }) => user_id)],
      provision_id,
    );
    const isSent = await inTransaction(db, async (tx) => {
      const claimed = await tx
        .updateTable('notes')
        .set({ reminded_at: now })
        .where('id', '=', id)
        .where('remind_at', '=', remind_at)
        .where('reminded_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      const note = claimed && (await readableNote(tx, author_id, id));
      if (!note) return false;
      await notifyReminder(tx, brand, note, recipients, now);
      return true;
    });
    if (isSent) sent += 1;
  }
  return sent;
}
