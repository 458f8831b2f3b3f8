import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { RedlinePool } from '../../../../redline/pool/pool.ts';
import { t } from '../../../../shared/text.ts';
import { addDays, torontoDay } from '../../../../shared/torontoDate.ts';
import type { Actor } from '../../../identity/actor.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { TimeMachine } from '../../compareContract.ts';
import { changesOf, compareAll } from './compareTexts.ts';
import { comparableById, versionsOf } from './queries.ts';

interface Dated {
  effective: string | null;
  shownSince: Date;
}

/**
 * The days since which texts hold, in the order given (newest first). Publishing does not always move the day of the rule
 * itself: of several texts with the same one, the later are dated by the day on which they were shown.
 */
export function sinceDays(texts: Dated[]): string[] {
  return texts.map(({ effective, shownSince }, index) => {
    const isTaken = texts.slice(index + 1).some((older) => older.effective === effective);
    return effective === null || isTaken ? torontoDay(shownSince) : effective;
  });
}

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
  const rows = await versionsOf(db, id);
  const [since = '', ...days] = sinceDays([
    { effective: provision.effective_date, shownSince: provision.shown_since },
    ...rows.map((row) => ({ effective: row.effective_from, shownSince: row.published_at })),
  ]);
  /** The last day of the text at `index`: its own, or the one before the next newer text began. */
  const until = (index: number): string | null => {
    const nextSince = index === 0 ? since : (days[index - 1] as string);
    const last = rows[index]?.effective_to ?? addDays(nextSince, -1);
    return last < (days[index] as string) ? null : last;
  };
  const versions = await compareAll([...rows.entries()], async ([index, row]) => {
    const previous = row.description ?? '';
    const sides = await redlines.sides(previous, current);
    return {
      snapshotId: row.id,
      previousDate: days[index] as string,
      until: until(index),
      // A snapshot keeps the kind of the change that ended it, which is the one that brought the next text.
      changeType: rows[index + 1]?.change_type ?? null,
      previous,
      previousRedline: sides.previous,
      currentRedline: sides.current,
      changes: changesOf(sides),
    };
  });
  return {
    asOf: provision.as_of ?? torontoDay(provision.shown_since),
    since,
    changeType: rows[0]?.change_type ?? null,
    current,
    versions,
  };
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
