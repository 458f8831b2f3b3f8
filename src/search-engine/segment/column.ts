/**
 * The values of one attribute over the rows of a segment. Codes count from 1 into `values`; 0 is no value.
 * Where every row has at most one value, `codes[row]` is it; otherwise row r has `codes[offsets[r]]` up to
 * `codes[offsets[r + 1]]`.
 */
export interface Column {
  readonly values: readonly string[];
  readonly offsets: Uint32Array | null;
  readonly codes: Uint32Array;
}

/** Collects the values of one attribute row by row. */
export class ColumnBuilder {
  readonly #codes = new Map<string, number>();
  readonly #offsets: number[] = [0];
  readonly #flat: number[] = [];
  #single = true;

  addRow(values: readonly string[]): void {
    const start = this.#flat.length;
    for (const value of values) {
      let code = this.#codes.get(value);
      if (code === undefined) {
        code = this.#codes.size + 1;
        this.#codes.set(value, code);
      }
      if (!this.#flat.includes(code, start)) this.#flat.push(code);
    }
    if (this.#flat.length - start > 1) this.#single = false;
    this.#offsets.push(this.#flat.length);
  }

  finish(): Column {
    const values = [...this.#codes.keys()];
    const rows = this.#offsets.length - 1;
    if (!this.#single)
      return { values, offsets: Uint32Array.from(this.#offsets), codes: Uint32Array.from(this.#flat) };
    const codes = new Uint32Array(rows);
    for (let row = 0; row < rows; row++) {
      const at = this.#offsets[row] as number;
      if ((this.#offsets[row + 1] as number) > at) codes[row] = this.#flat[at] as number;
    }
    return { values, offsets: null, codes };
  }
}

/** Calls `visit` with each code of a row. */
export function eachCode(column: Column, row: number, visit: (code: number) => void): void {
  if (column.offsets === null) {
    const code = column.codes[row] as number;
    if (code !== 0) visit(code);
    return;
  }
  const end = column.offsets[row + 1] as number;
  for (let at = column.offsets[row] as number; at < end; at++) visit(column.codes[at] as number);
}

const codesOf = new WeakMap<Column, Map<string, number>>();

/** The code of a value, or 0 where no row ever had it. */
export function codeOf(column: Column, value: string): number {
  let codes = codesOf.get(column);
  if (!codes) {
    codes = new Map(column.values.map((known, index) => [known, index + 1]));
    codesOf.set(column, codes);
  }
  return codes.get(value) ?? 0;
}

/** One byte a row: 1 where the row has any of the values. */
export function rowsWithAny(column: Column | undefined, values: readonly string[], rows: number): Uint8Array {
  const found = new Uint8Array(rows);
  if (!column) return found;
  // No way out for values that no row has: whether a value exists outside a scope must not show in the time
  // it takes.
  const wanted = new Uint8Array(column.values.length + 1);
  for (const value of values) wanted[codeOf(column, value)] = 1;
  wanted[0] = 0;
  const { codes, offsets } = column;
  if (offsets === null) {
    for (let row = 0; row < rows; row++) found[row] = wanted[codes[row] as number] as number;
    return found;
  }
  for (let row = 0; row < rows; row++) {
    const end = offsets[row + 1] as number;
    for (let at = offsets[row] as number; at < end; at++) {
      if (wanted[codes[at] as number] === 1) {
        found[row] = 1;
        break;
      }
    }
  }
  return found;
}
