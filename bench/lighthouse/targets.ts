/** What Lighthouse must find at least, and how three of its reports are judged by that. */

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof CATEGORIES)[number];
export type Form = 'mobile' | 'desktop';

interface Audit {
  numericValue?: number;
  score: number | null;
  details?: { items?: { node?: { snippet?: string } }[] };
}

export interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
}

const MIN_SCORES: Record<Form, Record<Category, number>> = {
  mobile: { performance: 90, accessibility: 100, 'best-practices': 100 },
  desktop: { performance: 95, accessibility: 100, 'best-practices': 100 },
};
const MAX_SHIFT = 0.02;
/** On a machine below this, Lighthouse itself says that its performance figures cannot be relied on. */
const MIN_MACHINE = 1000;

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The audits that have a weight in accessibility or best practice and failed in any report, with the elements they name. */
function failedAudits(reports: Report[]): string[] {
  const found = new Map<string, string>();
  for (const { categories, audits } of reports) {
    for (const { id } of [...categories.accessibility.auditRefs, ...categories['best-practices'].auditRefs]) {
      if (audits[id]?.score !== 0) continue;
      const elements = audits[id].details?.items?.flatMap(({ node }) => node?.snippet ?? []) ?? [];
      found.set(id, [`failed: ${id}`, ...new Set(elements)].join('\n    '));
    }
  }
  return [...found.values()];
}

/** One line of figures (the medians), what is below the targets, and what explains it. */
export function judge(reports: Report[], form: Form): { line: string; below: string[]; notes: string[] } {
  const scores = CATEGORIES.map((name) => ({
    name,
    score: Math.round(middle(reports.map(({ categories }) => (categories[name].score ?? 0) * 100))),
    least: MIN_SCORES[form][name],
  }));
  const audit = (name: string) =>
    middle(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const shift = audit('cumulative-layout-shift');
  const machine = middle(reports.map(({ environment }) => environment.benchmarkIndex));
  const canBeFast = machine >= MIN_MACHINE;
  const judged = scores.filter(({ name }) => canBeFast || name !== 'performance');
  return {
    line: [
      ...scores.map(({ name, score }) => `${name} ${score}`),
      `layout shift ${shift.toFixed(3)}`,
      `first paint ${audit('first-contentful-paint').toFixed(0)} ms`,
      `largest ${audit('largest-contentful-paint').toFixed(0)} ms`,
      `blocked ${audit('total-blocking-time').toFixed(0)} ms`,
      `machine ${machine.toFixed(0)}`,
    ].join(', '),
    below: [
      ...judged.filter(({ score, least }) => !(score >= least)).map(({ name, least }) => `${name} ${least}`),
      ...(shift <= MAX_SHIFT ? [] : [`layout shift ${MAX_SHIFT}`]),
    ],
    notes: [
      ...failedAudits(reports),
      ...(canBeFast ? [] : ['too slow a machine at this moment to judge performance']),
    ],
  };
}
