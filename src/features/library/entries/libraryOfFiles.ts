import path from 'node:path';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Library } from '../format/library.ts';
import { NOTHING_MOVED } from '../format/moved.ts';

/** What the files of content/ hold, by path, as a library: the way back of `libraryFiles`. */
export function libraryOfFiles(files: ReadonlyMap<string, unknown>): Library {
  const one = <T>(file: string, otherwise: T): T => (files.get(file) as T | undefined) ?? otherwise;
  const folder = <T>(name: string): { file: string; content: T }[] =>
    [...files]
      .filter(([file]) => file.startsWith(`${name}/`))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, content]) => ({ file, content: content as T }));
  const byJurisdiction = <T>(name: string) =>
    folder<T[]>(name).map((entry) => ({
      ...entry,
      jurisdiction: path.basename(entry.file, '.yaml') as JurisdictionCode,
    }));
  return {
    stated: one('library.yaml', { stated: '' }).stated,
    taxonomy: one('taxonomy.yaml', { jurisdictions: [], areas: [] } as Library['taxonomy']),
    instruments: one('acts.yaml', []),
    industries: one('industries.yaml', []),
    groups: folder('provisions'),
    policies: folder('policies'),
    bills: byJurisdiction('bills'),
    specialRules: byJurisdiction('special-rules'),
    checklists: byJurisdiction('checklists'),
    guidance: {
      notices: one('notices.yaml', []),
      announcements: one('announcements.yaml', []),
      help: one('help.yaml', []),
    },
    moved: one('moved.yaml', NOTHING_MOVED),
    coverageLimits: one('not-covered.yaml', []),
  };
}
