import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../../platform/db/schema.ts';
import { t } from '../../../../shared/text.ts';
import { type Entry, entryName } from '../../entries/entry.ts';
import { joinLibrary } from '../../entries/joinLibrary.ts';
import { libraryFiles } from '../../entries/libraryFiles.ts';
import { libraryOfFiles } from '../../entries/libraryOfFiles.ts';
import { splitLibrary } from '../../entries/splitLibrary.ts';
import { BESIDE_FILE, type Beside } from '../../format/beside.ts';
import type { Library } from '../../format/library.ts';
import type { Finding } from '../../lint/finding.ts';
import { entryProblems, loadingProblems } from '../../lint/runLint.ts';
import { type Here, hereLibrary } from '../here/hereLibrary.ts';
import { checkBeside } from './checkBeside.ts';
import { changedEntries } from './compareEntries.ts';
import { hereFiles } from './exportFiles.ts';
import { lineOfWhere } from './linesOf.ts';
import { type FileError, type ReadFiles, readFiles } from './readFiles.ts';

/** What taking over some files would come to. */
export interface DryRun {
  here: Here;
  /** What would be written anew or added: none where there are errors. */
  entries: Entry[];
  beside: Beside | null;
  errors: FileError[];
  /** What the files say and an import leaves alone, in words. */
  notes: string[];
  /** How many of the files say something else than the database. */
  differing: number;
}

/** Files of content/ that the product brings, and no import changes. */
const OF_THE_PRODUCT = /^(README\.md|pages\/[^/]+\.md|plans\.yaml)$/;

/** The files that come whole: their words come with the starter library. */
const WHOLE = [
  'library.yaml',
  'moved.yaml',
  'help.yaml',
  'notices.yaml',
  'announcements.yaml',
  'not-covered.yaml',
];

const inFolder = /^(?:provisions|policies|bills|special-rules|checklists)\//;

/** Texts by their place in content/: what somebody packed together with its folder is read as well. */
export function unfolded(texts: ReadonlyMap<string, string>): Map<string, string> {
  const names = [...texts.keys()];
  const [first = ''] = names;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isFolded = folder !== '' && !inFolder.test(folder) && folder !== 'pages/';
  if (!isFolded || !names.every((name) => name.startsWith(folder))) return new Map(texts);
  return new Map([...texts].map(([name, text]) => [name.slice(folder.length), text]));
}

const asError = (read: ReadFiles, { file, where, message }: Finding): FileError => {
  const located = read.located.get(file);
  return {
    file,
    line: located ? lineOfWhere(located, where, message) : 1,
    message: [where, message].join(': '),
  };
};

/** A file that does not stand where what it holds belongs. */
function misplaced({ contents }: ReadFiles): FileError[] {
  return [...contents].flatMap(([file, content]) => {
    const { group } = content as { group?: string };
    const [folder] = file.split('/');
    const isGroup = folder === 'provisions' || folder === 'policies';
    if (!isGroup || file === `${folder}/${group}.yaml`) return [];
    return [
      { file, line: 1, message: t('This file belongs to {{place}}.', { place: `${folder}/${group}.yaml` }) },
    ];
  });
}

/** A library of which only these groups have provisions: for rules that look at one entry at a time. */
export function part(library: Library, entries: readonly Entry[]): Library {
  const files = new Set(entries.map(({ file }) => file));
  const only = <T extends { file: string }>(list: readonly T[]): T[] =>
    list.filter(({ file }) => files.has(file));
  return {
    ...library,
    groups: only(library.groups),
    policies: [],
    bills: only(library.bills),
    specialRules: only(library.specialRules),
    checklists: only(library.checklists),
    coverageLimits: [],
  };
}

const NOTHING = { entries: [], beside: null };

/**
 * What it would come to if these files were taken over: nothing is written. Files that say what the database says are passed over;
 * one wrong line keeps everything from being taken, and is told with its place. What the files lack stays in the database.
 */
export async function dryRun(db: Db, given: ReadonlyMap<string, string>, today: string): Promise<DryRun> {
  const here = await hereLibrary(db);
  const known = await hereFiles(db, here, today);
  const notes: string[] = [];
  const texts = new Map<string, string>();
  for (const [file, text] of unfolded(given)) {
    if (known.get(file) === text) continue;
    if (OF_THE_PRODUCT.test(file)) continue;
    if (WHOLE.includes(file))
      notes.push(t('{{file}} comes with the starter library: it is not imported.', { file }));
    else texts.set(file, text);
  }
  const read = await readFiles(texts);
  const outcome = { here, notes, differing: texts.size };
  const errors = [...read.errors, ...misplaced(read)];
  if (errors.length > 0) return { ...outcome, ...NOTHING, errors };
  const beside = (read.contents.get(BESIDE_FILE) as Beside | undefined) ?? null;
  const besideAt = read.located.get(BESIDE_FILE);
  read.contents.delete(BESIDE_FILE);
  const { library: current, headers } = joinLibrary(here.entries);
  const library = libraryOfFiles(new Map([...libraryFiles(current), ...read.contents]));
  await setImmediate();
  const entries = changedEntries(splitLibrary(library, headers), here.entries).filter(
    ({ kind }) => kind !== 'file',
  );
  await setImmediate();
  const whole = joinLibrary(
    // What the files lack stays in the database.
    [
      ...here.entries.filter((entry) => !entries.some((one) => entryName(one) === entryName(entry))),
      ...entries,
    ],
  ).library;
  const problems = [...loadingProblems(whole), ...entryProblems(part(whole, entries))];
  await setImmediate();
  const changedFiles = new Set(texts.keys());
  const found = problems.filter(({ file }) => changedFiles.has(file)).map((one) => asError(read, one));
  if (beside && besideAt) found.push(...(await checkBeside(db, beside, besideAt)));
  if (found.length > 0) return { ...outcome, ...NOTHING, errors: found };
  return { ...outcome, entries, beside, errors: [] };
}
