import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../../platform/db/schema.ts';
import { writeFile } from '../../canonical/writeFile.ts';
import { joinLibrary } from '../../entries/joinLibrary.ts';
import { libraryFiles } from '../../entries/libraryFiles.ts';
import { BESIDE_FILE } from '../../format/beside.ts';
import { besideRows } from '../here/besideRows.ts';
import { type Here, hereLibrary } from '../here/hereLibrary.ts';
import { starterEntries } from '../readEntries.ts';

export const BESIDE_HEADER =
  '# What the database keeps of the library beyond what the other files say. An import reads it; nobody need write it by hand.\n';

/** Files written at one go, before anything else of the server gets its turn. */
const AT_ONCE = 8;

async function written(entries: Parameters<typeof joinLibrary>[0]): Promise<Map<string, string>> {
  const { library, headers } = joinLibrary(entries);
  const texts = new Map<string, string>();
  let count = 0;
  for (const [file, content] of libraryFiles(library)) {
    texts.set(file, writeFile(file, content, headers.get(file)));
    count += 1;
    if (count % AT_ONCE === 0) await setImmediate();
  }
  return texts;
}

/** The library as this database has it, as the files of content/: their texts by path, in order. */
export async function hereFiles(db: Db, here: Here, today: string): Promise<Map<string, string>> {
  const texts = await written(here.entries);
  const beside = await besideRows(db, here, today);
  const isEmpty =
    Object.keys(beside.rows).length + Object.keys(beside.absent).length + beside.withdrawn.length === 0;
  if (!isEmpty) texts.set(BESIDE_FILE, writeFile(BESIDE_FILE, beside, BESIDE_HEADER));
  return new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What an export holds: everything, or the files that differ from the starter library. */
export type Extent = 'whole' | 'changes';

/** The files of an export: their texts by path, in order. */
export async function exportFiles(db: Db, extent: Extent, today: string): Promise<Map<string, string>> {
  const texts = await hereFiles(db, await hereLibrary(db), today);
  if (extent === 'whole') return texts;
  const starter = await written(await starterEntries(db));
  return new Map([...texts].filter(([file, text]) => starter.get(file) !== text));
}
