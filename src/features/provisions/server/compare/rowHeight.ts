/** Points that one line of the sheet's font takes, and the most that a row of a sheet may be high. */
const LINE = 15;
const MAX_HEIGHT = 409;
/** A column is as many digits wide as its number says; letters of a proportional font are a little narrower, words break early. */
const FILLED = 0.95;

/**
 * How high a row must be, in points, to show its wrapped texts whole, or as much of them as a row may show. Programs other
 * than Excel do not work it out when they open a file.
 *
 * `widths` are those of the columns, in characters; a text's own line breaks count.
 */
export function rowHeight(texts: readonly string[], widths: readonly number[]): number {
  const lines = texts.map((text, column) => {
    const room = (widths[column] ?? 1) * FILLED;
    return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / room)), 0);
  });
  return Math.min(MAX_HEIGHT, Math.max(1, ...lines) * LINE + 3);
}
