import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { dutiesOfProvision } from '../../../checklists/server/reads.ts';
import { addDuty, changeDuty, removeDuty, type WrittenDuty } from '../../../checklists/server/writes.ts';
import { editableOf } from '../../../provisions/server/reads.ts';
import type { Editor } from '../../../provisions/server/writes.ts';

/**
 * Writes one of a provision's dated duties, and what was and is in the audit log. `id` null: a new one; `duty` null: takes it away.
 * Throws 404 for an unknown provision or duty. Answers its id.
 */
export async function writeDeadline(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Editor,
  provisionId: string,
  id: string | null,
  duty: WrittenDuty | null,
): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    if (!(await editableOf(tx, provisionId))) throw notFound(t('This provision could not be found.'));
    const before = (await dutiesOfProvision(tx, provisionId)).find((one) => one.id === id);
    const written = await write(tx, provisionId, id, duty, clock.now());
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: duty === null ? 'provision.removeDeadline' : 'provision.writeDeadline',
      subject: { kind: 'provision', id: provisionId },
      ...(before ? { before } : {}),
      ...(duty ? { after: duty } : {}),
    });
    return { id: written };
  });
}

async function write(
  tx: Tx,
  provisionId: string,
  id: string | null,
  duty: WrittenDuty | null,
  now: Date,
): Promise<string> {
  if (id === null) return duty ? addDuty(tx, provisionId, duty) : '';
  if (duty) await changeDuty(tx, provisionId, id, duty);
  else await removeDuty(tx, provisionId, id, now);
  return id;
}
