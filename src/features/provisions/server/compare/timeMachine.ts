import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { Actor, Scope } from '../../../../platform/session/actor.ts';
import type { RedlinePool } from '../../../../redline/pool.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { TimeMachine } from '../../compareContract.ts';
import { compareAll } from './compareTexts.ts';
import { comparableById, versionsOf } from './queries.ts';

/**
 * The earlier texts of a provision, newest first, each compared with the current one: `previousRedline` marks what is gone,
 * `currentRedline` what is new (decisions 6). Throws 404 when the provision is out of scope or gone.
 */
export async function timeMachine(
  db: Db,
  redlines: RedlinePool,
  scope: Scope,
  id: string,
): Promise<TimeMachine> {
  const provision = await comparableById(db, scope, id);
  if (!provision) throw notFound(t('This provision could not be found.'));
  const current = provision.description ?? '';
  const versions = await compareAll(await versionsOf(db, id), async (version) => {
    const previous = version.description ?? '';
    const sides = await redlines.sides(previous, current);
    return {
      snapshotId: version.id,
      previousDate: version.effective_from ?? torontoDay(version.published_at),
      previous,
      previousRedline: sides.previous,
      currentRedline: sides.current,
    };
  });
  return { asOf: provision.as_of ?? torontoDay(provision.updated_at), current, versions };
}

/**
 * Takes earlier texts out of a provision's history, and keeps what they said in the audit log. Those that somebody else took
 * out before are passed over; throws 404 when none of them is left.
 */
export async function deleteVersions(
  db: Db,
  clock: Clock,
  actor: Actor,
  provisionId: string,
  snapshotIds: string[],
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const deleted = await tx
      .deleteFrom('provision_versions')
      .where('provision_id', '=', provisionId)
      .where('id', 'in', snapshotIds)
      .returningAll()
      .execute();
    if (deleted.length === 0) throw notFound(t('These versions were deleted before.'));
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'provision.deleteVersions',
      subject: { kind: 'provision', id: provisionId },
      before: deleted,
    });
    return deleted.map(({ id }) => id);
  });
}
