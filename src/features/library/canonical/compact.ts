import type { ValueRow } from '../format/provisionGroup.ts';

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isPlain(value) && Object.keys(value).length === 0);

/** A row as short as the format allows: the bare value where nothing else is said, and no list where one row says why there is none. */
function shortRows(rows: readonly ValueRow[]): unknown {
  const [row, ...others] = rows;
  if (!row || others.length > 0) return rows;
  const isAlone = Object.entries(row).filter(([, part]) => part !== undefined).length === 1;
  if ('state' in row) return row.from || row.to ? rows : row;
  const isTable = Array.isArray(row.value) && row.value.some((part) => typeof part === 'object');
  return isAlone && !isTable ? row.value : rows;
}

/** Keys that a file has whatever they hold. */
const KEPT = new Set(['provisions', 'policies']);

/** Content as a file says it: what is left out by default is not written, and a value is as short as it may be. */
export function compact(content: unknown, key = ''): unknown {
  if (Array.isArray(content)) return content.map((item) => compact(item));
  if (!isPlain(content)) return content;
  if (key === 'values') {
    return Object.fromEntries(
      Object.entries(content).map(([name, rows]) => [name, shortRows(rows as ValueRow[])]),
    );
  }
  const parts = Object.entries(content).map(([name, part]) => [name, compact(part, name)] as const);
  return Object.fromEntries(parts.filter(([name, part]) => KEPT.has(name) || !isEmpty(part)));
}
