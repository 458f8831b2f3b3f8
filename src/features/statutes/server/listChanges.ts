import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import type { StatuteChange } from '../contract.ts';
import { concernedBy, isOfDay } from './changes.ts';
import { changedSections } from './compareFiles.ts';
import { redlineLines } from './redlineLines.ts';
import { presentResting } from './resting.ts';
import './tables.ts';

const MAX_CHANGES = 200;

const openChanges = (db: Db) =>
  db
    .selectFrom('statute_changes as c')
    .innerJoin('statute_files as older', 'older.id', 'c.from_file')
    .innerJoin('statute_files as newer', 'newer.id', 'c.to_file')
    .select(['c.id', 'c.address', 'c.version', 'c.found_at', 'c.from_file', 'c.to_file'])
    .select(['newer.title', 'newer.kind', 'older.as_of as from', 'newer.as_of as to'])
    .where('c.closed_at', 'is', null)
    .orderBy('c.found_at', 'desc')
    .limit(MAX_CHANGES);
type Row = Awaited<ReturnType<ReturnType<typeof openChanges>['executeTakeFirstOrThrow']>>;

async function compared(db: Db, row: Row) {
  const sections = await changedSections(db, row.from_file, row.to_file);
  const citing = await concernedBy(db, row.address, sections);
  const change: StatuteChange = {
    ...{ id: row.id, address: row.address, title: row.title, kind: row.kind, from: row.from, to: row.to },
    foundAt: row.found_at.toISOString(),
    sections: sections.length,
    provisions: citing.filter(({ isConcerned }) => isConcerned).length,
  };
  return { change, sections, citing };
}

/** How many statutes have a newer text that is still to be read. */
export async function countStatuteChanges(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('statute_changes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Statutes of which a newer text came, newest first. Each is compared anew: there are a handful at a time. */
export async function listStatuteChanges(db: Db): Promise<StatuteChange[]> {
  const changes: StatuteChange[] = [];
  for (const row of await openChanges(db).execute()) changes.push((await compared(db, row)).change);
  return changes;
}

/** What changed in a statute and who cites it, those that cite a changed section first. Throws 404 when it is not there or worked off. */
export async function openStatuteChange({ db, redlines }: Pick<Services, 'db' | 'redlines'>, id: string) {
  const row = await openChanges(db).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(t('This change was worked off already.'));
  const { change, sections, citing } = await compared(db, row);
  const redlined = [];
  for (const { label, note, part, kind, before, after } of sections) {
    redlined.push({
      label,
      note,
      part,
      kind,
      redline: await redlineLines(redlines, before ?? '', after ?? ''),
    });
  }
  const provisions = citing.map(({ provision, isConcerned }) => ({
    ...presentResting(provision, null, isConcerned),
    isRead: isOfDay(provision, row.to) && provision.changedOn === null,
  }));
  return {
    change,
    version: row.version,
    sections: redlined,
    provisions: provisions.sort((a, b) => Number(b.isPassage) - Number(a.isPassage)),
  };
}
