import { FULL_MARK, type Marks } from './marks.ts';
import type { SegmentView } from './view.ts';

/** The documents of one segment that answer a query, and how well. */
export interface SegmentMatches {
  readonly view: SegmentView;
  /** In no order. */
  readonly rows: Uint32Array;
  /** By position in `rows`. */
  readonly scores: Float32Array;
}

/** What a document of the place that was named is worth against an equal one elsewhere. */
const ENTITY_FACTOR = 2.6;
/** How much the best document of a subject says for the named place's own document of it. */
const SUBJECT_SHARE = 0.3;
/** How far apart two sums of the same weights may come out. */
export const SLACK = 1e-4;

/** The most that any document of a subject holds of what is asked, by the subject. */
export type Subjects = Map<string, { score: number; covered: number }>;

/** The scores of one segment as they grow, word by word. */
export class Scoring {
  readonly view: SegmentView;
  /** 1 where a row has a value that the query names; null when it names none. */
  readonly #named: Uint8Array | null;
  /** How many of `scratch.scored` are set. */
  #scored = 0;
  #demands = 0;

  /** 1 where the query leaves a row out. */
  readonly #leftOut: Uint8Array | null;

  constructor(view: SegmentView, named: Uint8Array | null, leftOut: Uint8Array | null) {
    this.view = view;
    this.#named = named;
    this.#leftOut = leftOut;
    view.scratch.score.fill(0);
    view.scratch.covered.fill(0);
    view.scratch.strict.fill(0);
    // Further from what is demanded than any query can come.
    if (leftOut)
      for (let row = 0; row < leftOut.length; row++) if (leftOut[row] === 1) view.scratch.strict[row] = 128;
  }

  /** Adds a word's marks to the scores. */
  takeWord(marks: Marks, weight: number, coverage: number): void {
    this.#take(marks, weight);
    if (coverage === 0) return;
    const { covered } = this.view.scratch;
    for (let i = 0; i < marks.count; i++) {
      const row = marks.rows[i] as number;
      covered[row] = (covered[row] as number) + coverage;
    }
  }

  /** Adds the marks of something that must be there; a row lacks it unless it is marked. */
  takeDemand(marks: Marks, weight: number): void {
    this.#take(marks, weight);
    this.#demands++;
    const { strict } = this.view.scratch;
    for (let i = 0; i < marks.count; i++) {
      const row = marks.rows[i] as number;
      strict[row] = (strict[row] as number) + 1;
    }
  }

  #take({ count, rows, marks }: Marks, weight: number): void {
    const { score, scored } = this.view.scratch;
    const scale = weight / FULL_MARK;
    let next = this.#scored;
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number;
      const before = score[row] as number;
      scored[next] = row;
      next += before === 0 ? 1 : 0;
      score[row] = before + scale * (marks[i] as number);
    }
    this.#scored = next;
  }

  /** The most that any row covers, of those that hold all that is demanded and have the named value. */
  mostCovered(): number {
    const { covered, strict, scored } = this.view.scratch;
    let most = 0;
    for (let i = 0; i < this.#scored; i++) {
      const row = scored[i] as number;
      const cover = covered[row] as number;
      if (cover > most && strict[row] === this.#demands && (!this.#named || this.#named[row] === 1))
        most = cover;
    }
    return most;
  }

  /**
   * How many rows hold all that is demanded and cover this much: all of them, and those with the named value.
   */
  reaching(needed: number): { rows: number; named: number } {
    const { covered, strict, scored } = this.view.scratch;
    let rows = 0;
    let named = 0;
    for (let i = 0; i < this.#scored; i++) {
      const row = scored[i] as number;
      if ((covered[row] as number) < needed - SLACK || strict[row] !== this.#demands) continue;
      rows++;
      named += this.#named ? (this.#named[row] as number) : 1;
    }
    return { rows, named };
  }

  /**
   * Adds what this segment's documents hold to what is known of their subjects.
   */
  noteSubjects(full: number, into: Subjects): void {
    const { scratch, subjects } = this.view;
    if (!subjects) return;
    const best = new Float32Array(subjects.values.length + 1);
    const most = new Float32Array(subjects.values.length + 1);
    for (let i = 0; i < this.#scored; i++) {
      const row = scratch.scored[i] as number;
      if (scratch.strict[row] !== this.#demands) continue;
      const subject = subjects.codes[row] as number;
      const covered = scratch.covered[row] as number;
      const score = (scratch.score[row] as number) * (full > 0 ? covered / full : 1);
      if (score > (best[subject] as number)) best[subject] = score;
      if (covered > (most[subject] as number)) most[subject] = covered;
    }
    subjects.values.forEach((subject, index) => {
      const known = into.get(subject) ?? { score: 0, covered: 0 };
      into.set(subject, {
        score: Math.max(known.score, best[index + 1] as number),
        covered: Math.max(known.covered, most[index + 1] as number),
      });
    });
  }

  /**
   * The rows that hold all that is demanded and enough of the rest, with their scores settled. A document may
   * lack words that the same subject's documents of other places have; where a place is named, that place's may.
   */
  select(full: number, needed: number, known: Subjects): SegmentMatches {
    const { scratch, subjects } = this.view;
    const bySubject = known.size > 0 ? subjects?.values.map((subject) => known.get(subject)) : undefined;
    const rows = new Uint32Array(this.#scored);
    const scores = new Float32Array(this.#scored);
    let count = 0;
    for (let i = 0; i < this.#scored; i++) {
      const row = scratch.scored[i] as number;
      if (scratch.strict[row] !== this.#demands) continue;
      const covered = scratch.covered[row] as number;
      const isNamed = this.#named !== null && this.#named[row] === 1;
      const subject = isNamed || !this.#named ? bySubject?.[(subjects?.codes[row] as number) - 1] : undefined;
      const reached = subject ? Math.max(covered, subject.covered) : covered;
      if (full > 0 && (covered === 0 || reached < needed - SLACK)) continue;
      const own = (scratch.score[row] as number) * (full > 0 ? covered / full : 1);
      const score = subject ? own + SUBJECT_SHARE * (subject.score - own) : own;
      rows[count] = row;
      scores[count++] = isNamed ? score * ENTITY_FACTOR : score;
    }
    return { view: this.view, rows: rows.subarray(0, count), scores: scores.subarray(0, count) };
  }

  /** Where nothing is asked for but perhaps a named value: everything in sight, or what has the value. */
  selectAll(): SegmentMatches {
    const { view } = this;
    const rows = new Uint32Array(view.allowedCount);
    let count = 0;
    for (let row = 0; row < view.allowed.length; row++)
      if (view.allowed[row] === 1 && this.#leftOut?.[row] !== 1 && (!this.#named || this.#named[row] === 1))
        rows[count++] = row;
    return { view, rows: rows.subarray(0, count), scores: new Float32Array(count) };
  }

  selectNone(): SegmentMatches {
    return { view: this.view, rows: new Uint32Array(0), scores: new Float32Array(0) };
  }
}
