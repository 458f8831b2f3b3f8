import { sql } from 'kysely';
import { oneOf } from '../db/oneOf.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { ErasedAccount } from '../defineFeature.ts';
import '../db/tables.ts';

export interface AuditEntry {
  at: Date;
  actor: { userId: string; email: string };
  /** A verb and a noun: `provision.publish`. */
  action: string;
  subject: { kind: string; id: string };
  before?: unknown;
  after?: unknown;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Records a staff write, in the transaction that makes it (decisions 7): who, when, what, before, after. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: entry.at,
      user_id: entry.actor.userId,
      user_email: entry.actor.email,
      action: entry.action,
      subject_kind: entry.subject.kind,
      subject_id: entry.subject.id,
      before: json(entry.before),
      after: json(entry.after),
    })
    .execute();
}

/** In place of the email of somebody who was erased. */
const ERASED = 'erased';

/**
 * Takes the names and words of an erased account out of the log. The lines stay, with their days and with ids
 * that lead nowhere any more: a log from which lines can vanish proves nothing.
 */
export async function anonymiseAudit(tx: Tx, account: ErasedAccount): Promise<void> {
  const { accountId, userIds } = account;
  // A trigger refuses every other change of the log (db/migrations/0100).
  await sql`select set_config('lawleaf.erasing_people', 'on', true)`.execute(tx);
  await tx.updateTable('audit_log').set({ user_email: ERASED }).where(oneOf('user_id', userIds)).execute();
  await tx
    .updateTable('audit_log')
    .set({ before: null, after: null })
    .where((eb) => eb.or([oneOf('user_id', userIds), oneOf('subject_id', [accountId, ...userIds])]))
    .execute();
  await sql`select set_config('lawleaf.erasing_people', 'off', true)`.execute(tx);
}
