import { sql } from 'kysely';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { keepRows, releaseRows, removeRow, tableRows } from '../../../../platform/db/tableRows.ts';
import { groupBy } from '../../../../shared/groupBy.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { loadCatalogue } from '../../../catalogue/server/load.ts';
import { loadDeadlines, loadRequirements } from '../../../checklists/server/load.ts';
import { loadBills, loadInstruments, loadUpcomingChanges } from '../../../legislation/server/load.ts';
import { loadProvisions } from '../../../provisions/server/load/loadProvisions.ts';
import { loadSpecialRules } from '../../../provisions/server/load/loadSpecialRules.ts';
import { loadUpdateEntries } from '../../../provisions/server/load/loadUpdateEntries.ts';
import { type Entry, type EntryContent, entryName } from '../../entries/entry.ts';
import { joinLibrary } from '../../entries/joinLibrary.ts';
import type { Library } from '../../format/library.ts';
import { libraryIds } from '../contentIds.ts';
import { entryRow } from '../entryRow.ts';
import type { Here, HereEntry } from '../here/hereLibrary.ts';
import { placedCatalogue } from '../here/placedCatalogue.ts';
import { storedTable } from '../here/storedTables.ts';
import { prepareDeadlines, prepareRequirements } from '../prepareChecklists.ts';
import { prepareBills, prepareInstruments } from '../prepareLegislation.ts';
import { prepareProvisions, prepareSpecialRules } from '../prepareProvisions.ts';
import { prepareUpcomingChanges } from '../prepareUpcomingChanges.ts';
import { differingFields, fieldOf, sameContent } from './compareEntries.ts';

/** Who takes entries over, and in which way: the verb of the audit log. */
export interface Taking {
  actor: { userId: string; email: string };
  at: Date;
  action: 'library.import' | 'library.takeFile';
}

interface Target extends Entry {
  row: { table: string; id: string };
  before: HereEntry | undefined;
}

/** The entries of the database with others in their place, or beside them. */
export function withEntries(here: Here, taken: readonly Entry[]): Entry[] {
  const byName = new Map(taken.map((entry) => [entryName(entry), entry]));
  const known = new Set(here.entries.map(entryName));
  return [
    ...here.entries.map((entry) => byName.get(entryName(entry)) ?? entry),
    ...taken.filter((entry) => !known.has(entryName(entry))),
  ];
}

/** Publishing is not said in a file: what staff took from readers' sight, or showed though nobody had checked it, stays so. */
async function keepPublished(tx: Tx, table: string, ids: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ id: string; is_published: boolean }>`
    select id, is_published from ${sql.table(table)}
    where id = any(${[...ids]}::text[]) and is_published <> (confidence <> 'low')`.execute(tx);
  return async () => {
    for (const isPublished of [true, false]) {
      const chosen = rows.filter((row) => row.is_published === isPublished).map(({ id }) => id);
      if (chosen.length === 0) continue;
      await sql`
        update ${sql.table(table)} set is_published = ${isPublished} where id = any(${chosen}::text[])`.execute(
        tx,
      );
    }
  };
}

/** Loads these entries of a library, and nothing else that is as it was. */
async function load(
  tx: Tx,
  library: Library,
  starter: Library,
  targets: readonly Target[],
  now: Date,
): Promise<void> {
  const today = torontoDay(now);
  const ids = new Set(targets.map(({ row }) => `${row.table} ${row.id}`));
  const of =
    (table: string) =>
    ({ id }: { id: string }): boolean =>
      ids.has(`${table} ${id}`);
  const catalogue = placedCatalogue(library, starter);
  await loadCatalogue(tx, {
    jurisdictions: catalogue.jurisdictions,
    areas: catalogue.areas.filter(of('areas')),
    topics: catalogue.topics.filter(of('topics')),
    groups: catalogue.groups.filter(of('provision_groups')),
    industries: catalogue.industries.filter(of('industries')),
  });
  const { acts, regulations } = prepareInstruments(library);
  await loadInstruments(tx, acts.filter(of('acts')), regulations.filter(of('regulations')));
  await loadBills(
    tx,
    prepareBills(library).filter(({ bill }) => of('bills')(bill)),
  );
  const provisionIds = libraryIds(library.moved);
  const provisions = prepareProvisions(library, today, (group, code) =>
    of('provisions')({ id: provisionIds.provision(group, code) }),
  );
  await loadProvisions(tx, provisions, now);
  await loadSpecialRules(
    tx,
    prepareSpecialRules(library).filter(({ rule }) => of('special_rules')(rule)),
  );
  await loadUpcomingChanges(tx, prepareUpcomingChanges(library));
  await loadRequirements(tx, prepareRequirements(library), today);
  await loadDeadlines(tx, prepareDeadlines(library));
  await loadUpdateEntries(tx, today);
}

