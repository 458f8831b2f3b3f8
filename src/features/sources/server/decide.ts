import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { restingOn, rulesRestingOn } from '../../provisions/server/reads.ts';
import {
  type Editor,
  notifySourceChanged,
  readRuleAgain,
  readSourceAgain,
  replaceSource,
  withdrawSourceChange,
} from '../../provisions/server/writes.ts';
import { isReadSince } from '../../statutes/server/reads.ts';
import './tables.ts';

type Deps = Pick<Services, 'db' | 'clock'>;
export type Decision = 'lawChanged' | 'onlyThePage' | 'takeAddress' | 'keep';

/** The page as the editor saw it; throws 404 for an unknown one, 409 `stale_source` when it was read or decided since. */
async function seen(tx: Tx, ref: string, version: number) {
  const watch = await tx
    .selectFrom('source_watches')
    .selectAll()
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirst();
  if (!watch) throw notFound(t('This source is not watched.'));
  if (watch.version !== version) {
    throw conflict('stale_source', t('This source was read or decided since you opened it. Look again.'));
  }
  return watch;
}
type Seen = Awaited<ReturnType<typeof seen>>;

/** Takes a page as it is now for what it was. */
const accept = (tx: Tx, watch: Seen, now: Date) =>
  tx
    .updateTable('source_watches')
    .set({
      fingerprint: watch.new_fingerprint ?? watch.fingerprint,
      body: watch.new_fingerprint === null ? watch.body : watch.new_body,
      accepted_at: now,
      new_fingerprint: null,
      new_body: null,
      changed_on: null,
      confirmed: false,
      state: watch.moved_to === null ? 'fine' : 'moved',
      version: watch.version + 1,
    })
    .where('ref', '=', watch.ref)
    .execute();

const set = (
  tx: Tx,
  { ref, version }: Seen,
  columns: { state: 'leftOut'; why: string } | { confirmed: true },
) =>
  tx
    .updateTable('source_watches')
    .set({ ...columns, version: version + 1 })
    .where('ref', '=', ref)
    .execute();

/**
 * Decides what a change of a page means. Answers how many provisions readers are told of, or that have the new address. Throws 404,
 * 409 `stale_source`, and 409 `not_so` for a decision that does not fit what the page is.
 */
export async function decideSource(
  { db, clock }: Deps,
  actor: Editor,
  { ref, version, decision }: { ref: string; version: number; decision: Decision },
): Promise<{ provisions: number }> {
  return inTransaction(db, async (tx) => {
    const watch = await seen(tx, ref, version);
    const now = clock.now();
    const fits =
      decision === 'takeAddress'
        ? watch.moved_to !== null
        : decision === 'keep'
          ? watch.state === 'dead'
          : watch.state === 'changed';
    if (!fits) throw conflict('not_so', t('That does not fit what the source is now. Look again.'));
    let provisions = 0;
    if (decision === 'lawChanged') {
      const changedOn = watch.changed_on ?? torontoDay(now);
      const unread = (await restingOn(tx, ref)).filter(({ checked }) => !isReadSince(checked, changedOn));
      const provisionIds = unread.map(({ id }) => id);
      await notifySourceChanged(tx, now, { ref, kind: 'page', changedOn, provisionIds });
      await set(tx, watch, { confirmed: true });
      provisions = provisionIds.length;
    } else if (decision === 'onlyThePage') {
      await withdrawSourceChange(tx, ref);
      await accept(tx, watch, now);
    } else if (decision === 'keep') {
      await set(tx, watch, { state: 'leftOut', why: 'gone' });
    } else if (watch.moved_to !== null) {
      provisions = await replaceSource(tx, now, actor, ref, watch.moved_to);
      await moveWatch(tx, watch, watch.moved_to);
    }
    await recordAudit(tx, {
      at: now,
      actor,
      action: `source.${decision}`,
      subject: { kind: 'source', id: ref.slice(0, 200) },
      before: { state: watch.state, changedOn: watch.changed_on, fingerprint: watch.fingerprint },
      after: { fingerprint: watch.new_fingerprint, movedTo: watch.moved_to, provisions },
    });
    return { provisions };
  });
}

/** The watch goes on at the new address, with what was read there; where that is watched already, the old one ends. */
async function moveWatch(tx: Tx, watch: Seen, movedTo: string): Promise<void> {
  const there = await tx
    .selectFrom('source_watches')
    .select('ref')
    .where('ref', '=', movedTo)
    .executeTakeFirst();
  if (there) {
    await tx.deleteFrom('source_watches').where('ref', '=', watch.ref).execute();
    return;
  }
  await tx
    .updateTable('source_watches')
    .set({
      ref: movedTo,
      host: new URL(movedTo).host,
      moved_to: null,
      state: watch.new_fingerprint === null ? 'fine' : 'changed',
      version: watch.version + 1,
    })
    .where('ref', '=', watch.ref)
    .execute();
}

interface Reading {
  ref: string;
  version: number;
  provisionIds: readonly string[];
  ruleIds: readonly string[];
}

/**
 * Provisions and rules were read against a page as it is now, and not a word changes: each says so, and readers are not told any more.
 * When all are read the page is taken as it is. At most 200 of each, a few statements each, in one step. Throws 404, 409
 * `stale_source`, and 400 for one that does not rest on it.
 */
export async function readSources(
  { db, clock }: Deps,
  actor: Editor,
  { ref, version, provisionIds, ruleIds }: Reading,
): Promise<{ read: { id: string; before: string | null; revision: number }[]; isDone: boolean }> {
  return inTransaction(db, async (tx) => {
    const watch = await seen(tx, ref, version);
    const before = new Map((await restingOn(tx, ref)).map(({ id, checked }) => [id, checked]));
    const read = [];
    for (const id of provisionIds) {
      const { revision } = await readSourceAgain(tx, clock, actor, id, ref);
      read.push({ id, before: before.get(id) ?? null, revision });
    }
    for (const id of ruleIds) await readRuleAgain(tx, clock, actor, id, ref);
    const rulesLeft = (await rulesRestingOn(tx, ref)).filter(
      ({ checked }) => !isReadSince(checked, watch.changed_on),
    );
    const left = (await restingOn(tx, ref)).filter(
      ({ isPublished, checked, changedOn }) =>
        isPublished && (changedOn !== null || !isReadSince(checked, watch.changed_on)),
    );
    const isDone = watch.state === 'changed' && left.length + rulesLeft.length === 0;
    if (isDone) await accept(tx, watch, clock.now());
    return { read, isDone };
  });
}
