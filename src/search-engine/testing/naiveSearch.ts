import type { Filter } from '../filter/filter.ts';
import type { SmallDocument } from './arbitraries.ts';

/**
 * The same questions answered by looking at every document, with nothing shared with the engine but the
 * types.
 */
export interface NaiveRequest {
  readonly words: readonly string[];
  /** The last word stands for what it begins. */
  readonly open: boolean;
  /** The words stand side by side. */
  readonly phrase: boolean;
  readonly filter: Filter | null;
  readonly refinements: Readonly<Record<string, readonly string[]>>;
  readonly facets: readonly string[];
}

export interface NaiveResult {
  /** Whether enough documents have all words: otherwise the engine relaxes the query and this search does not. */
  readonly complete: boolean;
  readonly ids: Set<string>;
  readonly facets: Record<string, Record<string, number>>;
}

/** So many documents that answer wholly are enough. */
const ENOUGH = 10;

export function naiveSearch(documents: readonly SmallDocument[], request: NaiveRequest): NaiveResult {
  const matching = documents.filter((document) => answers(document, request));
  const filtered = matching.filter((document) => passes(document, request.filter));
  const refined = (document: SmallDocument, except: string | null): boolean =>
    Object.entries(request.refinements).every(
      ([attribute, values]) =>
        attribute === except ||
        values.length === 0 ||
        valuesIn(document, attribute).some((value) => values.includes(value)),
    );
  const facets: Record<string, Record<string, number>> = {};
  for (const attribute of request.facets) {
    const counts: Record<string, number> = {};
    for (const document of filtered.filter((one) => refined(one, attribute)))
      for (const value of valuesIn(document, attribute)) counts[value] = (counts[value] ?? 0) + 1;
    facets[attribute] = counts;
  }
  return {
    complete:
      request.words.length === 0 ||
      matching.length >= (request.words.length > 1 && !request.phrase ? ENOUGH : 1),
    ids: new Set(filtered.filter((document) => refined(document, null)).map((document) => document.objectID)),
    facets,
  };
}

function answers(document: SmallDocument, { words, open, phrase }: NaiveRequest): boolean {
  const texts = [document.name.split(' '), document.body.split(' ')];
  if (phrase)
    return words.length === 0 || texts.some((text) => ` ${text.join(' ')} `.includes(` ${words.join(' ')} `));
  return words.every((word, index) =>
    texts
      .flat()
      .some((other) => (open && index === words.length - 1 ? other.startsWith(word) : other === word)),
  );
}

function valuesIn(document: SmallDocument, attribute: string): string[] {
  const value = document[attribute];
  if (value === undefined) return [];
  return [...new Set(Array.isArray(value) ? (value as string[]) : [String(value)])];
}

export function passes(document: SmallDocument, filter: Filter | null): boolean {
  if (!filter) return true;
  switch (filter.kind) {
    case 'in':
      return valuesIn(document, filter.attribute).some((value) => filter.values.includes(value));
    case 'not':
      return !passes(document, filter.part);
    case 'and':
      return filter.parts.every((part) => passes(document, part));
    case 'or':
      return filter.parts.some((part) => passes(document, part));
    case 'compare': {
      const value = document[filter.attribute];
      if (typeof value !== 'number') return false;
      const order = Math.sign(value - filter.value);
      return {
        '<': order < 0,
        '<=': order <= 0,
        '=': order === 0,
        '!=': order !== 0,
        '>': order > 0,
        '>=': order >= 0,
      }[filter.comparison];
    }
  }
}
