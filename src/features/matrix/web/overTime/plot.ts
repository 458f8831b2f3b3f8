import { addDays } from '../../../../shared/torontoDate.ts';
import type { FigureLine } from '../../figureLines.ts';

const DAY_MS = 86_400_000;
const WIDTH = 800;
const HEIGHT = 300;
const EDGE = { left: 56, right: 764, top: 20, bottom: 270 };
/** Time shown after the last change, or today. */
const DAYS_AFTER = 120;
const MAX_YEARS = 10;
const AMOUNTS = 5;

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Where the numbers of a chart are, in its own units. */
export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: (day: string) => number;
  years: { year: number; at: number }[];
  amounts: { amount: number; at: number }[];
  /** The paths of a line: what held, and what is announced; and how high it ends. */
  paths: (line: FigureLine) => { held: string; announced: string; end: number };
}

/** A round distance between the numbers of an axis: 1, 2 or 5 of a power of ten. */
function roundStep(span: number): number {
  const rough = span / AMOUNTS || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
}

/** Lays a chart out over all days on which its lines are known, today, and a little beyond. */
export function plotOf(lines: readonly FigureLine[], today: string): Plot {
  const { left, right, top, bottom } = EDGE;
  const steps = lines.flatMap((line) => line.steps);
  const days = [today, ...steps.map(({ from }) => from)].sort();
  const first = time(days[0] ?? today);
  const last = time(addDays(days.at(-1) ?? today, DAYS_AFTER));
  const x = (day: string): number => left + ((time(day) - first) / (last - first)) * (right - left);
  const amounts = steps.map(({ amount }) => amount);
  const step = roundStep(Math.max(...amounts) - Math.min(...amounts));
  const low = Math.floor(Math.min(...amounts) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...amounts) / step) * step);
  const y = (amount: number): number => bottom - ((amount - low) / (high - low)) * (bottom - top);
  const firstYear = Number((days[0] ?? today).slice(0, 4)) + 1;
  const lastYear = Number(addDays(days.at(-1) ?? today, DAYS_AFTER).slice(0, 4));
  const every = Math.max(1, Math.ceil((lastYear - firstYear + 1) / MAX_YEARS));
  const path = (of: FigureLine['steps']): string =>
    of
      .map(({ from, to, amount }, index) => {
        const follows = of[index - 1]?.to === addDays(from, -1);
        const end = to ? Math.min(x(addDays(to, 1)), right) : right;
        return `${follows ? 'L' : 'M'}${x(from).toFixed(1)} ${y(amount).toFixed(1)}H${end.toFixed(1)}`;
      })
      .join('');
  return {
    ...{ width: WIDTH, height: HEIGHT, left, right, top, bottom, x },
    years: Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, index) => firstYear + index)
      .filter((_, index) => index % every === 0)
      .map((year) => ({ year, at: x(`${year}-01-01`) })),
    amounts: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => {
      const amount = Number((low + index * step).toFixed(4));
      return { amount, at: y(amount) };
    }),
    paths: ({ steps: own }) => ({
      held: path(own.filter((one) => !one.isAnnounced)),
      announced: path(own.filter((one) => one.isAnnounced)),
      end: y(own.at(-1)?.amount ?? low),
    }),
  };
}
