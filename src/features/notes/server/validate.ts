import type { Db } from '../../../platform/db/schema.ts';
import { badRequest } from '../../../platform/errors.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import { noteText } from '../noteText.ts';
import { MAX_NOTES, MAX_TEXT, type ReminderFault, reminderFault, toMinute } from '../rules.ts';
import '../../identity/server/tables.ts';
import './tables.ts';

/** The text of a note as it is kept: sanitised, and the same as plain text. Throws 400 when it says nothing or too much. */
export function validateText(given: string): { text: string; plain_text: string } {
  const text = sanitiseHtml(given);
  const plain = noteText(text);
  if (plain.trim() === '') throw badRequest('text', t('Write something before saving.'));
  if (plain.length > MAX_TEXT) {
    const most = MAX_TEXT.toLocaleString('en-CA');
    throw badRequest('text', t('A note holds at most {{most}} characters.', { most }));
  }
  return { text, plain_text: plain };
}

const faultText = (fault: ReminderFault): string =>
  fault === 'past'
    ? t('This reminder lies in the past. Choose a later time.')
    : t('A reminder can be at most 10 years ahead.');

/** Throws 400 when a person has as many notes as one keeps. */
export async function assertRoomForNote(db: Db, userId: string): Promise<void> {
  const { kept } = await db
    .selectFrom('notes')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('author_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (kept >= MAX_NOTES) {
    const most = MAX_NOTES.toLocaleString('en-CA');
    throw badRequest('text', t('You have {{most}} notes, which is the most. Delete one first.', { most }));
  }
}

/** A reminder as it is kept. One that a note has already stays as it is, even when its time has come. */
export function validateReminder(given: string | null, before: Date | null, now: Date): Date | null {
  if (given === null) return null;
  const reminder = toMinute(new Date(given));
  if (before && reminder.getTime() === before.getTime()) return reminder;
  const fault = reminderFault(reminder, now);
  if (fault) throw badRequest('reminder', faultText(fault));
  return reminder;
}

/**
 * The people a note is shared with, each once. New ones must be active colleagues of the author's account, and not the author
 * (specification 6); those it is shared with already stay, whatever became of them. Throws 400 otherwise.
 */
export async function validateRecipients(
  db: Db,
  actor: Actor,
  given: string[],
  before: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(given)];
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 0) return ids;
  const colleagues = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', added)
    .where('account_id', '=', actor.accountId)
    .where('is_active', '=', true)
    .where('id', '!=', actor.userId)
    .execute();
  if (colleagues.length < added.length) {
    throw badRequest('sharedWith', t('A note can only be shared with active colleagues of your account.'));
  }
  return ids;
}
