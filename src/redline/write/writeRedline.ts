import type { Sides } from '../compare/align.ts';
import { type Gap, type MarkedEdit, type Pair, type Piece, runsOf, type Step } from '../compare/script.ts';
import { BLOCK_START, blockOf, type Doc, isEmpty, pathOf, type Run, type Token } from '../read/document.ts';
import { mapBlocks, mapInline } from '../read/elementMap.ts';
import { ruleOf, type TagRule } from '../read/grammar.ts';
import type { El } from '../read/strictHtml.ts';
import { NOTHING } from '../read/vocabulary.ts';
import { HtmlWriter, type Marking } from './htmlWriter.ts';
import { hasListStart, ItemNumbers, renumberedLists } from './itemNumbers.ts';
import { keptInline, markedPath, tagsOfMarkedBlocks } from './markedSide.ts';
import type { Out } from './out.ts';
import { Placement, withBlockMark } from './placement.ts';
import { spacingAround } from './spacing.ts';

/** Writes a comparison as one document: the new one, with what was deleted put back where it stood. */
export function writeRedline(steps: readonly Step[], sides: Sides): string {
  return new RedlineWriter(steps, sides).write();
}

class RedlineWriter {
  readonly #steps: readonly Step[];
  readonly #sides: Sides;
  readonly #writer: HtmlWriter;
  readonly #placement: Placement;
  /** The next new token to be written. */
  #next = 0;

