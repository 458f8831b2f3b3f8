import type { BenchAnswer, BenchEngine } from './engines/benchEngine.ts';
import { type BenchQuery, KINDS } from './queries.ts';

export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

/** Each kind of query, and all of them together. */
export const COLUMNS = [...KINDS, 'all'] as const;
export type Column = (typeof COLUMNS)[number];

export interface KindFigures {
  /** By the clock. */
  readonly wall: Spread;
  /** Processor time of this process: what the clock would say on a machine with nothing else to do. Without meaning for a server. */
  readonly cpu: Spread;
  /** Of the queries without refinement, the share that found something. */
  readonly found: number;
}

/** Waits for what may or may not be a promise, so that a synchronous engine is not charged for one. */
async function timed(
  engine: BenchEngine,
  query: BenchQuery,
): Promise<{ ms: number; cpuMs: number; answer: BenchAnswer }> {
  const cpu = process.cpuUsage();
  const started = performance.now();
  const result = engine.search(query);
  const answer = result instanceof Promise ? await result : result;
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return { ms, cpuMs: (user + system) / 1_000, answer };
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
): Promise<Record<Column, KindFigures>> {
  const fastest = queries.map(() => Number.POSITIVE_INFINITY);
  const cheapest = queries.map(() => Number.POSITIVE_INFINITY);
  const found = queries.map(() => false);
  const started = performance.now();
  for (let round = 0; round < rounds && (round < 2 || performance.now() - started < budgetMs); round++) {
    for (const [at, query] of queries.entries()) {
      const { ms, cpuMs, answer } = await timed(engine, query);
      fastest[at] = Math.min(fastest[at] as number, ms);
      cheapest[at] = Math.min(cheapest[at] as number, cpuMs);
      found[at] = answer.total > 0;
    }
  }
  return Object.fromEntries(
    COLUMNS.map((kind) => {
      const of = queries.flatMap((query, at) => (kind === 'all' || query.kind === kind ? [at] : []));
      return [
        kind,
        {
          wall: spreadOf(of.map((at) => fastest[at] as number)),
          cpu: spreadOf(of.map((at) => cheapest[at] as number)),
          found: shareOf(
            of
              .filter((at) => Object.keys(queries[at]?.refinements ?? {}).length === 0)
              .map((at) => found[at] as boolean),
          ),
        },
      ];
    }),
  ) as Record<Column, KindFigures>;
}

const shareOf = (answers: readonly boolean[]): number => answers.filter(Boolean).length / answers.length;

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;

export const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
