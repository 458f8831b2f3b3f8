import { type Band, isLimit } from '../../provisions/bands.ts';
import type { FieldContent, Value } from '../format/provisionGroup.ts';
import { valueProblem } from '../lint/rules/values.ts';

const UNITS: Record<string, string> = { year: 'Y', month: 'M', week: 'W', day: 'D' };

/** "3 months" and "90 days" as ISO 8601 writes them. */
function durationOf(words: unknown): string | undefined {
  const [, amount, unit = ''] = /^(\d+) (year|month|week|day)s?$/.exec(String(words).trim()) ?? [];
  return amount && `P${amount}${UNITS[unit]}`;
}

const numberOf = (words: string, unit = ''): number | undefined => {
  const [, amount, counted] = /^(\d+(?:\.\d+)?)(?: ([a-z]+))?$/.exec(words.trim()) ?? [];
  return amount && (!counted || unit.startsWith(counted)) ? Number(amount) : undefined;
};

const amounts = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([column]) => !isLimit(column) && column !== 'after' && column !== 'completedYears')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The threshold of a row of the older kind, and whether it said on which side of it the rule begins. */
const limitOf = (row: Record<string, unknown>): { limit: unknown; isSure: boolean } =>
  typeof row.completedYears === 'number'
    ? { limit: `P${row.completedYears}Y`, isSure: true }
    : { limit: durationOf(row.after), isSure: false };

/**
 * Rows of a table as bands. `after` did not say whether the threshold itself counts: it is taken over only where the library's
 * own bands have the same thresholds and amounts.
 */
function bandsOf(
  field: FieldContent,
  rows: Record<string, unknown>[],
  known: Value | undefined,
): Value | undefined {
  if (field.threshold !== 'duration') return undefined;
  const limits = rows.map(limitOf);
  if (limits.some(({ limit }) => limit === undefined)) return undefined;
  if (limits.every(({ isSure }) => isSure)) {
    return rows.map(({ completedYears: _, ...rest }, i) => ({
      atLeast: limits[i]?.limit === 'P0Y' ? 'P0D' : String(limits[i]?.limit),
      ...(rest as Record<string, number>),
    }));
  }
  const same =
    Array.isArray(known) &&
    known.length === rows.length &&
    rows.every((row, i) => {
      const band = known[i] as Band & object;
      return (band.atLeast ?? band.moreThan) === limits[i]?.limit && amounts(band) === amounts(row);
    });
  return same ? known : undefined;
}

function attempt(field: FieldContent, old: Value, known: Value | undefined): Value | undefined {
  if (field.type === 'bands' && Array.isArray(old) && old.every((row) => typeof row === 'object')) {
    return bandsOf(field, old as Record<string, unknown>[], known);
  }
  if (field.type === 'text' && (typeof old === 'number' || typeof old === 'boolean')) return String(old);
  if (typeof old !== 'string') return undefined;
  if (field.type === 'duration') return durationOf(old);
  if (field.type === 'number') return numberOf(old, field.unit);
  if (field.type === 'boolean') return old === 'yes' ? true : old === 'no' ? false : undefined;
  return undefined;
}

/**
 * A value that was kept while its field got another kind, as the field wants it now; undefined where nothing says how to read it.
 * `known` is what the library of today has in this cell. Nothing is guessed: what is not certain stays to an editor.
 */
export function convertValue(field: FieldContent, old: Value, known: Value | undefined): Value | undefined {
  const converted = attempt(field, old, known);
  return converted !== undefined && valueProblem(field, converted) === null ? converted : undefined;
}
