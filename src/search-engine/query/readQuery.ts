import { type CitationRule, readCitations } from '../text/citations.ts';
import { tokenise } from '../text/tokenise.ts';

/** A query is cut here; a question is shorter, and the work for one must be bounded. */
export const MAX_QUERY = 512;
const MAX_WORDS = 24;

export interface QueryWord {
  /** Folded. */
  readonly term: string;
  /** As typed. */
  readonly text: string;
  /** Words that stand together have rising places; a quote leaves a gap. */
  readonly place: number;
  /** Still being typed: it stands for every word that it begins. */
  readonly open: boolean;
  /** Index into the query's citations, for a word that is part of one. */
  readonly citation: number | null;
  /** A minus sign stands before it: "-ontario". */
  readonly minus: boolean;
  /** Where it stands in the query's text, end exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface QueryPhrase {
  readonly terms: readonly string[];
  readonly open: boolean;
}

export interface QueryCitation {
  /** Widest first. */
  readonly terms: readonly string[];
  readonly open: boolean;
  readonly text: string;
}

export interface Query {
  /** The query as it was understood: cut, without control characters. */
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** In quotes: words that must stand next to each other, in this form. */
  readonly phrases: readonly QueryPhrase[];
  readonly citations: readonly QueryCitation[];
}

export interface ReadOptions {
  readonly citations: readonly CitationRule[];
  /** Whether the last word stands for what it begins. */
  readonly asYouType: boolean;
}

/** Reads what was typed into words, quoted phrases and citations. Never throws. */
export function readQuery(typed: string, options: ReadOptions): Query {
  const text = typed
    .slice(0, MAX_QUERY)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[“”„«»]/g, '"');
  const words: QueryWord[] = [];
  const phrases: QueryPhrase[] = [];
  const citations: QueryCitation[] = [];
  let budget = MAX_WORDS;
  let place = 0;
  let offset = 0;
  const openEnd = options.asYouType && /[\p{L}\p{N}\p{M}]$/u.test(text);
  text.split('"').forEach((piece, index, pieces) => {
    const tokens = tokenise(piece);
    const last = index === pieces.length - 1;
    const kept = Math.min(tokens.terms.length, budget);
    budget -= kept;
    place += 2;
    const pieceStart = offset;
    offset += piece.length + 1;
    if (index % 2 === 1) {
      if (kept > 0) phrases.push({ terms: tokens.terms.slice(0, kept), open: last && openEnd });
      return;
    }
    const read = readCitations(tokens, options.citations).filter((citation) => citation.last < kept);
    const citationAt = new Map<number, number>();
    for (const { terms, first, last: end } of read) {
      if (citationAt.has(end)) continue;
      for (let at = first; at <= end; at++) citationAt.set(at, citations.length);
      citations.push({
        terms,
        open: last && openEnd && end === tokens.terms.length - 1,
        text: piece.slice(tokens.starts[first], tokens.ends[end]),
      });
    }
    for (let at = 0; at < kept; at++) {
      place++;
      words.push({
        term: tokens.terms[at] as string,
        text: piece.slice(tokens.starts[at], tokens.ends[at]),
        place,
        open: last && openEnd && at === tokens.terms.length - 1,
        citation: citationAt.get(at) ?? null,
        minus: /(^|\s)[-−–]$/.test(piece.slice(0, tokens.starts[at])),
        start: pieceStart + (tokens.starts[at] as number),
        end: pieceStart + (tokens.ends[at] as number),
      });
    }
  });
  return { text, words, phrases, citations };
}
