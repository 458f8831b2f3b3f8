import type { Doc } from './document.ts';
import { MAX_LENGTH } from './limits.ts';
import { plainParagraphs } from './plainText.ts';
import { readDocument } from './readDocument.ts';
import { repair } from './repair.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A side of a comparison, and whether its structure was given up for its words. */
export interface Loaded {
  readonly doc: Doc;
  readonly flattened: boolean;
}

/**
 * Reads any HTML: as it stands when it is strict, else repaired, else as bare paragraphs. Null beyond
 * `MAX_LENGTH`.
 */
export function load(html: string, vocabulary: Vocabulary): Loaded | null {
  if (html.length > MAX_LENGTH) return null;
  const direct = readDocument(html, vocabulary);
  if (direct) return { doc: direct, flattened: false };
  const repaired = repair(html);
  const doc = repaired === null ? null : readDocument(repaired, vocabulary);
  if (doc) return { doc, flattened: false };
  const flat = plainParagraphs(html)
    .map((text) => `<p>${text}</p>`)
    .join('');
  return { doc: readDocument(flat, vocabulary) as Doc, flattened: true };
}
