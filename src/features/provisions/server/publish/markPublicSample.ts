import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import type { Actor } from '../../../identity/actor.ts';
import '../tables.ts';

/**
 * Lets strangers read a provision at /preview/{id}, or no longer (decisions 7), and keeps who did so in the audit log.
 *
 * Throws 404 for an unknown provision, and 409 `unpublished` when one that readers do not see yet is to be shown to everybody.
 */
export async function markPublicSample(
  db: Db,
  clock: Clock,
  actor: Actor,
  id: string,
  isPublicSample: boolean,
): Promise<{ id: string; isPublicSample: boolean }> {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('provisions')
      .select(['is_published', 'is_public_sample'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound(t('This provision could not be found.'));
    if (isPublicSample && !before.is_published) {
      throw conflict('unpublished', t('Publish this provision before you show it to everybody.'));
    }
    if (before.is_public_sample !== isPublicSample) {
      await tx
        .updateTable('provisions')
        .set({ is_public_sample: isPublicSample })
        .where('id', '=', id)
        .execute();
      await recordAudit(tx, {
        at: clock.now(),
        actor,
        action: 'provision.markPublicSample',
        subject: { kind: 'provision', id },
        before: { isPublicSample: before.is_public_sample },
        after: { isPublicSample },
      });
    }
    return { id, isPublicSample };
  });
}
