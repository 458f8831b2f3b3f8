import type { SegmentMatches } from '../query/scoring.ts';
import type { Column } from '../segment/column.ts';

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** What is left of a search's matches, segment by segment: those that pass all refinements, and for each refined attribute those that pass all the others. */
export interface Refined {
  readonly all: readonly SegmentMatches[];
  readonly without: ReadonlyMap<string, readonly SegmentMatches[]>;
}

/** The chosen values of one attribute, as the rows of each segment that have one. */
export interface Refinement {
  readonly attribute: string;
  readonly rows: readonly Uint8Array[];
}

const MOST_REFINEMENTS = 30;

/**
 * Applies refinements in one pass: a match that fails none passes everywhere; one that fails exactly one still counts in that
 * attribute's own facet, where the other choices must show what they would add. Throws an Error on more than 30.
 */
export function applyRefinements(
  segments: readonly SegmentMatches[],
  refinements: readonly Refinement[],
): Refined {
  if (refinements.length === 0) return { all: segments, without: new Map() };
  if (refinements.length > MOST_REFINEMENTS)
    throw new Error(`At most ${MOST_REFINEMENTS} attributes can be refined.`);
  const all: SegmentMatches[] = [];
  const without = refinements.map((): SegmentMatches[] => []);
  segments.forEach((segment, which) => {
    const failures = failuresOf(
      segment.rows,
      refinements.map(({ rows }) => rows[which] as Uint8Array),
    );
    all.push(withFailures(segment, failures, 0));
    refinements.forEach((_, r) => {
      without[r]?.push(withFailures(segment, failures, 1 << r));
    });
  });
  return {
    all,
    without: new Map(refinements.map(({ attribute }, r) => [attribute, without[r] as SegmentMatches[]])),
  };
}

/** One bit for each refinement that a match fails. */
function failuresOf(rows: Uint32Array, tests: readonly Uint8Array[]): Int32Array {
  const failures = new Int32Array(rows.length);
  tests.forEach((test, r) => {
    for (let i = 0; i < rows.length; i++)
      failures[i] = (failures[i] as number) | ((1 - (test[rows[i] as number] as number)) << r);
  });
  return failures;
}

/** The matches that fail nothing but what `forgiven` says. */
function withFailures(
  { view, rows, scores }: SegmentMatches,
  failures: Int32Array,
  forgiven: number,
): SegmentMatches {
  const keptRows = new Uint32Array(rows.length + 1);
  const keptScores = new Float32Array(rows.length + 1);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    keptRows[count] = rows[i] as number;
    keptScores[count] = scores[i] as number;
    count += ((failures[i] as number) & ~forgiven) === 0 ? 1 : 0;
  }
  return { view, rows: keptRows.subarray(0, count), scores: keptScores.subarray(0, count) };
}

/** The values of an attribute among the matches, most frequent first, then by value. */
export function countFacet(segments: readonly SegmentMatches[], attribute: string): FacetCount[] {
  const totals = new Map<string, number>();
  for (const { view, rows } of segments) {
    const column = view.segment.parts.columns.get(attribute);
    if (!column) continue;
    const counts = countCodes(column, rows);
    for (let code = 1; code < counts.length; code++) {
      const count = counts[code] as number;
      if (count === 0) continue;
      const value = column.values[code - 1] as string;
      totals.set(value, (totals.get(value) ?? 0) + count);
    }
  }
  return [...totals]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function countCodes(column: Column, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(column.values.length + 1);
  const { codes, offsets } = column;
  if (offsets === null) {
    for (let i = 0; i < rows.length; i++) {
      const code = codes[rows[i] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
    return counts;
  }
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    const end = offsets[row + 1] as number;
    for (let at = offsets[row] as number; at < end; at++) {
      const code = codes[at] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  return counts;
}
