import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { tableRows } from '../../../../platform/db/tableRows.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import { groupBy } from '../../../../shared/groupBy.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { Difference, ImportRun } from '../../contract.ts';
import { type Entry, type EntryKind, entryName } from '../../entries/entry.ts';
import { joinLibrary } from '../../entries/joinLibrary.ts';
import type { Beside } from '../../format/beside.ts';
import { libraryIds } from '../contentIds.ts';
import { describer, entryDifference, listedEntry } from '../differences/presentEntry.ts';
import { entryRow } from '../entryRow.ts';
import { type Here, hereLibrary } from '../here/hereLibrary.ts';
import { storedTable } from '../here/storedTables.ts';
import { withEntries } from './applyEntries.ts';
import { differingFields } from './compareEntries.ts';
import { type DryRun, dryRun } from './dryRun.ts';
import { lockLibrary, takeOver } from './takeOver.ts';

/** Errors that are shown; the rest is counted. */
const MAX_ERRORS = 100;
/** An import that was read and not taken over is forgotten after this. */
const FORGOTTEN_AFTER_MS = 86_400_000;

interface Kept {
  entries: Entry[];
  beside: Beside | null;
}

const countBeside = (beside: Beside | null): number =>
  beside === null
    ? 0
    : [...Object.values(beside.rows), ...Object.values(beside.absent), beside.withdrawn].flat().length;

/** The revisions of everything that an import would write: the same again means that nobody changed any of it. */
async function stateOf(db: Db, here: Here, entries: readonly Entry[]): Promise<string> {
  const { library } = joinLibrary(withEntries(here, entries));
  const ids = libraryIds(library.moved);
  const rows = entries.flatMap((entry) => entryRow(entry, ids) ?? []);
  const state: string[] = [];
  for (const [table, own] of groupBy(rows, ({ table: name }) => name)) {
    const found = await tableRows(
      db,
      storedTable(table),
      own.map(({ id }) => id),
    );
    for (const { id, revision } of found) state.push(`${table} ${id} ${revision}`);
  }
  return state.sort().join('\n');
}

/** A dry run as it is answered. */
export function describeRun(run: DryRun, name: string, id: string | null): ImportRun {
  const known = new Map(run.here.entries.map((entry) => [entryName(entry), entry]));
  const by = describer(withEntries(run.here, run.entries));
  return {
    ...{ id, name, differing: run.differing, notes: run.notes, beside: countBeside(run.beside) },
    changed: run.entries.map((entry) => {
      const before = known.get(entryName(entry));
      const fields = differingFields(before?.content ?? null, entry.content);
      return { ...listedEntry(by, entry, before ? fields : []), isNew: before === undefined };
    }),
    errors: run.errors.slice(0, MAX_ERRORS),
    errorCount: run.errors.length,
  };
}

/** Reads files and says what they would change; what is sound is kept for a day, to be taken over as it was shown. */
export async function readImport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: { userId: string },
  name: string,
  texts: ReadonlyMap<string, string>,
): Promise<ImportRun> {
  const now = clock.now();
  const run = await dryRun(db, texts, torontoDay(now));
  if (run.errors.length > 0 || (run.entries.length === 0 && countBeside(run.beside) === 0)) {
    return describeRun(run, name, null);
  }
  const id = newId();
  const kept: Kept = { entries: run.entries, beside: run.beside };
  await db
    .deleteFrom('library_imports')
    .where('made_at', '<', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .execute();
  await db
    .insertInto('library_imports')
    .values({
      ...{ id, name, made_by: actor.userId, made_at: now, files: JSON.stringify(kept) },
      state: await stateOf(db, run.here, run.entries),
    })
    .execute();
  return describeRun(run, name, id);
}

/** An import of this editor. Throws 404 for any other. */
async function keptImport(db: Db | Tx, id: string, userId: string): Promise<Kept & { state: string }> {
  const row = await db
    .selectFrom('library_imports')
    .select(['files', 'state'])
    .where('id', '=', id)
    .where('made_by', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound(t('This import could not be found any more. Choose the file again.'));
  return { ...(JSON.parse(row.files) as Kept), state: row.state };
}

/** One entry as it is, and as an import would leave it. Throws 404. */
export async function importEntry(
  db: Db,
  actor: { userId: string },
  id: string,
  { kind, key }: { kind: EntryKind; key: string },
): Promise<Difference> {
  const { entries } = await keptImport(db, id, actor.userId);
  const entry = entries.find((one) => entryName(one) === entryName({ kind, key }));
  if (!entry) throw notFound(t('This import does not change that entry.'));
  const here = await hereLibrary(db);
  const before = here.entries.find((one) => entryName(one) === entryName(entry))?.content ?? null;
  const sides = { base: before, file: entry.content, ours: before };
  const by = describer(withEntries(here, entries));
  return { ...entryDifference(by, entry, sides), changedBy: null, provision: null };
}

/** Takes an import over as it was shown; `assertAllowed` throws where it may not be. Throws 409 when something of it was changed since; nothing is written then. */
export async function applyImport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: { userId: string; email: string },
  id: string,
  assertAllowed: (what: { entries: readonly Entry[]; besides: number }) => void = () => {},
): Promise<{ changed: number }> {
  return inTransaction(db, async (tx) => {
    await lockLibrary(tx);
    const { entries, beside, state } = await keptImport(tx, id, actor.userId);
    assertAllowed({ entries, besides: countBeside(beside) });
    const here = await hereLibrary(tx);
    if ((await stateOf(tx, here, entries)) !== state) {
      throw conflict(
        'changed_meanwhile',
        t(
          'Somebody changed what this import would write since it was read. Read the file again; nothing was written.',
        ),
      );
    }
    await takeOver(tx, { here, entries, beside }, { actor, at: clock.now(), action: 'library.import' });
    await tx
      .deleteFrom('library_imports')
      .where(oneOf('id', [id]))
      .execute();
    return { changed: entries.length };
  });
}

/** Forgets an import of this editor. */
export async function dropImport(
  db: Db,
  actor: { userId: string },
  id: string,
): Promise<{ dropped: boolean }> {
  const { numDeletedRows } = await db
    .deleteFrom('library_imports')
    .where('id', '=', id)
    .where('made_by', '=', actor.userId)
    .executeTakeFirst();
  return { dropped: numDeletedRows > 0n };
}
