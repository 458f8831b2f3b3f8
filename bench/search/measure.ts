import type { BenchAnswer, BenchEngine } from './engines/benchEngine.ts';
import { type BenchQuery, KINDS, type Kind } from './queries.ts';

export interface KindFigures {
  readonly p50: number;
  readonly p95: number;
  /** Of the queries without refinement, the share that found something. */
  readonly found: number;
}

/** Waits for what may or may not be a promise, so that a synchronous engine is not charged for one. */
async function timed(engine: BenchEngine, query: BenchQuery): Promise<{ ms: number; answer: BenchAnswer }> {
  const started = performance.now();
  const result = engine.search(query);
  const answer = result instanceof Promise ? await result : result;
  return { ms: performance.now() - started, answer };
}

/**
 * Milliseconds of each query, by kind. The machine is shared, so each query counts with its fastest round; rounds go through
 * all queries in turn, and stop early for an engine that needs longer than the budget.
 */
export async function measure(
  engine: BenchEngine,
  queries: readonly BenchQuery[],
  rounds: number,
  budgetMs: number,
): Promise<Record<Kind, KindFigures>> {
  const fastest = queries.map(() => Number.POSITIVE_INFINITY);
  const found = queries.map(() => false);
  const started = performance.now();
  for (let round = 0; round < rounds && (round < 2 || performance.now() - started < budgetMs); round++) {
    for (const [at, query] of queries.entries()) {
      const { ms, answer } = await timed(engine, query);
      fastest[at] = Math.min(fastest[at] as number, ms);
      found[at] = answer.total > 0;
    }
  }
  return Object.fromEntries(
    KINDS.map((kind) => {
      const of = queries.flatMap((query, at) => (query.kind === kind ? [at] : []));
      const sorted = of.map((at) => fastest[at] as number).sort((a, b) => a - b);
      return [
        kind,
        {
          p50: percentile(sorted, 0.5),
          p95: percentile(sorted, 0.95),
          found: shareOf(
            of
              .filter((at) => Object.keys(queries[at]?.refinements ?? {}).length === 0)
              .map((at) => found[at] as boolean),
          ),
        },
      ];
    }),
  ) as Record<Kind, KindFigures>;
}

const shareOf = (answers: readonly boolean[]): number => answers.filter(Boolean).length / answers.length;

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;

export const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
