import { t } from '../../../../shared/text.ts';
import { LIMITS } from '../../../provisions/bands.ts';
import type { Field } from '../../schemas.ts';

export type Cell = string | number | boolean | string[] | undefined;
export type Row = Record<string, Cell>;

const FORMULA = [
  'when',
  'method',
  'base',
  'includes',
  'excludes',
  'period',
  'ending',
  'fraction',
  'percent',
  'divisor',
] as const;

/** How the cells of a column are written. `open`: nothing stands in it yet; a number is one. */
export type ColumnKind = 'number' | 'boolean' | 'words' | 'list' | 'method' | 'open';

export interface ColumnOf {
  key: string;
  label: string;
  kind: ColumnKind;
}

const LABELS: Record<string, () => string> = {
  atLeast: () => t('At least'),
  moreThan: () => t('More than'),
  atMost: () => t('At most'),
  lessThan: () => t('Less than'),
};

/** "paidDays" as a person reads it: "Paid days". */
export const columnLabel = (key: string): string => {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return LABELS[key]?.() ?? words.charAt(0).toUpperCase() + words.slice(1);
};

function kindOf(field: Field, key: string, cells: readonly Cell[]): ColumnKind {
  if (field.type === 'formula') {
    if (key === 'method' || key === 'percent') return key === 'method' ? 'method' : 'number';
    return key === 'includes' || key === 'excludes' ? 'list' : 'words';
  }
  if (field.type === 'bands' && (LIMITS as readonly string[]).includes(key)) {
    return field.threshold === 'duration' ? 'words' : 'number';
  }
  const known = cells.filter((cell) => cell !== undefined);
  if (known.length === 0) return 'open';
  if (known.every((cell) => typeof cell === 'number')) return 'number';
  if (known.every((cell) => typeof cell === 'boolean')) return 'boolean';
  return known.some(Array.isArray) ? 'list' : 'words';
}

/**
 * The columns of a table, a scale or a formula: those that its rows have, here or as published, limits first; a formula has its own.
 * `more`: columns that were added and hold nothing yet.
 */
export function columnsOf(field: Field, rows: readonly Row[], more: readonly string[] = []): ColumnOf[] {
  const seen = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...more])];
  const limits = LIMITS.filter((limit) => seen.includes(limit));
  const others = seen.filter((key) => !(LIMITS as readonly string[]).includes(key));
  const keys =
    field.type === 'formula'
      ? FORMULA
      : field.type === 'bands'
        ? [...(limits.length > 0 ? limits : ['atLeast']), ...others]
        : others;
  return keys.map((key) => ({
    key,
    label: columnLabel(key),
    kind: kindOf(
      field,
      key,
      rows.map((row) => row[key]),
    ),
  }));
}

/** What was typed into a cell, as the library keeps it; undefined where nothing was. */
export function readCell(kind: ColumnKind, typed: string): Cell {
  const words = typed.trim();
  if (words === '') return undefined;
  if (kind === 'number' || kind === 'open') return Number.isNaN(Number(words)) ? words : Number(words);
  if (kind === 'boolean') return words === 'true';
  if (kind === 'list')
    return words
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  return words;
}

/** A cell as it stands in its field. */
export const cellText = (cell: Cell): string => (Array.isArray(cell) ? cell.join(', ') : String(cell ?? ''));

/** The rows with one cell written; a cell without anything is left out of its row. */
export function writeCell(rows: readonly Row[], at: number, key: string, cell: Cell): Row[] {
  return rows.map((row, i) => {
    if (i !== at) return row;
    const { [key]: _, ...rest } = row;
    // The order of the columns stays as it was.
    return cell === undefined ? rest : Object.fromEntries([...Object.entries({ ...row, [key]: cell })]);
  });
}

/** The rows of a value that is a table, a scale or a formula; none of any other. */
export const structuredRows = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
