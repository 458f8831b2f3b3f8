import type { Sides } from './align.ts';
import {
  BLOCK_START,
  blockOf,
  type Doc,
  isEmpty,
  leadHtml,
  NO_LEAD,
  pathOf,
  SPACE,
  type Token,
} from './document.ts';
import { mapBlocks, mapInline } from './element-map.ts';
import { HtmlWriter, type Marking, type Out } from './html-writer.ts';
import { keptInline, markedPath, tagsOfMarkedBlocks } from './marked-side.ts';
import { Placement } from './placement.ts';
import { type Gap, type MarkedEdit, type Pair, type Piece, runsOf, type Step } from './script.ts';
import type { El } from './strict-html.ts';
import { NOTHING } from './vocabulary.ts';

/** Writes a comparison as one document: the new one, with what was deleted put back where it stood. */
export function writeRedline(steps: readonly Step[], sides: Sides): string {
  return new RedlineWriter(steps, sides).write();
}

/** White space around an edit: which of it both sides have, and which only one. */
interface Spacing {
  /** Before the marks. */
  readonly before: string;
  readonly beforeDeleted: string;
  readonly afterDeleted: string;
  readonly beforeInserted: string;
  readonly afterInserted: string;
  /** Before the kept word that follows, or undefined for its own. */
  readonly after: string | undefined;
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
    this.#writer = new HtmlWriter(tagsOfMarkedBlocks(steps, 'fresh', sides.fresh));
    const hasDeletions = steps.some((s) => (s.kind === 'gap' ? s.deleted.length > 0 : s.edits.length > 0));
    this.#placement = new Placement(this.#writer, hasDeletions ? mapBlocks(steps, sides) : new Map());
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

    const spacing = this.#spacing(edit, pair, deletes, inserts);
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

  #spacing(edit: MarkedEdit, pair: Pair, deletes: boolean, inserts: boolean): Spacing {
    const isLast = edit.old.to === pair.old.to && edit.fresh.to === pair.fresh.to;
    const oldLead = deletes && edit.old.from > pair.old.from ? this.#lead('old', edit.old.from) : '';
    const freshLead = inserts ? this.#lead('fresh', edit.fresh.from) : '';
    const keptOld = isLast || edit.old.to === pair.old.from ? '' : this.#lead('old', edit.old.to);
    const keptFresh = isLast ? '' : this.#lead('fresh', edit.fresh.to);
    const trailing = keptOld !== '' && keptFresh === '' ? ' ' : '';
    const leading = keptFresh !== '' && keptOld === '' ? keptFresh : '';
    const none = { before: '', beforeDeleted: '', afterDeleted: '', beforeInserted: '', afterInserted: '' };

    if (deletes && inserts) {
      const shared = oldLead !== '' && freshLead !== '';
      return {
        before: shared ? freshLead : '',
        beforeDeleted: shared ? '' : oldLead,
        afterDeleted: trailing,
        beforeInserted: shared ? '' : freshLead,
        afterInserted: leading,
        after: keptOld !== '' && keptFresh !== '' ? undefined : '',
      };
    }
    // One side only: "a [b] c" has one space more on that side, which goes with the word: "a [b ]c".
    const lead = deletes ? oldLead : freshLead;
    const inner = deletes ? 'beforeDeleted' : 'beforeInserted';
    const inTail = deletes ? 'afterDeleted' : 'afterInserted';
    const own = deletes ? keptOld : keptFresh;
    const other = deletes ? keptFresh : keptOld;
    if (lead === '') {
      if (own !== '' && other === '') return { ...none, [inTail]: own, after: '' };
      return { ...none, after: keptFresh === '' ? '' : undefined };
    }
    if (own !== '' && other === ' ') return { ...none, before: ' ', [inTail]: own, after: '' };
    if (own === '' && other !== '') return { ...none, before: other, after: '' };
    if (own !== '' && other === '') return { ...none, [inner]: lead, [inTail]: own, after: '' };
    return { ...none, [inner]: lead, after: keptFresh === '' ? '' : undefined };
  }

  /** The white space before a token as HTML: none where a new block begins, one space where an old one did. */
  #lead(side: 'old' | 'fresh', index: number): string {
    const doc = this.#sides[side];
    const { lead } = doc.tokens[index] as Token;
    if (lead === NO_LEAD || (lead === BLOCK_START && side === 'fresh')) return '';
    return lead === BLOCK_START || lead === SPACE ? ' ' : leadHtml(doc, index);
  }

  /** The new block in which words deleted between two kept ones stand: that of the text before, else of the text after. */
  #blockFor(edit: MarkedEdit, pair: Pair): El {
    const next = Math.min(this.#next, pair.fresh.to - 1);
    const startsBlock =
      (this.#sides.old.tokens[edit.old.from] as Token | undefined)?.lead === BLOCK_START &&
      this.#sides.fresh.tokens[next]?.lead === BLOCK_START;
    const index = this.#next > pair.fresh.from && !startsBlock ? this.#next - 1 : next;
    return blockOf(elAt(this.#sides.fresh, index));
  }

  #gap(gap: Gap): void {
    const deleted = gap.deleted.flatMap((piece) => runsOf(piece.unit).map((run) => ({ piece, run })));
    const inserted = gap.inserted.flatMap((piece) => runsOf(piece.unit).map((run) => ({ piece, run })));
    let i = 0;
    for (const { piece, run } of deleted) {
      this.#lookAhead();
      while (i < inserted.length && this.#placement.shouldWait(run.block)) {
        const waiting = inserted[i++] as (typeof inserted)[number];
        this.#inserted(waiting.piece, waiting.run);
        this.#lookAhead();
      }
      this.#deleted(piece, run);
    }
    for (; i < inserted.length; i++) {
      const { piece, run } = inserted[i] as (typeof inserted)[number];
      this.#inserted(piece, run);
    }
  }

  #deleted(piece: Piece, run: { from: number; to: number; block: El }): void {
    const { tokens } = this.#sides.old;
    if (tokens[run.from]?.word === NOTHING) {
      // An empty cell keeps the cells after it in their columns; other empty blocks have nothing to show.
      if (run.block.rule.family === 'cell') this.#writer.moveTo(this.#placement.block(run.block, null));
      return;
    }
    const marking: Marking = { tag: 'del', change: piece.change, move: piece.move };
    this.#writer.tokens(this.#sides.old, run, (el) => this.#placement.block(el, marking));
  }

  #inserted(piece: Piece, run: { from: number; to: number }): void {
    const marking: Marking = { tag: 'ins', change: piece.change, move: piece.move };
    const nothingKept: ReadonlySet<El> = new Set();
    const path = (el: El): readonly Out[] => markedPath(el, nothingKept, marking, this.#writer);
    this.#writer.tokens(this.#sides.fresh, run, path);
    this.#next = run.to;
  }

  #lookAhead(): void {
    this.#placement.nextText(this.#sides.fresh.tokens[this.#next]?.el ?? null);
  }
}

function elAt(doc: Doc, index: number): El {
  return (doc.tokens[index] as Token).el;
}
