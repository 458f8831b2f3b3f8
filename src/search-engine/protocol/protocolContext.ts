import type { SearchEngine } from '../engine.ts';
import type { Scope } from '../filter/filter.ts';

/** What queries are answered from, and for whom. */
export interface ProtocolContext {
  /** The indexes by the name that requests call them. */
  readonly indexes: ReadonlyMap<string, SearchEngine>;
  /** What the caller may see. Applied before all else; nothing in a request can widen it. */
  readonly scope: Scope;
  /** What else is to be said of a query, beside the better spelling in `userData`. */
  readonly about?: (query: string) => Readonly<Record<string, unknown>>;
  /**
   * `always` (when not said) makes every highlighted value safe for HTML before its tags go in.
   * `leaveToInstantSearch` does not where the tags asked for are InstantSearch's own, because it then escapes
   * the values itself.
   */
  readonly escaping?: 'always' | 'leaveToInstantSearch';
}
