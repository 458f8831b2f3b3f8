import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const provisions = z.array(z.string().regex(/^[a-z0-9-]+\/(\*|[A-Z]{2,3})$/));
const format = z.array(
  z.strictObject({
    q: z.string().min(2),
    3: provisions.min(1),
    2: provisions.optional(),
    1: provisions.optional(),
  }),
);

/** A provision by the names that the judged set uses. */
export interface NamedProvision {
  id: string;
  /** The last slug of its group's key. */
  group: string;
  jurisdiction: string;
}

export interface JudgedQuestion {
  question: string;
  /** 3 to 1 by provision id; what is missing is worth nothing. */
  grades: ReadonlyMap<string, number>;
}

/** The provision groups in which hits have a grade, if only that they answer nothing; by the last slug of their keys. */
export const judgedGroups = (file: URL): ReadonlySet<string> =>
  new Set(z.array(z.string()).parse(parse(readFileSync(file, 'utf8'))));

/**
 * The questions with the provisions that answer them (questions.yaml says what the grades mean). Judgements of provisions
 * that are not in `visible` are passed over. Throws an Error on a name that `known` does not have.
 */
export function readJudged(
  file: URL,
  known: readonly NamedProvision[],
  visible: ReadonlySet<string>,
): JudgedQuestion[] {
  const named = (name: string): NamedProvision[] => {
    const [group, place] = name.split('/');
    const found = known.filter((one) => one.group === group && (place === '*' || one.jurisdiction === place));
    if (found.length === 0) throw new Error(`The judged set names ${name}, which the library does not have.`);
    return found;
  };
  return format.parse(parse(readFileSync(file, 'utf8'))).map((entry) => {
    const grades = new Map<string, number>();
    for (const grade of [1, 2, 3] as const) {
      for (const { id } of (entry[grade] ?? []).flatMap(named)) if (visible.has(id)) grades.set(id, grade);
    }
    return { question: entry.q, grades };
  });
}

const CUT = 10;

/** How good an order is, from 0 to 1: normalized discounted cumulative gain of the first ten, with gains of 7, 3 and 1. */
export function ndcg(order: readonly string[], grades: ReadonlyMap<string, number>): number {
  const sum = (gains: readonly number[]): number =>
    gains.slice(0, CUT).reduce((total, grade, at) => total + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ideal = sum([...grades.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : sum(order.map((id) => grades.get(id) ?? 0)) / ideal;
}
