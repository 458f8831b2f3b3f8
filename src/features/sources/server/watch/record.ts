import type { Tx } from '../../../../platform/db/schema.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { type RestingProvision, restingOn, rulesRestingOn } from '../../../provisions/server/reads.ts';
import { notifySourceChanged, withdrawSourceChange } from '../../../provisions/server/writes.ts';
import { isReadSince } from '../../../statutes/server/reads.ts';
import { mayKeepText } from '../../hosts.ts';
import { changedLines, isOfPassage } from '../../passage.ts';
import type { SourceWatchesTable, WatchState } from '../tables.ts';
import type { Outcome, ReadPage } from './readPage.ts';

/** A page that is not there is dead when it was asked for twice, on two nights; a silent one after five. */
const TRIES = { gone: 2, silent: 5 } as const;

type Watch = Awaited<ReturnType<typeof lockedWatch>>;

const lockedWatch = (tx: Tx, ref: string) =>
  tx.selectFrom('source_watches').selectAll().where('ref', '=', ref).forUpdate().executeTakeFirst();

type Changes = Partial<{
  [Column in keyof SourceWatchesTable]: SourceWatchesTable[Column] extends { __select__: infer T }
    ? T
    : SourceWatchesTable[Column];
}>;

/** Whether the words of a page may be kept. Tests have pages of their own on this machine. */
const keepsText = (ref: string, isTest: boolean): boolean =>
  mayKeepText(ref) !== null || (isTest && /^(?:127\.0\.0\.1|localhost)$/.test(new URL(ref).hostname));

/** The provisions whose passage is among what changed; those read against the page as it is now are left out. */
export function concerned(
  provisions: readonly RestingProvision[],
  before: string,
  after: string,
  changedOn: string,
): string[] {
  const changed = changedLines(before.split('\n'), after.split('\n'));
  return provisions
    .filter(({ checked }) => checked === null || checked <= changedOn)
    .filter((one) => isOfPassage(changed, one))
    .map(({ id }) => id);
}

/** Whether every published provision, and every rule, was read against a page since it changed. */
async function isReadByAll(tx: Tx, { ref, changed_on }: NonNullable<Watch>): Promise<boolean> {
  const rules = await rulesRestingOn(tx, ref);
  if (!rules.every(({ checked }) => isReadSince(checked, changed_on))) return false;
  const published = (await restingOn(tx, ref)).filter(({ isPublished }) => isPublished);
  return published.every(({ checked, changedOn }) => changedOn === null && isReadSince(checked, changed_on));
}

/** Takes a page as it is now for what it was. */
const acceptNew = (watch: NonNullable<Watch>, now: Date): Changes => ({
  fingerprint: watch.new_fingerprint,
  body: watch.new_body,
  accepted_at: now,
  new_fingerprint: null,
  new_body: null,
  changed_on: null,
  confirmed: false,
});

async function onRead(
  tx: Tx,
  now: Date,
  watch: NonNullable<Watch>,
  page: ReadPage,
  movedTo: string | null,
  isTest: boolean,
): Promise<Changes> {
  const { ref } = watch;
  // A page that leads elsewhere says the words of where it leads.
  const mayKeep = [ref, page.address].every((address) => keepsText(address, isTest));
  const text = mayKeep ? page.text : null;
  const marks = { title: page.title ?? watch.title, etag: page.etag, last_modified: page.lastModified };
  const calm: WatchState = movedTo === null ? 'fine' : 'moved';
  const asBefore = { new_fingerprint: null, new_body: null, changed_on: null };
  if (watch.fingerprint === null) {
    return {
      ...marks,
      ...asBefore,
      fingerprint: page.fingerprint,
      body: text,
      accepted_at: now,
      state: calm,
    };
  }
  if (page.fingerprint === watch.fingerprint) {
    // It says again what it said. What an editor confirmed stays until the provisions are read.
    if (watch.confirmed) return { ...marks, state: 'changed' };
    await withdrawSourceChange(tx, ref);
    return { ...marks, ...asBefore, state: calm };
  }
  if (page.fingerprint === watch.new_fingerprint && (await isReadByAll(tx, watch))) {
    return { ...marks, ...acceptNew(watch, now), state: calm };
  }
  const changed_on = watch.changed_on ?? torontoDay(now);
  if (watch.body !== null && text !== null && page.fingerprint !== watch.new_fingerprint) {
    const provisionIds = concerned(await restingOn(tx, ref), watch.body, text, changed_on);
    await notifySourceChanged(tx, now, { ref, kind: 'page', changedOn: changed_on, provisionIds });
  }
  return { ...marks, new_fingerprint: page.fingerprint, new_body: text, changed_on, state: 'changed' };
}

const answered = { failures: 0, failed_since: null, status: 200, why: null };

async function changesBy(
  tx: Tx,
  now: Date,
  watch: NonNullable<Watch>,
  outcome: Exclude<Outcome, { kind: 'later' }>,
  isTest: boolean,
): Promise<Changes> {
  switch (outcome.kind) {
    case 'read': {
      const { page, movedTo } = outcome;
      return {
        ...answered,
        moved_to: movedTo,
        ...(await onRead(tx, now, watch, page, movedTo, isTest)),
      };
    }
    case 'unchanged': {
      const calm = outcome.movedTo === null ? 'fine' : 'moved';
      const isChanged = watch.new_fingerprint !== null || watch.confirmed;
      const isDone = isChanged && watch.new_fingerprint !== null && (await isReadByAll(tx, watch));
      return {
        ...answered,
        moved_to: outcome.movedTo,
        ...(isDone ? acceptNew(watch, now) : {}),
        state: isChanged && !isDone ? 'changed' : calm,
      };
    }
    case 'leftOut':
      return watch.state === 'changed' ? { why: outcome.why } : { state: 'leftOut', why: outcome.why };
    default: {
      const failures = watch.failures + 1;
      const isDead = failures >= TRIES[outcome.kind];
      return {
        failures,
        failed_since: watch.failed_since ?? now,
        status: outcome.status,
        ...(isDead && watch.state !== 'changed' ? { state: 'dead' as const } : {}),
      };
    }
  }
}

/** Writes what came of asking for a page, and lets readers know of it in the same step where their passage changed. */
export async function recordOutcome(
  tx: Tx,
  now: Date,
  ref: string,
  outcome: Exclude<Outcome, { kind: 'later' }>,
  isTest: boolean,
): Promise<void> {
  const watch = await lockedWatch(tx, ref);
  if (!watch) return;
  const changes = await changesBy(tx, now, watch, outcome, isTest);
  await tx
    .updateTable('source_watches')
    .set({ ...changes, read_at: now, version: watch.version + 1 })
    .where('ref', '=', ref)
    .execute();
}
