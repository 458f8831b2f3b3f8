/**
 * What the engine takes before it answers more plainly. Each limit bounds work that would otherwise grow
 * faster than the input. Nothing beyond a limit is refused: the words are still compared, with less of their
 * structure.
 */

/**
 * Characters of HTML on one side. Beyond it the old text is shown whole as deleted and the new whole as
 * inserted.
 */
export const MAX_LENGTH = 3_000_000;

/** Elements within elements that are kept. Tags deeper than this are unwrapped; their text stays. */
export const MAX_DEPTH = 100;

/**
 * Tags open at once, before repair, that are still parsed as HTML. Beyond it only paragraphs and words are
 * kept.
 */
export const MAX_OPEN_TAGS = 600;

/** Attributes on one tag that are still parsed as HTML. Beyond it only paragraphs and words are kept. */
export const MAX_ATTRIBUTES = 64;

/**
 * Elements that repairing may create for each tag in the source (misnested formatting multiplies elements).
 */
export const MAX_REPAIRS_PER_TAG = 4;

/** Cells of the word alignment table filled in one comparison: about half a second of work. */
export const MAX_ALIGNMENT_CELLS = 40_000_000;
