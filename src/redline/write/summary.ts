import type { Sides } from '../compare/align.ts';
import type { Move, Piece, Step } from '../compare/script.ts';
import { type Doc, isEmpty, NO_LEAD, type Span, type Token } from '../read/document.ts';
import { NOTHING } from '../read/vocabulary.ts';
import { decoded } from '../read/words.ts';
import type { Change, ChangeKind, MoveSummary, Summary } from '../types.ts';

const MAX_EXCERPT = 160;

/** Numbers the changes of a script in order, and says what they are. */
export function numberChanges(steps: readonly Step[], sides: Sides): Summary {
  const counter = new ChangeCounter(sides);
  for (const step of steps) {
    if (step.kind === 'pair') {
      for (const edit of step.edits) edit.change = counter.edit(edit.old, edit.fresh);
    } else {
      counter.gap(step.deleted, step.inserted);
    }
  }
  return counter.summary();
}

/** What a change has come to so far. */
interface Tally {
  readonly move: Move | null;
  readonly isTarget: boolean;
  deleted: string;
  inserted: string;
  wordsDeleted: number;
  wordsInserted: number;
}

class ChangeCounter {
  readonly #sides: Sides;
  readonly #tallies: Tally[] = [];
  /** Numbers of changes that go on in several places: columns, and the two ends of moves. */
  readonly #shared = new Map<object | string, number>();

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  edit(old: Span, fresh: Span): number {
    if (isEmpty(this.#sides.old, old) && isEmpty(this.#sides.fresh, fresh)) return 0;
    const number = this.#new(null, false);
    this.#delete(number, old);
    this.#insert(number, fresh);
    return number;
  }

  gap(deleted: readonly Piece[], inserted: readonly Piece[]): void {
    const here = {};
    for (const piece of deleted) {
      if (isEmpty(this.#sides.old, piece.unit)) continue;
      piece.change = this.#numberFor(piece, here, 'from');
      this.#delete(piece.change, piece.unit);
    }
    for (const piece of inserted) {
      if (isEmpty(this.#sides.fresh, piece.unit)) continue;
      piece.change = this.#numberFor(piece, here, 'to');
      this.#insert(piece.change, piece.unit);
    }
  }

  summary(): Summary {
    const changes = this.#tallies.map((tally, index) => changeFrom(tally, index + 1));
    const moveList = this.#moves();
    const still = changes.filter((change) => change.move === null);
    const sum = (list: readonly Change[], of: (change: Change) => number): number =>
      list.reduce((total, change) => total + of(change), 0);
    const inserted = sum(still, (change) => change.wordsInserted);
    const { fresh } = this.#sides;
    const allInserted = sum(changes, (change) => change.wordsInserted);
    return {
      insertions: still.filter((change) => change.inserted !== '').length,
      deletions: still.filter((change) => change.deleted !== '').length,
      moves: moveList.length,
      words: {
        inserted,
        deleted: sum(still, (change) => change.wordsDeleted),
        moved: allInserted - inserted,
        kept: countWords(fresh, { from: 0, to: fresh.words.length }) - allInserted,
      },
      changes,
      moveList,
    };
  }

  #moves(): MoveSummary[] {
    const moves = new Map<Move, { from: number; to: number }>();
    for (const [index, { move, isTarget }] of this.#tallies.entries()) {
      if (!move) continue;
      const ends = moves.get(move) ?? { from: 0, to: 0 };
      if (isTarget) ends.to = index + 1;
      else ends.from = index + 1;
      moves.set(move, ends);
    }
    return [...moves].map(([{ id, edited }, { from, to }]) => {
      const target = this.#tallies[to - 1] as Tally;
      return { id, from, to, text: target.inserted, words: target.wordsInserted, edited };
    });
  }

  #numberFor({ move, column }: Piece, here: object, end: 'from' | 'to'): number {
    const key = move ? `${move.id} ${end}` : (column ?? here);
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const number = this.#new(move, end === 'to');
    this.#shared.set(key, number);
    return number;
  }

  #new(move: Move | null, isTarget: boolean): number {
    this.#tallies.push({ move, isTarget, deleted: '', inserted: '', wordsDeleted: 0, wordsInserted: 0 });
    return this.#tallies.length;
  }

  #delete(number: number, span: Span): void {
    const tally = this.#tallies[number - 1] as Tally;
    tally.deleted = extend(tally.deleted, this.#sides.old, span);
    tally.wordsDeleted += countWords(this.#sides.old, span);
  }

  #insert(number: number, span: Span): void {
    const tally = this.#tallies[number - 1] as Tally;
    tally.inserted = extend(tally.inserted, this.#sides.fresh, span);
    tally.wordsInserted += countWords(this.#sides.fresh, span);
  }
}

function changeFrom(tally: Tally, number: number): Change {
  const { deleted, inserted, wordsDeleted, wordsInserted, move, isTarget } = tally;
  let kind: ChangeKind = deleted === '' ? 'insertion' : 'deletion';
  if (deleted !== '' && inserted !== '') kind = 'replacement';
  if (move) kind = isTarget ? 'movedTo' : 'movedFrom';
  return { number, kind, deleted, inserted, wordsDeleted, wordsInserted, move: move?.id ?? null };
}

function countWords(doc: Doc, span: Span): number {
  let count = 0;
  for (let i = span.from; i < span.to; i++) if (doc.vocabulary.counted[doc.words[i] as number]) count++;
  return count;
}

/** `text` and the words of the span as plain text, up to the length of an excerpt. */
function extend(text: string, doc: Doc, span: Span): string {
  let result = text;
  for (let i = span.from; i < span.to && result.length < MAX_EXCERPT; i++) {
    const token = doc.tokens[i] as Token;
    if (token.word === NOTHING) continue;
    if (result !== '' && (i === span.from || token.lead !== NO_LEAD)) result += ' ';
    result += textOf(doc, token);
  }
  return result.length > MAX_EXCERPT ? `${result.slice(0, MAX_EXCERPT - 1)}…` : result;
}

function textOf(doc: Doc, token: Token): string {
  const pieces = token.parts ?? [token];
  const text = decoded(pieces.map(({ start, end }) => doc.source.slice(start, end)).join(''));
  return text.startsWith('<') && text.length > 1 ? '▣' : text;
}
