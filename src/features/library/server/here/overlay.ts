import { isDeepStrictEqual } from 'node:util';
import type { TableRow } from '../../../../platform/db/tableRows.ts';
import { markdownToHtml } from '../../../../platform/html/markdown.ts';
import { htmlToMarkdown, squeezeHtml } from '../../../../platform/html/toMarkdown.ts';
import type { Source, VerificationLevel } from '../../../../shared/source.ts';
import { evidenceDay, verificationOf } from '../../../../shared/standing.ts';
import type { EntryContent } from '../../entries/entry.ts';

/**
 * What the database says of an entry is laid over what the files say of it: where both come to the same, the words of the file stay as
 * they are, to the letter.
 */

/** Content without what is not said, in the order of the file for what the file said. */
export function laidOver(base: EntryContent | undefined, changes: EntryContent): EntryContent {
  const all = { ...base, ...changes };
  return Object.fromEntries(Object.entries(all).filter(([, part]) => part !== undefined && part !== null));
}

/** HTML of the database as Markdown: that of the file where it reads the same. */
export function textOver(base: unknown, html: unknown): string | undefined {
  if (typeof html !== 'string' || html === '') return undefined;
  if (typeof base === 'string' && squeezeHtml(markdownToHtml(base)) === squeezeHtml(html)) return base;
  return htmlToMarkdown(html);
}

/** The order in which keys of a row are written where no file has said another: limits before what they bring. */
const FIRST = [
  ...['when', 'method', 'atLeast', 'moreThan', 'atMost', 'lessThan', 'fraction', 'percent', 'base', 'period'],
  ...['ending', 'divisor', 'type', 'ref', 'date', 'checked', 'bears', 'id', 'sections'],
];

const rank = (key: string): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);

/** JSON of the database, whose keys come in an order of their own, as files have it. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([key, part]) => [key, inOrder(part)]),
  );
}

/** A list of the database, its items as the file has those that are the same. */
export const listOver = (base: unknown, list: readonly unknown[]): unknown[] =>
  list.map((item) =>
    Array.isArray(base) ? (base.find((one) => isDeepStrictEqual(one, item)) ?? inOrder(item)) : inOrder(item),
  );

interface Cited {
  id: string;
  sections: string | null;
}

/** Citations by key; that none were found stays said of one that has no sections. */
export function citationsOver(
  base: unknown,
  rows: readonly Cited[],
  keyOf: (id: string) => string,
): EntryContent[] {
  const before = (Array.isArray(base) ? base : []) as { id: string; notFound?: true }[];
  return rows.map(({ id, sections }) => {
    const key = keyOf(id);
    const isNotFound = sections === null && before.some((one) => one.id === key && one.notFound);
    return { id: key, ...(sections === null ? {} : { sections }), ...(isNotFound ? { notFound: true } : {}) };
  });
}

/** How far an entry can be trusted: what follows from the sources is not written, unless the file wrote it. */
export function standingOver(
  base: EntryContent | undefined,
  row: TableRow,
  amendedOn?: string,
): EntryContent {
  const sources = listOver(base?.sources, (row.sources ?? []) as Source[]) as Source[];
  const follows = verificationOf(sources, 'text', amendedOn);
  const verification = row.verification as VerificationLevel;
  const asOf = evidenceDay(sources) ?? null;
  return {
    confidence: row.confidence,
    verification: verification === follows && base?.verification !== verification ? undefined : verification,
    asOf: row.as_of === asOf && base?.asOf !== asOf ? undefined : row.as_of,
    sources,
    open: row.open_question,
    editorNote: row.editor_note,
  };
}
