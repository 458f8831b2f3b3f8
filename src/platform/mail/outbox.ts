import { sql } from 'kysely';
import { oneOf } from '../db/oneOf.ts';
import type { Db, Tx } from '../db/schema.ts';
import { newId } from '../newId.ts';
import '../db/tables.ts';

/** An email ready to be sent. `kind` says which of the product's emails it is. */
export interface Email {
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** Two emails with the same key are one: what makes a repeated job harmless. */
  dedupeKey?: string;
}

/** A header must not end its line early: a name with a line break in it could add recipients. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

/**
 * Writes an email to the outbox, in the transaction that causes it (decisions 9). Answers its id, or null
 * when one with the same key is there already.
 */
export async function writeEmail(db: Db, email: Email): Promise<string | null> {
  const row = await db
    .insertInto('outbox')
    .values({
      id: newId(),
      kind: email.kind,
      to_address: oneLine(email.to),
      subject: oneLine(email.subject),
      html: email.html,
      text: email.text,
      headers: JSON.stringify(email.headers ?? {}),
      dedupe_key: email.dedupeKey ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Deletes every email to these addresses, sent or not, and those to us that are to be answered to one of
 * them.
 */
export async function eraseEmails(tx: Tx, addresses: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where((eb) => eb.or([oneOf('to_address', addresses), oneOf(sql`headers->>'Reply-To'`, addresses)]))
    .execute();
}

/** Takes out of the outbox what is not sent yet to an address, of the kinds that begin with a word: `trial` is `trialEnding` too. */
export async function withdrawEmails(tx: Tx, address: string, kind: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('to_address', '=', address)
    .where(sql<boolean>`starts_with(kind, ${kind})`)
    .where('sent_at', 'is', null)
    .execute();
}