/** Takes the days away that staff wrote for these requirements: the entry says them anew. */
async function forgetOwnDeadlines(tx: Tx, requirementIds: readonly string[]): Promise<void> {
  if (requirementIds.length === 0) return;
  const spec = storedTable('deadlines');
  const wanted = new Set(requirementIds);
  const own = (await tableRows(tx, spec)).filter(
    (row) => row.content_hash === null && wanted.has(String(row.requirement_id)),
  );
  for (const { id } of own) await removeRow(tx, spec, { id });
}

const partOf = (content: EntryContent | null, fields: readonly string[]): EntryContent =>
  Object.fromEntries(fields.map((field) => [field, fieldOf(content, field)]));

/** One line of the log for each, with the fields that changed. */
async function audit(tx: Tx, targets: readonly Target[], { actor, at, action }: Taking): Promise<void> {
  for (const { kind, row, key, content, before } of targets) {
    const fields = differingFields(before?.content ?? null, content);
    await recordAudit(tx, {
      ...{ at, actor, action, subject: { kind, id: row.id } },
      before: before ? { key, ...partOf(before.content, fields) } : null,
      after: { key, ...partOf(content, fields) },
    });
  }
}

/**
 * Makes the database say of these entries what they say: each is written as the starter library is, with what belongs to it, and a
 * published text that is replaced is kept as a version. What then differs from the starter library is staff's own, which a newer one
 * leaves alone; what says the same is the library's again. Every entry has its line in the audit log. All or nothing, in the
 * transaction under way; the entries are sound (`loadingProblems`).
 */
export async function applyEntries(
  tx: Tx,
  here: Here,
  taken: readonly Entry[],
  taking: Taking,
): Promise<void> {
  const { library } = joinLibrary(withEntries(here, taken));
  const ids = libraryIds(library.moved);
  const before = new Map(here.entries.map((entry) => [entryName(entry), entry]));
  const targets = taken.flatMap((entry): Target[] => {
    const row = entryRow(entry, ids);
    return row ? [{ ...entry, row, before: before.get(entryName(entry)) }] : [];
  });
  const byTable = groupBy(targets, ({ row }) => row.table);
  const restore: (() => Promise<void>)[] = [];
  for (const [table, own] of byTable) {
    const rowIds = own.map(({ row }) => row.id);
    if (['provisions', 'bills', 'special_rules', 'checklist_requirements'].includes(table)) {
      restore.push(await keepPublished(tx, table, rowIds));
    }
    await releaseRows(tx, table, rowIds);
  }
  await forgetOwnDeadlines(
    tx,
    (byTable.get('checklist_requirements') ?? []).map(({ row }) => row.id),
  );
  await load(tx, library, here.starter, targets, taking.at);
  for (const again of restore) await again();
  for (const [table, own] of byTable) {
    const starterOf = ({ before: known }: Target) => known?.starter ?? null;
    const isAsFiles = (one: Target): boolean => {
      const starter = starterOf(one);
      return starter !== null && sameContent(starter.content, one.content);
    };
    const edited = own.filter((one) => starterOf(one) !== null && !isAsFiles(one));
    await keepRows(
      tx,
      table,
      edited.map(({ row }) => row.id),
      false,
    );
    await keepRows(
      tx,
      table,
      own.filter((one) => starterOf(one) === null).map(({ row }) => row.id),
      true,
    );
    for (const { kind, key } of own.filter(isAsFiles)) {
      await tx
        .updateTable('library_entries')
        .set({ base: null })
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('base', 'is not', null)
        .execute();
    }
  }
  await audit(tx, targets, taking);
}