  constructor(steps: readonly Step[], sides: Sides) {
    this.#steps = steps;
    this.#sides = sides;
    const hasDeletions = steps.some((s) => (s.kind === 'gap' ? s.deleted.length > 0 : s.edits.length > 0));
    const isNumbered = hasListStart(sides.old) || hasListStart(sides.fresh);
    const blocks = hasDeletions || isNumbered ? mapBlocks(steps, sides) : new Map<El, El>();
    this.#writer = new HtmlWriter(
      new Map([...renumberedLists(blocks), ...tagsOfMarkedBlocks(steps, 'fresh', sides.fresh)]),
      hasDeletions ? new ItemNumbers(sides.old, sides.fresh) : null,
    );
    this.#placement = new Placement(this.#writer, blocks);
  }

  write(): string {
    for (const step of this.#steps) {
      if (step.kind === 'pair') this.#pair(step);
      else this.#gap(step);
    }
    return this.#writer.finish();
  }

  #pair(pair: Pair): void {
    let lead: string | undefined;
    if (pair.edits.length > 0) {
      const inlineMap = mapInline(pair, this.#sides);
      const kept = keptInline(pair, 'fresh', this.#sides.fresh);
      for (const edit of pair.edits) {
        this.#kept(edit.fresh.from, lead);
        lead = this.#edit(edit, pair, inlineMap, kept);
      }
    }
    this.#kept(pair.fresh.to, lead);
  }

  #kept(to: number, lead: string | undefined): void {
    if (to > this.#next) this.#writer.tokens(this.#sides.fresh, { from: this.#next, to }, pathOf, lead);
    this.#next = to;
  }

  /** Answers the white space to write before the kept word that follows. */
  #edit(
    edit: MarkedEdit,
    pair: Pair,
    inlineMap: ReadonlyMap<El, El>,
    kept: ReadonlySet<El>,
  ): string | undefined {
    const { old, fresh } = this.#sides;
    const { change } = edit;
    const deletes = !isEmpty(old, edit.old);
    const inserts = !isEmpty(fresh, edit.fresh);
    if (!deletes && !inserts) {
      this.#kept(edit.fresh.to, undefined);
      return undefined;
    }
    this.#lookAhead();
    const block = this.#blockFor(edit, pair);
    const del: Marking = { tag: 'del', change, move: null };
    const ins: Marking = { tag: 'ins', change, move: null };
    const deletedPath = (el: El): readonly Out[] => this.#placement.inline(el, block, inlineMap, del);
    const insertedPath = (el: El): readonly Out[] => markedPath(el, kept, ins, this.#writer);

    const spacing = spacingAround(edit, pair, this.#sides);
    if (spacing.before !== '') {
      const el = deletes ? elAt(old, edit.old.from) : elAt(fresh, edit.fresh.from);
      this.#writer.space(spacing.before, deletes ? deletedPath(el) : insertedPath(el));
    }
    if (deletes) {
      this.#writer.tokens(old, edit.old, deletedPath, spacing.beforeDeleted);
      this.#writer.text(spacing.afterDeleted);
    }
    if (inserts) {
      this.#writer.tokens(fresh, edit.fresh, insertedPath, spacing.beforeInserted);
      this.#writer.text(spacing.afterInserted);
      this.#next = edit.fresh.to;
    }
    this.#kept(edit.fresh.to, undefined);
    return spacing.after;
  }

  /**
   * The new block in which words deleted between two kept ones stand: that of the text before, else of the
   * text after.
   */
  #blockFor(edit: MarkedEdit, pair: Pair): El {
    const next = Math.min(this.#next, pair.fresh.to - 1);
    const startsBlock =
      (this.#sides.old.tokens[edit.old.from] as Token | undefined)?.lead === BLOCK_START &&
      this.#sides.fresh.tokens[next]?.lead === BLOCK_START;
    const index = this.#next > pair.fresh.from && !startsBlock ? this.#next - 1 : next;
    return blockOf(elAt(this.#sides.fresh, index));
  }

  #gap(gap: Gap): void {
    const deleted = gap.deleted.flatMap(placedRuns);
    const inserted = gap.inserted.flatMap(placedRuns);
    let i = 0;
    for (const placed of deleted) {
      this.#lookAhead();
      while (i < inserted.length && this.#placement.shouldWait(placed.run.block)) {
        this.#inserted(inserted[i++] as PlacedRun);
        this.#lookAhead();
      }
      this.#deleted(placed);
    }
    for (; i < inserted.length; i++) this.#inserted(inserted[i] as PlacedRun);
  }

  #deleted({ piece, run, before, after }: PlacedRun): void {
    const path = this.#placement.block(run.block, null);
    if (before + after > 0) {
      const row = path.findLastIndex((out) => out.rule.tag === 'tr') + 1;
      this.#fill(before, path.slice(0, row), 'inserted');
    }
    if (this.#sides.old.tokens[run.from]?.word === NOTHING) {
      // An empty cell keeps the cells after it in their columns; other empty blocks have nothing to show.
      if (run.block.rule.family === 'cell') this.#writer.moveTo(this.#placement.block(run.block, null));
    } else {
      const marking: Marking = { tag: 'del', change: piece.change, move: piece.move };
      this.#writer.tokens(this.#sides.old, run, (el) => this.#placement.block(el, marking));
    }
    const row = this.#writer.stack.findLastIndex((out) => out.rule.tag === 'tr') + 1;
    this.#fill(after, this.#writer.stack.slice(0, row), 'inserted');
  }

  #inserted({ piece, run, before, after }: PlacedRun): void {
    const marking: Marking = { tag: 'ins', change: piece.change, move: piece.move };
    const nothingKept: ReadonlySet<El> = new Set();
    this.#fill(before, pathOf(piece.unit.kind === 'row' ? piece.unit.el : run.block), 'deleted');
    const path = (el: El): readonly Out[] => markedPath(el, nothingKept, marking, this.#writer);
    this.#writer.tokens(this.#sides.fresh, run, path);
    this.#fill(after, pathOf(piece.unit.kind === 'row' ? piece.unit.el : run.block), 'deleted');
    this.#next = run.to;
  }

  /** Writes empty cells in a row of one side, where the other side's columns pass it. */
  #fill(count: number, row: readonly Out[], value: 'inserted' | 'deleted'): void {
    const rule = ruleOf('td') as TagRule;
    for (let i = 0; i < count; i++) {
      this.#writer.moveTo([...row, { rule, open: withBlockMark('<td>', value), flags: 0 }]);
    }
  }

  #lookAhead(): void {
    this.#placement.nextText(this.#sides.fresh.tokens[this.#next]?.el ?? null);
  }
}

/** A run of a piece, with the empty cells that its row needs around it. */
interface PlacedRun {
  readonly piece: Piece;
  readonly run: Run;
  readonly before: number;
  readonly after: number;
}

function placedRuns(piece: Piece): PlacedRun[] {
  const { unit, fillers } = piece;
  if (unit.kind !== 'row' || !fillers)
    return runsOf(unit).map((run) => ({ piece, run, before: 0, after: 0 }));
  return unit.cells.flatMap((cell, index) => {
    const runs = runsOf(cell);
    const isLast = index === unit.cells.length - 1;
    return runs.map((run, i) => ({
      piece,
      run,
      before: i === 0 ? (fillers[index] ?? 0) : 0,
      after: isLast && i === runs.length - 1 ? (fillers[index + 1] ?? 0) : 0,
    }));
  });
}

function elAt(doc: Doc, index: number): El {
  return (doc.tokens[index] as Token).el;
}
