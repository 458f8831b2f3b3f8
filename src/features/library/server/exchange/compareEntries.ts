import { isDeepStrictEqual } from 'node:util';
import { compact } from '../../canonical/compact.ts';
import { type Entry, type EntryContent, entryName } from '../../entries/entry.ts';

/** Content as the files write it: what is left out by default says nothing. */
const said = (content: EntryContent | null | undefined): EntryContent =>
  content ? (compact(content) as EntryContent) : {};

/** The fields in which two contents of an entry differ, those of the typed values by `values.key`. */
export function differingFields(a: EntryContent | null, b: EntryContent | null): string[] {
  const [one, other] = [said(a), said(b)];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) => {
    if (isDeepStrictEqual(one[key], other[key])) return [];
    const isMap = (key === 'values' || key === 'fields') && ![one[key], other[key]].some(Array.isArray);
    if (!isMap) return [key];
    const [was, is] = [one[key] ?? {}, other[key] ?? {}] as [EntryContent, EntryContent];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((name) => !isDeepStrictEqual(was[name], is[name]))
      .map((name) => `${key}.${name}`);
  });
}

/** Whether two contents of an entry say the same. */
export const sameContent = (a: EntryContent | null, b: EntryContent | null): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b) || differingFields(a, b).length === 0;

/** A field of a content by its name; null where it says nothing. */
export function fieldOf(content: EntryContent | null, field: string): unknown {
  const [key = '', ...rest] = field.split('.');
  const value = content?.[key];
  if (rest.length === 0) return value ?? null;
  return (value as EntryContent | undefined)?.[rest.join('.')] ?? null;
}

/** A content with some of its fields taken from another. */
export function withFields(
  content: EntryContent,
  from: EntryContent,
  fields: readonly string[],
): EntryContent {
  const result: EntryContent = { ...content };
  for (const field of fields) {
    const [key = '', ...rest] = field.split('.');
    const value = fieldOf(from, field);
    if (rest.length === 0) {
      if (value === null) delete result[key];
      else result[key] = value;
      continue;
    }
    const part = { ...(result[key] as EntryContent | undefined) };
    if (value === null) delete part[rest.join('.')];
    else part[rest.join('.')] = value;
    result[key] = part;
  }
  return result;
}

/** Which of these entries say something else than those, or are not among them. */
export function changedEntries<T extends Entry>(entries: readonly T[], than: readonly Entry[]): T[] {
  const known = new Map(than.map((entry) => [entryName(entry), entry.content]));
  return entries.filter((entry) => !sameContent(known.get(entryName(entry)) ?? null, entry.content));
}
