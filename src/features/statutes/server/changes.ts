import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/newId.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { type RestingProvision, restingOnLaw } from '../../provisions/server/reads.ts';
import {
  type Editor,
  notifySourceChanged,
  readLawAgain,
  withdrawSourceChange,
} from '../../provisions/server/writes.ts';
import { citesSection } from '../citedSections.ts';
import { type ChangedSection, changedSections } from './compareFiles.ts';
import { citedOf, instrumentsAt } from './instruments.ts';
import './tables.ts';

/** Whether a provision cites one of these sections; one that cites the law as a whole cites none. */
export const citesOneOf = (
  { cites }: Pick<RestingProvision, 'cites'>,
  sections: readonly Pick<ChangedSection, 'label' | 'part'>[],
): boolean =>
  cites.some(
    ({ sections: cited }) => cited !== null && sections.some((section) => citesSection(cited, section)),
  );

/** Whether a provision rests on an official text of this day or a later one: it was read as the law is now. */
export const isOfDay = ({ lawOf }: Pick<RestingProvision, 'lawOf'>, asOf: string): boolean =>
  lawOf !== null && lawOf >= asOf;

/** The provisions that cite a statute, each with whether a changed section is among what it cites. */
export async function concernedBy(db: Db, address: string, sections: readonly ChangedSection[]) {
  const resting = await restingOnLaw(db, citedOf(await instrumentsAt(db, address)), address);
  return resting.map((provision) => ({ provision, isConcerned: citesOneOf(provision, sections) }));
}

interface Noted {
  address: string;
  language: 'en' | 'fr';
  title: string;
  fromFile: string;
  toFile: string;
  asOf: string;
}

/**
 * Lists what a newer file changes, together with what is open of the file before it, and lets readers of the provisions whose cited
 * section changed know; those that rest on a text as new are not told. Null when no section differs.
 */
export async function noteChange(
  tx: Tx,
  now: Date,
  { address, language, fromFile, toFile, asOf }: Noted,
): Promise<{ sections: number; provisions: number; changeId: string } | null> {
  const open = await tx
    .selectFrom('statute_changes')
    .select(['id', 'from_file', 'version'])
    .where('address', '=', address)
    .where('language', '=', language)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const since = open?.from_file ?? fromFile;
  const sections = await changedSections(tx, since, toFile);
  if (sections.length === 0) return null;
  const changeId = open?.id ?? newId();
  if (open) {
    await tx
      .updateTable('statute_changes')
      .set({ to_file: toFile, found_at: now, version: open.version + 1 })
      .where('id', '=', open.id)
      .execute();
  } else {
    await tx
      .insertInto('statute_changes')
      .values({
        id: changeId,
        address,
        language,
        from_file: since,
        to_file: toFile,
        found_at: now,
        closed_at: null,
      })
      .execute();
  }
  const concerned = (await concernedBy(tx, address, sections)).filter(({ isConcerned }) => isConcerned);
  const provisionIds = concerned.flatMap(({ provision }) => (isOfDay(provision, asOf) ? [] : provision.id));
  await notifySourceChanged(tx, now, { ref: address, kind: 'law', changedOn: asOf, provisionIds });
  return { sections: sections.length, provisions: concerned.length, changeId };
}

/** An open change with its two files. Throws 404 for one that is not there or closed, 409 `stale_source` when a newer file came since. */
async function seen(tx: Tx, id: string, version: number) {
  const change = await tx
    .selectFrom('statute_changes')
    .innerJoin('statute_files', 'statute_files.id', 'statute_changes.to_file')
    .selectAll('statute_changes')
    .select(['statute_files.as_of', 'statute_files.title'])
    .where('statute_changes.id', '=', id)
    .forUpdate('statute_changes')
    .executeTakeFirst();
  if (!change || change.closed_at) throw notFound(t('This change was worked off already.'));
  if (change.version !== version) {
    throw conflict('stale_source', t('A newer text came since you opened it. Look again.'));
  }
  return change;
}
type Seen = Awaited<ReturnType<typeof seen>>;

const close = (tx: Tx, { id, version }: Seen, now: Date) =>
  tx
    .updateTable('statute_changes')
    .set({ closed_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();

/** The published provisions that are still to be read: a section they cite changed, and they were not read as the law is now. */
async function unread(tx: Tx, change: Seen): Promise<string[]> {
  const sections = await changedSections(tx, change.from_file, change.to_file);
  const all = await concernedBy(tx, change.address, sections);
  return all.flatMap(({ provision, isConcerned }) =>
    isConcerned &&
    provision.isPublished &&
    (provision.changedOn !== null || !isOfDay(provision, change.as_of))
      ? [provision.id]
      : [],
  );
}

/**
 * Provisions were read against the statute as it is now, and not a word changes: their official source has its day, and readers are told
 * no more. When none is left the change is worked off. At most 200, a few statements each. Throws 404, 409 `stale_source`, and 400 for a
 * provision that does not cite it.
 */
export async function readStatuteAgain(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Editor,
  { id, version, provisionIds }: { id: string; version: number; provisionIds: readonly string[] },
): Promise<{ isDone: boolean }> {
  return inTransaction(db, async (tx) => {
    const change = await seen(tx, id, version);
    const citing = new Set((await concernedBy(tx, change.address, [])).map(({ provision }) => provision.id));
    if (!provisionIds.every((one) => citing.has(one))) {
      throw badRequest('provisionIds', t('This provision does not rest on that source.'));
    }
    for (const one of provisionIds) {
      await readLawAgain(tx, clock, actor, one, { ref: change.address, asOf: change.as_of });
    }
    const isDone = (await unread(tx, change)).length === 0;
    if (isDone) await close(tx, change, clock.now());
    return { isDone };
  });
}

/** The change is not about what the library says: it is worked off, and readers are told no more. Throws as `readStatuteAgain`. */
export async function closeChange(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Editor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const change = await seen(tx, id, version);
    const left = await unread(tx, change);
    await withdrawSourceChange(tx, change.address);
    await close(tx, change, clock.now());
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'statute.closeChange',
      subject: { kind: 'statute', id: change.to_file },
      before: { unread: left, isOpen: true },
      after: { isOpen: false },
    });
  });
}
