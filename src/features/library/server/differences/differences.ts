import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { notFound } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { Difference, Differences } from '../../contract.ts';
import { type EntryKind, entryName } from '../../entries/entry.ts';
import { differingFields, fieldOf } from '../exchange/compareEntries.ts';
import { type Here, type HereEntry, hereLibrary } from '../here/hereLibrary.ts';
import { describer, entryDifference, listedEntry, provisionSides, type Sides } from './presentEntry.ts';

/** The three states of an entry that the starter library brought. */
export const sidesOf = ({ starter, content }: HereEntry): Sides => ({
  base: starter?.base ?? null,
  file: starter?.content ?? null,
  ours: content,
});

/** The fields that a newer library says otherwise than both last did, and that the database does not say so: what is to be settled. */
export function openFields(entry: HereEntry): string[] {
  const { starter, content, isEdited } = entry;
  if (!isEdited || !starter || starter.base === starter.content) return [];
  const changed = new Set(differingFields(starter.base, starter.content));
  return differingFields(starter.content, content).filter((field) => changed.has(field));
}

/** The names of these people, by id. */
async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where(oneOf('id', ids))
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
}

/** How many entries say something else in the files than when both last agreed: what an index answers. */
export async function countOpen(db: Db): Promise<{ open: number }> {
  const { open } = await db
    .selectFrom('library_entries')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('base', 'is not', null)
    .executeTakeFirstOrThrow();
  return { open: Number(open) };
}

/** Settled entries that a list shows. */
const MAX_SETTLED = 50;

/** Where the starter library and this database differ, counted and listed. */
export async function readDifferences(db: Db, now: Date): Promise<Differences> {
  const { entries } = await hereLibrary(db);
  const by = describer(entries);
  const rows = entries.filter(({ kind, starter }) => kind !== 'file' && starter !== null);
  const lastChange = Math.max(0, ...rows.map(({ starter }) => starter?.changedAt?.getTime() ?? 0));
  const counts = { same: 0, editedHere: 0, taken: 0, differ: 0 };
  const open: Differences['open'] = [];
  for (const entry of rows) {
    const fields = openFields(entry);
    const isTaken = lastChange > 0 && entry.starter?.changedAt?.getTime() === lastChange;
    const isSame =
      !entry.isEdited || differingFields(entry.starter?.content ?? null, entry.content).length === 0;
    if (fields.length > 0) {
      counts.differ += 1;
      open.push(listedEntry(by, entry, fields));
    } else if (!isSame) counts.editedHere += 1;
    else if (isTaken) counts.taken += 1;
    else counts.same += 1;
  }
  const today = torontoDay(now);
  const settled = rows
    .filter(({ starter }) => starter?.settled && torontoDay(starter.settled.at) === today)
    .sort((a, b) => Number(b.starter?.settled?.at) - Number(a.starter?.settled?.at))
    .slice(0, MAX_SETTLED);
  const names = await namesOf(
    db,
    settled.flatMap(({ starter }) => starter?.settled?.by ?? []),
  );
  const library = entries.find(({ key }) => key === 'library.yaml');
  return {
    checkedAt: now.toISOString(),
    stated: String(
      fieldOf((library?.content.whole ?? null) as Record<string, unknown> | null, 'stated') ?? '',
    ),
    counts,
    open,
    settled: settled.flatMap((entry) => {
      const { settled: done } = entry.starter ?? {};
      if (!done) return [];
      const listed = listedEntry(by, entry, []);
      return { ...listed, how: done.how, by: names.get(done.by) ?? null, at: done.at.toISOString() };
    }),
  };
}

/** Who changed the row of an entry here last. */
async function changedBy(db: Db, id: string | undefined): Promise<Difference['changedBy']> {
  if (!id) return null;
  const last = await db
    .selectFrom('audit_log')
    .select(['user_id', 'user_email', 'at'])
    .where('subject_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const names = await namesOf(db, last.user_id ? [last.user_id] : []);
  return { name: names.get(last.user_id ?? '') ?? last.user_email, at: last.at.toISOString() };
}

/** An entry of this database by its kind and key. Throws 404 for an unknown one. */
export function entryHere(here: Here, kind: EntryKind, key: string): HereEntry {
  const entry = here.entries.find((one) => entryName(one) === entryName({ kind, key }));
  if (!entry) throw notFound(t('This entry could not be found in the library any more.'));
  return entry;
}

/** One entry in its file and in the database, field by field. Throws 404 for an unknown one. */
export async function readDifference(
  db: Db,
  { kind, key }: { kind: EntryKind; key: string },
  today: string,
): Promise<Difference> {
  const here = await hereLibrary(db);
  const entry = entryHere(here, kind, key);
  const sides = sidesOf(entry);
  return {
    ...entryDifference(describer(here.entries), entry, sides),
    changedBy: await changedBy(db, entry.row?.id),
    provision: await provisionSides(db, here, entry, sides, today),
  };
}
