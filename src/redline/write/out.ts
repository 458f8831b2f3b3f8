import type { Place, TagRule } from '../read/grammar.ts';
import type { El } from '../read/strictHtml.ts';

/** An element as it is written: one of the new document, a copy of an old one, or a mark. */
export interface Out extends Place {
  readonly rule: TagRule;
  readonly open: string;
}

/** A copy of an old element, to hold what was deleted. */
export interface Copy extends Out {
  readonly source: El;
}
