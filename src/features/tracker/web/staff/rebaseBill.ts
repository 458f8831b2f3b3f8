import type { WrittenBillBody } from '../../staffContract.ts';

type Field = keyof WrittenBillBody;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A bill as it is written here, on what a colleague made of it meanwhile. */
export interface Rebased {
  bill: WrittenBillBody;
  /** What both wrote, and differently: it stands as it is written here. */
  clashes: Field[];
}

/** Brings together what is written here and what a colleague wrote, field by field, against what both began from. */
export function rebaseBill(base: WrittenBillBody, mine: WrittenBillBody, theirs: WrittenBillBody): Rebased {
  const written = (Object.keys(mine) as Field[]).filter((field) => !isSame(mine[field], base[field]));
  const own = Object.fromEntries(written.map((field) => [field, mine[field]]));
  return {
    bill: { ...theirs, ...own },
    clashes: written.filter(
      (field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
    ),
  };
}
