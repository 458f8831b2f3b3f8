import { isDuration, parseDuration } from '../../../shared/duration.ts';
import { amountsOf, type Band } from '../../provisions/bands.ts';
import type { FieldContent, Value } from '../format/provisionGroup.ts';

/** Days of a threshold, for putting thresholds in order only: a month is a little over four weeks, a year twelve of them. */
function sizeOf(limit: string | number): number {
  if (typeof limit === 'number') return limit;
  const { years, months, weeks, days, hours } = parseDuration(limit);
  return (years * 12 + months) * 30.4375 + weeks * 7 + days + hours / 24;
}

/** Where a band begins; `moreThan` a little after the threshold itself. */
const startOf = ({ atLeast, moreThan }: Band): number | null => {
  if (atLeast !== undefined) return sizeOf(atLeast);
  return moreThan === undefined ? null : sizeOf(moreThan) + 0.001;
};

function rowProblem({ threshold }: FieldContent, band: Band): string | null {
  const { atLeast, moreThan, atMost, lessThan } = band;
  const limits = [atLeast, moreThan, atMost, lessThan].filter((limit) => limit !== undefined);
  if ((atLeast === undefined) === (moreThan === undefined)) return 'has a row without atLeast or moreThan';
  if (atMost !== undefined && lessThan !== undefined) return 'has a row with both atMost and lessThan';
  const isTime = threshold === 'duration';
  const odd = limits.find((limit) => isTime !== isDuration(limit) || (!isTime && typeof limit !== 'number'));
  if (odd !== undefined)
    return `${JSON.stringify(odd)} is not ${isTime ? 'a duration like P3M or P90D' : 'a number'}`;
  return amountsOf(band).length === 0 ? 'has a row that gives nothing' : null;
}

/** What is wrong with bands: rows that cannot be read, thresholds out of order, amounts of different kinds. */
export function bandsProblem(field: FieldContent, value: Value): string | null {
  if (!Array.isArray(value) || value.length === 0 || value.some((row) => typeof row !== 'object'))
    return 'is not a list of rows';
  const bands = value as Band[];
  const wrong = bands.map((band) => rowProblem(field, band)).find((problem) => problem !== null);
  if (wrong) return wrong;
  const starts = bands.map((band) => startOf(band) ?? 0);
  if (starts.some((start, i) => i > 0 && start <= (starts[i - 1] ?? 0))) return 'has thresholds out of order';
  const columns = bands.map((band) =>
    amountsOf(band)
      .map(([name]) => name)
      .sort()
      .join(', '),
  );
  const other = columns.find((names) => names !== columns[0]);
  return other === undefined ? null : `has rows that give different things: ${columns[0]} and ${other}`;
}
