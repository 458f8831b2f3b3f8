import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/newId.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { Source } from '../../../../shared/source.ts';
import { verificationOf } from '../../../../shared/standing.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { forgetReading, markRead } from '../sourceChanges.ts';
import type { Editor } from './editor.ts';
import '../tables.ts';

const locked = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('provisions')
    .select(['id', 'revision', 'is_published', 'sources', 'review_by', 'review_due', 'effective_date'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(t('This provision could not be found.'));
  return row;
};

export interface ReadAgain {
  id: string;
  revision: number;
  sources: Source[];
  reviewDue: string | null;
}

/**
 * Writes today beside a source of a provision: it was read again, and not a word changes. The day of review moves on by itself. Nobody
 * is told. Throws 404 for an unknown provision, 400 `ref` for a source that it does not have.
 */
export async function readSourceAgain(
  db: Db,
  clock: Clock,
  actor: Editor,
  id: string,
  ref: string,
): Promise<ReadAgain> {
  return inTransaction(db, async (tx) => {
    const before = await locked(tx, id);
    if (!before.sources.some((source) => source.ref === ref)) {
      throw badRequest('ref', t('This provision does not rest on that source.'));
    }
    const now = clock.now();
    const today = torontoDay(now);
    const sources = before.sources.map((source) =>
      source.ref === ref ? { ...source, checked: today } : source,
    );
    const read = await writeSources(tx, now, actor, before, sources, null, 'provision.readAgain');
    await markRead(tx, id, read.revision, [ref]);
    return read;
  });
}

/**
 * Writes beside a provision that it was read today against the law's own text as of a day, and not a word changes: the source of that
 * address gets the day, or is added, and the standing follows. Nobody is told. Throws 404 for an unknown provision.
 */
export async function readLawAgain(
  tx: Tx,
  clock: Clock,
  actor: Editor,
  id: string,
  law: { ref: string; asOf: string },
): Promise<ReadAgain> {
  const before = await locked(tx, id);
  const now = clock.now();
  const read = { type: 'official-text' as const, ref: law.ref, date: law.asOf, checked: torontoDay(now) };
  const isKnown = before.sources.some(({ ref }) => ref === law.ref);
  const sources = isKnown
    ? before.sources.map((source) => (source.ref === law.ref ? { ...source, ...read } : source))
    : [read, ...before.sources];
  const { effective_date } = before;
  await tx
    .updateTable('provisions')
    .set({ verification: verificationOf(sources, 'text', effective_date ?? undefined) })
    .where('id', '=', id)
    .execute();
  const answer = await writeSources(tx, now, actor, before, sources, null, 'provision.readAgain');
  await markRead(tx, id, answer.revision, [law.ref]);
  return answer;
}

/** Puts back what stood beside the sources before they were read again: the way back of `readSourceAgain`, for a moment. */
export async function undoReadAgain(
  db: Db,
  clock: Clock,
  actor: Editor,
  id: string,
  { ref, checked, revision }: { ref: string; checked: string | null; revision: number },
): Promise<ReadAgain> {
  return inTransaction(db, async (tx) => {
    const before = await locked(tx, id);
    if (before.revision !== revision) {
      throw conflict('stale_revision', t('This provision was changed since. Nothing was taken back.'));
    }
    const sources = before.sources.map((source) => {
      if (source.ref !== ref) return source;
      const { checked: _, ...rest } = source;
      return checked === null ? rest : { ...rest, checked };
    });
    await forgetReading(tx, id, revision);
    return writeSources(tx, clock.now(), actor, before, sources, before.review_by, 'provision.undoReadAgain');
  });
}

async function writeSources(
  tx: Tx,
  at: Date,
  actor: Editor,
  before: Awaited<ReturnType<typeof locked>>,
  sources: Source[],
  reviewBy: string | null,
  action: string,
): Promise<ReadAgain> {
  const after = await tx
    .updateTable('provisions')
    .set({ sources: JSON.stringify(sources), review_by: reviewBy, revision: before.revision + 1 })
    .where('id', '=', before.id)
    .returning(['revision', 'review_due'])
    .executeTakeFirstOrThrow();
  await recordAudit(tx, {
    at,
    actor,
    action,
    subject: { kind: 'provision', id: before.id },
    before: { sources: before.sources, reviewDue: before.review_due },
    after: { sources, reviewDue: after.review_due },
  });
  return { id: before.id, revision: after.revision, sources, reviewDue: after.review_due };
}

/**
 * Takes a provision from readers' sight; its text, history and entries stay. Throws 404 for an unknown one, 409 `unpublished` when
 * readers do not see it anyway, 409 `stale_revision` when somebody changed it since.
 */
export async function unpublishProvision(
  db: Db,
  clock: Clock,
  actor: Editor,
  { id, revision, why }: { id: string; revision: number; why: string },
): Promise<{ id: string; revision: number }> {
  return inTransaction(db, async (tx) => {
    const before = await locked(tx, id);
    if (!before.is_published) throw conflict('unpublished', t('This provision is not published.'));
    if (before.revision !== revision) {
      throw conflict('stale_revision', t('Somebody else changed this provision since you opened it.'));
    }
    await tx
      .updateTable('provisions')
      .set({ is_published: false, is_public_sample: false, revision: revision + 1 })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'provision.unpublish',
      subject: { kind: 'provision', id },
      before: { isPublished: true },
      after: { isPublished: false, why },
    });
    return { id, revision: revision + 1 };
  });
}

/**
 * Begins an answer for a jurisdiction that has none: an empty provision that only staff see. Answers the one there is when somebody
 * else was faster. Throws 404 for an unknown group.
 */
export async function beginProvision(
  db: Db,
  clock: Clock,
  actor: Editor,
  groupId: string,
  jurisdiction: JurisdictionCode,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const group = await tx
      .selectFrom('provision_groups')
      .select('id')
      .where('id', '=', groupId)
      .forUpdate()
      .executeTakeFirst();
    if (!group) throw notFound(t('This provision group could not be found.'));
    const there = await tx
      .selectFrom('provisions')
      .select('id')
      .where('provision_group_id', '=', groupId)
      .where('jurisdiction', '=', jurisdiction)
      .executeTakeFirst();
    if (there) return there.id;
    const id = newId();
    const now = clock.now();
    await tx
      .insertInto('provisions')
      .values({
        id,
        provision_group_id: groupId,
        jurisdiction,
        is_published: false,
        confidence: 'low',
        verification: 'unverified',
        sources: '[]',
        updated_at: now,
      })
      .execute();
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'provision.begin',
      subject: { kind: 'provision', id },
      after: { groupId, jurisdiction },
    });
    return id;
  });
}
