/** What happened at one place. A replacement is a deletion and an insertion that stand together. */
export type ChangeKind = 'insertion' | 'deletion' | 'replacement' | 'movedFrom' | 'movedTo';

/**
 * One stop on the way from change to change. Every ins and del of it carries `data-change` with its number.
 */
export interface Change {
  /** From 1, in the order of the document. */
  readonly number: number;
  readonly kind: ChangeKind;
  /**
   * The start of what was deleted and of what was inserted, as plain text, at most 160 characters; '' for
   * none.
   */
  readonly deleted: string;
  readonly inserted: string;
  readonly wordsDeleted: number;
  readonly wordsInserted: number;
  /** The move that it is one end of (`data-move` on its ins and del), or null. */
  readonly move: string | null;
}

/** A block that stands elsewhere than it did. */
export interface MoveSummary {
  /** As in `data-move`: m1, m2 … */
  readonly id: string;
  /** Numbers of the changes where it was and where it is. */
  readonly from: number;
  readonly to: number;
  /** The start of its text, at most 160 characters: a label for the reader. */
  readonly text: string;
  readonly words: number;
  /** True when it was also reworded on the way. */
  readonly edited: boolean;
}

export interface Summary {
  /** Changes that insert, that delete (a replacement is in both), and blocks moved (in neither). */
  readonly insertions: number;
  readonly deletions: number;
  readonly moves: number;
  /** Words by what became of them. A moved block's words are neither inserted nor deleted. */
  readonly words: {
    readonly inserted: number;
    readonly deleted: number;
    readonly moved: number;
    readonly kept: number;
  };
  readonly changes: readonly Change[];
  readonly moveList: readonly MoveSummary[];
}

/**
 * Why less was done than could be: `structure` was too hostile to keep, so only paragraphs were compared; the
 * sides were too large (`length`) or took too long (`time`), so each is shown whole; or the worker failed
 * (`failure`), likewise.
 */
export type Degradation = 'structure' | 'length' | 'time' | 'failure';

interface Outcome {
  readonly summary: Summary;
  /**
   * True when the sides were not compared as they could have been. The result is still true, and well-formed.
   */
  readonly degraded: boolean;
  readonly reason: Degradation | null;
}

export interface Redline extends Outcome {
  /**
   * The new text with insertions marked and deletions put back: `<ins data-change>` and `<del data-change>`.
   */
  readonly html: string;
}

export interface RedlineSides extends Outcome {
  /** The old text as it was, with only deletions marked. */
  readonly previous: string;
  /** The new text as it is, with only insertions marked. */
  readonly current: string;
}
