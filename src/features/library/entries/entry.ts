/**
 * What of the library is compared, taken over and told apart on its own. `file` holds what has no row that staff edit: the comment at
 * the top of a file, and the files that come whole.
 */
export const ENTRY_KINDS = [
  'file',
  'area',
  'topic',
  'group',
  'industry',
  'instrument',
  'bill',
  'provision',
  'specialRule',
  'requirement',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type EntryContent = Record<string, unknown>;

/** One entry as the files of content/ say it. */
export interface Entry {
  kind: EntryKind;
  /** Of a provision `area/topic/group ON`, of a file its path, else the key under which the library knows it. */
  key: string;
  /** The file of content/ in which it stands. */
  file: string;
  content: EntryContent;
}

/** A name for an entry among all entries. */
export const entryName = ({ kind, key }: Pick<Entry, 'kind' | 'key'>): string => `${kind} ${key}`;

/** `area/topic/group ON` as its two parts. */
export function provisionPlace(key: string): { group: string; jurisdiction: string } {
  const [group = '', jurisdiction = ''] = key.split(' ');
  return { group, jurisdiction };
}
