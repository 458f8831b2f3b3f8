import type { JurisdictionCode } from '../../shared/jurisdictions.ts';
import type { TypedValue } from '../provisions/contract.ts';
import { isAnnounced, knownRows, valuesKnownOn } from '../provisions/onDay.ts';
import type { MatrixProvision } from './contract.ts';
import type { MatrixRow } from './rows.ts';

/** A stretch of time in which a figure was one number. Days are calendar days, both included. */
export interface FigureStep {
  from: string;
  /** Null where no end is known. */
  to: string | null;
  amount: number;
  value: TypedValue;
  isAnnounced: boolean;
}

/** One figure of one jurisdiction over time, oldest step first. */
export interface FigureLine {
  code: JurisdictionCode;
  provision: MatrixProvision;
  steps: FigureStep[];
}

/** The numbers of a row over time, scheduled ones included, in the order of the columns; jurisdictions without any are left out. */
export function figureLines(
  row: MatrixRow,
  columns: readonly JurisdictionCode[],
  today: string,
): FigureLine[] {
  return columns.flatMap((code) => {
    const provision = row.cells.get(code)?.provision;
    if (!provision) return [];
    const rows = provision.values.filter(({ key }) => key === row.field.key);
    const steps = knownRows(rows, valuesKnownOn(provision, today)).flatMap(
      ({ row: value, knownFrom, to }): FigureStep[] =>
        typeof value.value === 'number' && knownFrom !== null
          ? [{ from: knownFrom, to, amount: value.value, value, isAnnounced: isAnnounced(value, today) }]
          : [],
    );
    return steps.length > 0 ? [{ code, provision, steps }] : [];
  });
}

/** Whether a row is worth a chart: a number that changed somewhere on a day that is known. */
export const changesOverTime = ({ field, cells }: MatrixRow): boolean =>
  [...cells.values()].some(
    ({ provision }) =>
      new Set(
        provision.values.flatMap(({ key, value, from }) =>
          key === field.key && typeof value === 'number' && from !== null ? [from] : [],
        ),
      ).size >= 2,
  );
