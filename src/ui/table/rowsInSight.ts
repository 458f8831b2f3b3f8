/** Pixels that the header, the title and the filters of a page take at least. */
const ABOVE_ROWS = 300;

/** As many rows of this height as stand above the lower edge of the window. */
export const rowsInSight = (height: number): number =>
  Math.max(6, Math.ceil((window.scrollY + window.innerHeight - ABOVE_ROWS) / height));
