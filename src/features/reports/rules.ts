/** The longest name of a report: it stands in a menu, a heading and a file name. */
export const MAX_NAME = 120;
/** The most provisions that one report holds, several times what one can read. */
export const MAX_PROVISIONS = 1_000;
/** The most reports that one person keeps. */
export const MAX_REPORTS = 500;
/** How long a deleted report can be brought back. */
export const RESTORE_DAYS = 30;

/** Characters that nobody sees: they make two names look alike, a name look empty, or turn the text after it around. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\s]+/gu;

/** A name as it is kept: without spaces around it, and single ones within. */
export const cleanName = (name: string): string => name.replace(UNSEEN, ' ').trim();

/** A new report needs a non-empty name (specification 5). */
export const isReportName = (name: string): boolean => {
  const clean = cleanName(name);
  return clean !== '' && clean.length <= MAX_NAME;
};

/** The name of a copy, within the limit: "Leaves (copy)", "Leaves (copy 2)" … */
export function copyName(name: string, taken: readonly string[], word: string): string {
  for (let n = 1; ; n += 1) {
    const mark = n === 1 ? ` (${word})` : ` (${word} ${n})`;
    const candidate = `${name.slice(0, MAX_NAME - mark.length).trimEnd()}${mark}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

/**
 * The order of a report's provisions after somebody asked for one: those that are named, as named; then the rest, which the
 * asker does not see or which came meanwhile, as they stood. Unknown ids are passed over.
 */
export function reordered(current: readonly string[], wanted: readonly string[]): string[] {
  const present = new Set(current);
  const named = [...new Set(wanted)].filter((id) => present.has(id));
  const isNamed = new Set(named);
  return [...named, ...current.filter((id) => !isNamed.has(id))];
}
