import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import type { FigureLine } from '../../figureLines.ts';
import c from './OverTime.module.css';
import { type Plot, plotOf } from './plot.ts';

interface Props {
  lines: readonly FigureLine[];
  /** Whose lines stand out. */
  marked: readonly JurisdictionCode[];
  today: string;
}

function Axes({ plot, today }: { plot: Plot; today: string }) {
  const now = plot.x(today);
  return (
    <>
      {plot.amounts.map(({ amount, at }) => (
        <g key={amount}>
          <line className={c.grid} x1={plot.left} x2={plot.right} y1={at} y2={at} />
          <text className={c.amount} x={plot.left - 6} y={at + 4}>
            {amount.toLocaleString('en-CA')}
          </text>
        </g>
      ))}
      {plot.years.map(({ year, at }) => (
        <text key={year} className={c.year} x={at} y={plot.bottom + 18}>
          {year}
        </text>
      ))}
      <line className={c.today} x1={now} x2={now} y1={plot.top} y2={plot.bottom} />
      <text className={c.year} x={now} y={plot.top - 4}>
        {t('today')}
      </text>
    </>
  );
}

/** A figure of several jurisdictions over time, as lines of steps; what is announced is dashed. The table below says the same. */
export function OverTimeChart({ lines, marked, today }: Props) {
  const plot = plotOf(lines, today);
  // Those that stand out are drawn last, over the others.
  const ordered = [...lines].sort(
    (a, b) => Number(marked.includes(a.code)) - Number(marked.includes(b.code)),
  );
  return (
    <svg className={c.chart} viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden focusable="false">
      <Axes plot={plot} today={today} />
      {ordered.map((line) => {
        const { held, announced, end } = plot.paths(line);
        const place = marked.indexOf(line.code);
        return (
          <g key={line.code} data-marked={place < 0 ? undefined : Math.min(place, 3)}>
            <path className={c.line} d={held} />
            <path className={`${c.line} ${c.announced}`} d={announced} />
            {place >= 0 && (
              <text className={c.name} x={plot.right + 6} y={end + 4}>
                {line.code}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
