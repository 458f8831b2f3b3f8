import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import type { Editor } from '../../../provisions/server/writes.ts';

/** Writes down who changed a bill, with what was before and after. */
export const auditBill = (
  tx: Tx,
  now: Date,
  actor: Editor,
  action: string,
  id: string,
  states: { before?: unknown; after?: unknown },
) => recordAudit(tx, { at: now, actor, action, subject: { kind: 'bill', id }, ...states });
