import type { Db } from '../db/schema.ts';
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
