import { sql } from 'kysely';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { badRequest, conflict } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import { htmlToText } from '../../../../shared/htmlToText.ts';
import { t } from '../../../../shared/text.ts';
import type { Actor } from '../../../identity/actor.ts';
import type { WrittenAnnouncement } from '../../announcementsContract.ts';
import { countAudience } from './audience.ts';
import {
  assertDraft,
  audienceOf,
  columnsOf,
  lockedAnnouncement,
  type StoredAnnouncement,
  stateOf,
  TAKE_BACK_MS,
  writtenOf,
} from './stored.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'entitlements'>;
type Saved = { id: string; revision: number; savedAt: string };

const SAVED = ['id', 'revision', 'updated_at'] as const;
const asSaved = (row: { id: string; revision: number; updated_at: Date }): Saved => ({
  id: row.id,
  revision: row.revision,
  savedAt: row.updated_at.toISOString(),
});

const audit = (
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  verb: string,
  id: string,
  states: { before?: unknown; after?: unknown },
) =>
  recordAudit(tx, {
    at: clock.now(),
    actor,
    action: `announcement.${verb}`,
    subject: { kind: 'announcement', id },
    ...states,
  });

/** Changes columns of an announcement; its revision moves on. */
async function update(tx: Tx, id: string, columns: object, now: Date): Promise<Saved> {
  const row = await tx
    .updateTable('announcements')
    .set({ ...columns, updated_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning(SAVED)
    .executeTakeFirstOrThrow();
  return asSaved(row);
}

/** Begins a draft. */
export async function createAnnouncement(
  deps: Deps,
  actor: Actor,
  written: WrittenAnnouncement,
): Promise<Saved> {
  const { db, clock } = deps;
  return inTransaction(db, async (tx) => {
    const made = await tx
      .insertInto('announcements')
      .values({
        id: newId(),
        key: null,
        ...columnsOf(written),
        is_draft: true,
        updated_at: clock.now(),
        content_hash: null,
      })
      .returning(SAVED)
      .executeTakeFirstOrThrow();
    await audit(tx, deps, actor, 'create', made.id, { after: written });
    return asSaved(made);
  });
}

/** Saves what is being written. Not in the audit log, as no draft is: what goes out is there whole. */
export const saveAnnouncement = (
  { db, clock }: Deps,
  id: string,
  revision: number,
  written: WrittenAnnouncement,
) =>
  inTransaction(db, async (tx) => {
    assertDraft(await lockedAnnouncement(tx, id), revision);
    return update(tx, id, columnsOf(written), clock.now());
  });

/** Deletes a draft, which nobody was shown. */
export const deleteAnnouncement = (deps: Deps, actor: Actor, id: string) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockedAnnouncement(tx, id);
    assertDraft(row);
    await tx.deleteFrom('announcements').where('id', '=', id).execute();
    await audit(tx, deps, actor, 'delete', id, { before: writtenOf(row) });
    return { success: true as const };
  });

/** Throws 400 at the field for which a draft cannot go out. */
function assertComplete(row: StoredAnnouncement, goesOut: Date): void {
  if (row.title === '') throw badRequest('title', t('This is needed.'));
  if (htmlToText(row.html) === '') throw badRequest('html', t('This is needed.'));
  if (!row.in_bell && !row.is_banner && !row.by_email) {
    throw badRequest('where', t('Choose at least one of bell, banner and email.'));
  }
  if (row.until_at && row.until_at <= goesOut) {
    throw badRequest('endsOn', t('This is before it goes out.'));
  }
}

/** Sends a draft out at its time, or now if that has passed. Throws 400 at the field that is missing. */
export async function scheduleAnnouncement(deps: Deps, actor: Actor, id: string, revision: number) {
  const { db, clock, entitlements } = deps;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const row = await lockedAnnouncement(tx, id);
    assertDraft(row, revision);
    const goesOut = row.publish_at && row.publish_at > now ? row.publish_at : now;
    assertComplete(row, goesOut);
    const { people } = await countAudience(tx, entitlements, audienceOf(row), now);
    if (people === 0) throw badRequest('audience', t('Nobody matches.'));
    const saved = await update(
      tx,
      id,
      { is_draft: false, publish_at: goesOut, emails_finished_at: null },
      now,
    );
    await audit(tx, deps, actor, 'schedule', id, {
      before: { ...writtenOf(row), isDraft: true },
      after: { ...writtenOf({ ...row, publish_at: goesOut }), isDraft: false, people },
    });
    return { ...saved, people };
  });
}

/** Whether an announcement can be a draft again: to come, or out for a moment and emailed to nobody. */
export async function canTakeBack(tx: Tx, row: StoredAnnouncement, now: Date): Promise<boolean> {
  if (row.is_draft || !row.publish_at || row.publish_at.getTime() <= now.getTime() - TAKE_BACK_MS)
    return false;
  const emailed = await tx
    .selectFrom('announcement_emails')
    .select('user_id')
    .where('announcement_id', '=', row.id)
    .limit(1)
    .executeTakeFirst();
  return !emailed;
}

/** Makes a draft of it again. Throws 409 when it is too late. */
export const takeBackAnnouncement = (deps: Deps, actor: Actor, id: string) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const row = await lockedAnnouncement(tx, id);
    if (!(await canTakeBack(tx, row, now))) {
      throw conflict('too_late', t('This went out already. You can end it, so that it shows no more.'));
    }
    await tx.deleteFrom('announcement_views').where('announcement_id', '=', id).execute();
    const isToCome = row.publish_at !== null && row.publish_at > now;
    const saved = await update(tx, id, { is_draft: true, publish_at: isToCome ? row.publish_at : null }, now);
    await audit(tx, deps, actor, 'takeBack', id, {
      before: { ...writtenOf(row), isDraft: false },
      after: { ...writtenOf(row), isDraft: true },
    });
    return saved;
  });

/** Ends it now. Throws 409 for what is not out. */
export const endAnnouncement = (deps: Deps, actor: Actor, id: string) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const row = await lockedAnnouncement(tx, id);
    if (!['live', 'sent', 'planned'].includes(stateOf(row, now))) {
      throw conflict('not_out', t('This is not showing any more.'));
    }
    const saved = await update(
      tx,
      id,
      { until_at: now, emails_finished_at: row.emails_finished_at ?? now },
      now,
    );
    await audit(tx, deps, actor, 'end', id, {
      before: writtenOf(row),
      after: writtenOf({ ...row, until_at: now }),
    });
    return saved;
  });
