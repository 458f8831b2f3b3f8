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
  /** The last day of the text, where it is known. */
  last: string | null;
  shownSince: Date;
}

interface Beginning {
  day: string;
  /** Whether it is the day since which the text holds; otherwise it is the one on which it was first shown. */
  isKnown: boolean;
}

/**
 * When texts began, in the order given (newest first): by their own day, or else the day after the text before them ended.
 * Publishing does not always move the day of the rule itself: of several texts with the same one, the later are dated by the day on
 * which they were shown, and so is a text of which no day is known.
 */
export function beginningsOf(texts: Dated[]): Beginning[] {
  return texts.map(({ effective, shownSince }, index) => {
    const older = texts.slice(index + 1);
    if (effective !== null && older.every((one) => one.effective !== effective)) {
      return { day: effective, isKnown: true };
    }
    const lastBefore = effective === null ? older[0]?.last : null;
    return lastBefore
      ? { day: addDays(lastBefore, 1), isKnown: true }
      : { day: torontoDay(shownSince), isKnown: false };
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
  const { effective_date: effective, shown_since: shownSince } = provision;
  const [began, ...beginnings] = beginningsOf([
    { effective, last: null, shownSince },
    ...rows.map((row) => ({
      effective: row.effective_from,
      last: row.effective_to,
      shownSince: row.published_at,
    })),
  ]) as [Beginning, ...Beginning[]];
  const days = beginnings.map(({ day }) => day);
  /** The last day of the text at `index`: its own, or the one before the next newer text began. */
  const until = (index: number): string | null => {
    const nextSince = index === 0 ? began.day : (days[index - 1] as string);
    const last = rows[index]?.effective_to ?? addDays(nextSince, -1);
    return last < (days[index] as string) ? null : last;
  };
  const versions = await compareAll([...rows.entries()], async ([index, row]) => {
    const previous = row.description ?? '';
    const sides = await redlines.sides(previous, current);
    return {
      snapshotId: row.id,
      previousDate: days[index] as string,
      isBeginningKnown: beginnings[index]?.isKnown ?? false,
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
    since: began.day,
    isBeginningKnown: began.isKnown,
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
