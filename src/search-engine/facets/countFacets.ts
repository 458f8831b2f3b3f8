import type { SegmentMatches } from '../query/scoring.ts';
import type { Column } from '../segment/column.ts';

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/**
 * What is left of a search's matches, segment by segment: those that pass all refinements, and for each
 * refined attribute those that pass all the others.
 */
export interface Refined {
  readonly all: readonly SegmentMatches[];
  readonly without: ReadonlyMap<string, readonly SegmentMatches[]>;
}

/** The rows of each segment that have something, one byte each. */
export type RowTest = readonly Uint8Array[];

/** The chosen values of one attribute, as the rows that have one. */
export interface Refinement {
  readonly attribute: string;
  readonly rows: RowTest;
}

const MAX_REFINEMENTS = 30;
/** The bit of a match that fails a condition, which no facet forgives. */
const CONDITION = MAX_REFINEMENTS;

/**
 * Applies conditions and refinements in one pass: a match that fails none passes everywhere; one that fails
 * exactly one refinement still counts in that attribute's own facet, where the other choices must show what
 * they would add. Throws an Error on more than 30 refinements.
 */
export function applyRefinements(
  segments: readonly SegmentMatches[],
  refinements: readonly Refinement[],
  conditions: readonly RowTest[],
): Refined {
  if (refinements.length + conditions.length === 0) return { all: segments, without: new Map() };
  if (refinements.length > MAX_REFINEMENTS)
    throw new Error(`At most ${MAX_REFINEMENTS} attributes can be refined.`);
  const failures = segments.map(({ rows }, which) => {
    const failed = new Int32Array(rows.length);
    for (const test of conditions) noteFailures(failed, rows, test[which] as Uint8Array, CONDITION);
    refinements.forEach((one, bit) => {
      noteFailures(failed, rows, one.rows[which] as Uint8Array, bit);
    });
    return failed;
  });
  const forgiving = (bits: number): SegmentMatches[] =>
    segments.map((segment, which) => withFailures(segment, failures[which] as Int32Array, bits));
  return {
    all: forgiving(0),
    without: new Map(refinements.map(({ attribute }, bit) => [attribute, forgiving(1 << bit)])),
  };
}

/** Sets a bit for every match that fails a test. */
function noteFailures(failures: Int32Array, rows: Uint32Array, test: Uint8Array, bit: number): void {
  for (let i = 0; i < rows.length; i++)
    failures[i] = (failures[i] as number) | ((1 - (test[rows[i] as number] as number)) << bit);
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
