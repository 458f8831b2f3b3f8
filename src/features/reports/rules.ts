/** How long the name of a report may be. */
export const LONGEST_NAME = 150;

/** How many provisions one report holds at most: more than the whole library of one area. */
export const MOST_PROVISIONS = 1_000;

/** How many reports one person keeps at most. */
export const MOST_REPORTS = 500;

/** How long a deleted report can be brought back. */
export const UNDO_DAYS = 30;

/** A name as it is kept: trimmed, and spaces in a row as one. */
export const keptName = (given: string): string => given.replaceAll(/\s+/g, ' ').trim();

/** The name that a copy begins with: "Leaves", "Leaves (copy)", "Leaves (copy 2)" … */
export function copyName(name: string, taken: readonly string[], word: string): string {
  const base = name.slice(0, LONGEST_NAME - word.length - 8);
  for (let n = 1; ; n += 1) {
    const candidate = n === 1 ? `${base} (${word})` : `${base} (${word} ${n})`;
    if (!taken.includes(candidate)) return candidate;
  }
}
