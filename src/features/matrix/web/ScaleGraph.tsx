import type { Step } from '../scale.ts';
import c from './Scale.module.css';

const WIDTH = 132;
const HEIGHT = 30;
/** What the line shows: 16 years of service, and up to 8 weeks or as much as the scale gives. */
const MONTHS = 16 * 12;

const x = (months: number): number => (Math.min(months, MONTHS) / MONTHS) * WIDTH;

function path(steps: readonly Step[], most: number): string {
  const y = (amount: number): number => HEIGHT - 1 - (amount / most) * (HEIGHT - 3);
  const parts = steps.map(({ at, amount }) => `H${x(at).toFixed(1)}V${y(amount).toFixed(1)}`);
  return `M0 ${HEIGHT - 1}${parts.join('')}H${WIDTH}`;
}

/** A scale by length of service as a line of steps, with home's behind it. The table of the cell says the same in numbers. */
export function ScaleGraph({ steps, home }: { steps: readonly Step[]; home: readonly Step[] | null }) {
  const most = Math.max(8, ...steps.map(({ amount }) => amount), ...(home ?? []).map(({ amount }) => amount));
  const line = path(steps, most);
  return (
    <svg className={c.graph} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path className={c.area} d={`${line}V${HEIGHT}H0Z`} />
      {home && <path className={c.home} d={path(home, most)} />}
      <path className={c.line} d={line} />
    </svg>
  );
}
