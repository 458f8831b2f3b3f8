import { applyRefinements, countFacet, type FacetCount, type RowTest } from './facets/countFacets.ts';
import { type NumberStats, sumUp } from './facets/sumUp.ts';
import { type Filter, rowsPassing } from './filter/filter.ts';
import type { CompiledLexicon } from './lexicon.ts';
import { type Highlighted, highlight, snippet, type Tags } from './present/highlight.ts';
import { type MarkedText, Marker } from './present/marker.ts';
import type { Expansion } from './query/expandWord.ts';
import { type Matches, matchPlan } from './query/match.ts';
import { postingOf } from './query/nearness.ts';
import { type Plan, planQuery } from './query/plan.ts';
import { type RankedRow, rankRows } from './query/rank.ts';
import { readQuery } from './query/readQuery.ts';
import type { SegmentMatches } from './query/scoring.ts';
import type { SegmentView } from './query/view.ts';
import type { CompiledSchema } from './schema.ts';

/** What to search for. Everything is optional: an empty request answers the first documents. */
export interface SearchRequest {
  readonly query?: string;
  /**
   * Chosen values by facet: any of one facet's, all facets together. Each facet's own counts ignore its own
   * choice.
   */
  readonly refinements?: Readonly<Record<string, readonly string[]>>;
  /** A condition that hits and all counts obey. */
  readonly filter?: Filter | null;
  /** Facets to count. */
  readonly facets?: readonly string[];
  /** Attributes that are numbers, to be summed up over the hits. */
  readonly numbers?: readonly string[];
  readonly offset?: number;
  /** The number of hits, 10 when not said; 0 for counts alone. */
  readonly limit?: number;
  /** Attributes to give back; all retrievable ones when not said. */
  readonly retrieve?: readonly string[];
  readonly highlight?: readonly string[];
  readonly snippets?: readonly { readonly attribute: string; readonly words: number }[];
  readonly tags?: Tags;
  readonly ellipsis?: string;
  /** Whether the last word stands for what it begins (yes when not said). */
  readonly asYouType?: boolean;
  /** Whether mistyped words are corrected (yes when not said). */
  readonly typos?: boolean;
}

/** A highlighted attribute: one text, or one for each value of a list. */
export type Shown = Highlighted | readonly Highlighted[];

export interface SearchHit {
  readonly objectID: string;
  readonly score: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly highlighted: Readonly<Record<string, Shown>>;
  readonly snippets: Readonly<Record<string, Shown>>;
}

export interface SearchResult {
  readonly total: number;
  readonly hits: readonly SearchHit[];
  /** Of each facet asked for, the values with a count, most frequent first. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Of each number asked for that any hit has. */
  readonly numbers: Readonly<Record<string, NumberStats>>;
  /** The query better spelt, or null. Every word of it is in a document in scope or in the lexicon. */
  readonly suggestion: string | null;
  /** Some hits lack some of the words. */
  readonly relaxed: boolean;
}

const MARK: Tags = { pre: '<mark>', post: '</mark>', escape: true };

type Found = { plan: Plan; matches: Matches };

/**
 * The index at one moment as one caller may see it. Searches of one batch share it, so that their hits and
 * counts agree, and the work for a query that several of them repeat is done once.
 */
export class Searcher {
  readonly #compiled: CompiledSchema;
  readonly #lexicon: CompiledLexicon;
  readonly #views: readonly SegmentView[];
  readonly #found = new Map<string, Found>();

  constructor(compiled: CompiledSchema, lexicon: CompiledLexicon, views: readonly SegmentView[]) {
    this.#compiled = compiled;
    this.#lexicon = lexicon;
    this.#views = views;
  }

