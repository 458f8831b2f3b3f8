import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import type { Actor } from '../../identity/actor.ts';
import './tables.ts';

const PUT_OFF_DAYS = 30;

async function writeUntil(
  tx: Tx,
  today: string,
  editorId: string,
  provisionId: string,
  isPutOff: boolean,
): Promise<string | null> {
  if (!isPutOff) {
    await tx.deleteFrom('review_put_off').where('provision_id', '=', provisionId).execute();
    return null;
  }
  const until = addDays(today, PUT_OFF_DAYS);
  await tx
    .insertInto('review_put_off')
    .values({ provision_id: provisionId, until, editor_id: editorId })
    .onConflict((conflict) => conflict.column('provision_id').doUpdateSet({ until, editor_id: editorId }))
    .execute();
  return until;
}

/** Hides a provision from the queue for 30 days, or shows it again. Answers until when; null where it is shown. */
export function putOff(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  provisionId: string,
  isPutOff: boolean,
): Promise<{ until: string | null }> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('review_put_off')
      .select('until')
      .where('provision_id', '=', provisionId)
      .executeTakeFirst();
    const until = await writeUntil(tx, torontoDay(clock.now()), actor.userId, provisionId, isPutOff);
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'provision.putOffReview',
      subject: { kind: 'provision', id: provisionId },
      before: { until: found?.until ?? null },
      after: { until },
    });
    return { until };
  });
}
