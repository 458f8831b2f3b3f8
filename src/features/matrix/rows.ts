import type { JurisdictionCode } from '../../shared/jurisdictions.ts';
import { cellOf, type MatrixCell, sameAs } from './cell.ts';
import type { Matrix, MatrixField, MatrixGroup } from './contract.ts';
import { sizeOf } from './sameValue.ts';

/** How a value ranks among the columns, where its field says which way protects the employee. */
export type Protection = 'most' | 'least';

/** The most and the least protective values of a row; none where all are as good, or the field does not say which way. */
function ranksOf(
  { protects }: MatrixField,
  cells: ReadonlyMap<JurisdictionCode, MatrixCell>,
): Map<JurisdictionCode, Protection> {
  const sizes = [...cells].flatMap(([code, { row }]) => {
    const size = row ? sizeOf(row.value) : null;
    return size === null ? [] : [{ code, size: protects === 'lower' ? -size : size }];
  });
  const most = Math.max(...sizes.map(({ size }) => size));
  const least = Math.min(...sizes.map(({ size }) => size));
  if (!protects || sizes.length < 2 || most === least) return new Map();
  return new Map(
    sizes.flatMap(({ code, size }): [JurisdictionCode, Protection][] =>
      size === most ? [[code, 'most']] : size === least ? [[code, 'least']] : [],
    ),
  );
}

/**
 * One field in every column. What it says is worked out when it is first asked for: of a matrix the first rows alone are in sight,
 * and hundreds of cells at once would keep a slow processor.
 */
export class MatrixRow {
  readonly id: string;
  readonly group: MatrixGroup;
  readonly field: MatrixField;
  readonly #matrix: Matrix;
  #cells: ReadonlyMap<JurisdictionCode, MatrixCell> | undefined;
  #ranks: ReadonlyMap<JurisdictionCode, Protection> | undefined;

  constructor(matrix: Matrix, group: MatrixGroup, field: MatrixField) {
    this.id = `${group.id}.${field.key}`;
    this.group = group;
    this.field = field;
    this.#matrix = matrix;
  }

  /** By jurisdiction; none where the jurisdiction does not answer the group. */
  get cells(): ReadonlyMap<JurisdictionCode, MatrixCell> {
    this.#cells ??= new Map(
      this.group.provisions.map((provision) => [
        provision.jurisdiction,
        cellOf(this.field, provision, this.#matrix),
      ]),
    );
    return this.#cells;
  }

  /** Every column says the same. */
  get isSame(): boolean {
    const [first, ...others] = this.cells.values();
    return (
      others.length > 0 &&
      others.length + 1 === this.#matrix.jurisdictions.length &&
      first?.sameness !== null &&
      others.every((cell) => sameAs(cell, first) === true)
    );
  }

  get ranks(): ReadonlyMap<JurisdictionCode, Protection> {
    this.#ranks ??= ranksOf(this.field, this.cells);
    return this.#ranks;
  }
}

/** The rows of a group, in the order of its fields. */
export const rowsOf = (matrix: Matrix, group: MatrixGroup): MatrixRow[] =>
  group.fields.map((field) => new MatrixRow(matrix, group, field));