  /** Answers one request. Attributes that the schema does not know are not counted, highlighted or given. */
  search(request: SearchRequest): SearchResult {
    const { plan, matches } = this.#find(request);
    const refined = Object.entries(request.refinements ?? {})
      .filter(([, values]) => values.length > 0)
      .map(([attribute, values]) => ({ attribute, rows: this.#rows({ kind: 'in', attribute, values }) }));
    const { filter } = request;
    const conditions = filter?.kind === 'and' ? filter.parts : filter ? [filter] : [];
    const { all, without } = applyRefinements(
      matches.segments,
      refined,
      conditions.map((one) => this.#rows(one)),
    );
    const limit = request.limit ?? 10;
    const offset = request.offset ?? 0;
    const best = limit > 0 ? rankRows(all, plan, offset + limit) : [];
    const ranked = best.slice(offset);
    const marker = new Marker(plan, this.#compiled.schema.citations ?? []);
    const known = new Set(this.#compiled.schema.facets);
    return {
      total: all.reduce((sum, { rows }) => sum + rows.length, 0),
      hits: ranked.map(({ match, row, score }) => this.#present(match.view, row, score, marker, request)),
      facets: Object.fromEntries(
        (request.facets ?? [])
          .filter((attribute) => known.has(attribute))
          .map((attribute) => [attribute, countFacet(without.get(attribute) ?? all, attribute)]),
      ),
      numbers: Object.fromEntries(
        (request.numbers ?? []).flatMap((attribute) => {
          const stats = sumUp(all, attribute);
          return stats ? [[attribute, stats]] : [];
        }),
      ),
      suggestion: plan.guesses && !this.#holdsAny(best[0], all, plan.guesses) ? null : plan.suggestion,
      relaxed: matches.relaxed,
    };
  }

  /** These attributes of a document in sight, or null where there is none of this id. */
  get(objectID: string, attributes: readonly string[]): Record<string, unknown> | null {
    for (const { segment, allowed } of this.#views) {
      const row = segment.rowOf(objectID);
      if (row < 0 || allowed[row] !== 1) continue;
      const document = segment.document(row);
      const { retrievable } = this.#compiled.schema;
      const given = attributes.filter((name) => retrievable.includes(name) && document[name] !== undefined);
      return Object.fromEntries(given.map((name) => [name, document[name]]));
    }
    return null;
  }

  #find(request: SearchRequest): Found {
    const { query: typed = '', asYouType = true, typos = true } = request;
    const key = `${asYouType}${typos}${typed}`;
    let found = this.#found.get(key);
    if (!found) {
      const query = readQuery(typed, { citations: this.#compiled.schema.citations ?? [], asYouType });
      const plan = planQuery(this.#views, this.#lexicon, query, { typos });
      found = { plan, matches: matchPlan(this.#views, plan) };
      this.#found.set(key, found);
    }
    return found;
  }

  /** Whether the best hit holds one of the guesses: a spelling is offered only where it led to something. */
  #holdsAny(
    best: RankedRow | undefined,
    all: readonly SegmentMatches[],
    guesses: readonly Expansion[],
  ): boolean {
    if (!best) return false;
    const at = all.indexOf(best.match);
    const { view } = best.match;
    return guesses.some((guess) => guess[at]?.some(({ term }) => postingOf(view, term, best.row) >= 0));
  }

  #rows(filter: Filter): RowTest {
    return this.#views.map(({ segment }) => rowsPassing(segment, filter));
  }

  #present(view: SegmentView, row: number, score: number, marker: Marker, request: SearchRequest): SearchHit {
    const document = view.segment.document(row);
    const { retrievable } = this.#compiled.schema;
    const { tags = MARK, ellipsis = '…' } = request;
    const given = (attributes: readonly string[]): string[] =>
      attributes.filter((attribute) => retrievable.includes(attribute) && document[attribute] !== undefined);
    const marked = new Map<string, MarkedText>();
    const mark = (text: string): MarkedText => {
      const known = marked.get(text) ?? marker.mark(text);
      marked.set(text, known);
      return known;
    };
    const shown = (attribute: string, how: (text: MarkedText) => Highlighted): [string, Shown] => {
      const value = document[attribute];
      if (typeof value === 'string') return [attribute, how(mark(value))];
      const texts = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
      return [attribute, texts.map((text) => how(mark(text)))];
    };
    const words = new Map(request.snippets?.map((one) => [one.attribute, one.words]));
    return {
      objectID: document.objectID as string,
      score,
      attributes: Object.fromEntries(
        given(request.retrieve ?? retrievable).map((name) => [name, document[name]]),
      ),
      highlighted: Object.fromEntries(
        given(request.highlight ?? []).map((name) =>
          shown(name, (text) => highlight(text, marker.asked, tags)),
        ),
      ),
      snippets: Object.fromEntries(
        given([...words.keys()]).map((name) =>
          shown(name, (text) => snippet(text, marker.asked, tags, words.get(name) as number, ellipsis)),
        ),
      ),
    };
  }
}
