import type { Move } from '../compare/script.ts';
import { type Doc, type Fragment, leadHtml, NO_LEAD, type Span, type Token } from '../read/document.ts';
import { flagsInside, type Place, ROOT_PLACE, ruleOf, type TagRule } from '../read/grammar.ts';
import type { El } from '../read/strictHtml.ts';
import { NOTHING } from '../read/vocabulary.ts';
import type { ItemNumbers } from './itemNumbers.ts';
import type { Out } from './out.ts';

/** An ins or del with the change that it shows. */
export interface Mark extends Out {
  readonly change: number;
  readonly move: Move | null;
}

/** What a stretch of marked text is marked as. */
export interface Marking {
  readonly tag: 'ins' | 'del';
  readonly change: number;
  readonly move: Move | null;
}

const isMark = (out: Out): boolean => 'change' in out;

function newMark({ tag, change, move }: Marking, place: Place): Mark {
  const moved = move ? ` data-move="${move.id}"` : '';
  const rule = ruleOf(tag) as TagRule;
  return {
    rule,
    open: `<${tag} data-change="${change}"${moved}>`,
    flags: flagsInside(rule, place),
    change,
    move,
  };
}

/** Where each piece of text is to stand, by the element that holds it in its source. */
export type PathFinder = (el: El) => readonly Out[];

/**
 * Writes HTML by saying where text goes: opens and closes whatever lies between there and where it was. The
 * result is properly nested whatever it is told.
 */
export class HtmlWriter {
  readonly #parts: string[] = [];
  readonly #stack: Out[] = [];
  readonly #openTags: ReadonlyMap<Out, string>;
  /** Nothing was written since a block began or ended. */
  #atBlockEdge = true;

  readonly #numbers: ItemNumbers | null;

  /**
   * `openTags` are start tags to write instead of an element's own; `numbers` where items of both sides share
   * lists.
   */
  constructor(openTags: ReadonlyMap<Out, string> = new Map(), numbers: ItemNumbers | null = null) {
    this.#openTags = openTags;
    this.#numbers = numbers;
  }

  /** The elements that are open, outermost first. */
  get stack(): readonly Out[] {
    return this.#stack;
  }

  finish(): string {
    this.moveTo([]);
    return this.#parts.join('');
  }

  /** How many elements, from the outermost, are open and on the path as well. */
  sharedDepth(path: readonly Out[]): number {
    let depth = 0;
    while (depth < this.#stack.length && depth < path.length && this.#stack[depth] === path[depth]) depth++;
    return depth;
  }

  moveTo(path: readonly Out[]): void {
    this.#closeTo(this.sharedDepth(path));
    for (let depth = this.#stack.length; depth < path.length; depth++) {
      const out = path[depth] as Out;
      const open = this.#openTags.get(out) ?? out.open;
      this.#parts.push(this.#numbers ? this.#numbers.opened(out, open, path[depth - 1]) : open);
      this.#stack.push(out);
      if (out.rule.block) this.#atBlockEdge = true;
    }
  }

  text(html: string): void {
    if (html === '') return;
    this.#parts.push(html);
    this.#atBlockEdge = false;
  }

  /**
   * Writes white space on the way to `path`: outside whatever only one of the two places is in, but inside
   * the mark where one change goes on from one to the other. None beside a block's edge.
   */
  space(html: string, path: readonly Out[]): void {
    const depth = this.sharedDepth(path);
    const left = this.#stack.slice(depth);
    const entered = path.slice(depth);
    const isBlock = (out: Out): boolean => out.rule.block;
    const change = left.find(isMark)?.open;
    if (change !== undefined && change === entered.find(isMark)?.open && !left.some(isBlock)) this.text(html);
    else {
      this.#closeTo(depth);
      if (!this.#atBlockEdge && !entered.some(isBlock)) this.text(html);
    }
  }

  /**
   * Writes tokens, each where `pathOf` says. `lead` replaces the white space before the first, and stands
   * with it; empty elements are opened and left empty.
   */
  tokens(doc: Doc, span: Span, pathOf: PathFinder, lead?: string): void {
    for (let i = span.from; i < span.to; ) {
      const token = doc.tokens[i] as Token;
      const path = pathOf(token.el);
      if (token.word === NOTHING) {
        this.#empty(doc.source.slice(token.start, token.end), path);
        i++;
        continue;
      }
      if (lead !== undefined && i === span.from) {
        this.moveTo(path);
        this.text(lead);
      } else if (token.lead !== NO_LEAD) {
        this.space(leadHtml(doc, i), path);
      }
      i = token.parts ? this.#parted(doc, i, token.parts, pathOf) : this.#joined(doc, i, span.to, path);
    }
  }

  /** An empty element, with the `br` that it may hold. Nothing is marked: there is nothing to see. */
  #empty(html: string, path: readonly Out[]): void {
    const unmarked = path.filter((out) => !isMark(out));
    this.moveTo(unmarked);
    if (unmarked.length === path.length) this.text(html);
  }

  #parted(doc: Doc, index: number, parts: readonly Fragment[], pathOf: PathFinder): number {
    for (const { start, end, el } of parts) {
      this.moveTo(pathOf(el));
      this.text(doc.source.slice(start, end));
    }
    return index + 1;
  }

  /** Writes a token and those joined to it as one slice of the source. Answers the next. */
  #joined(doc: Doc, index: number, to: number, path: readonly Out[]): number {
    let last = index;
    while (last + 1 < to && doc.tokens[last + 1]?.joined) last++;
    this.moveTo(path);
    this.text(doc.source.slice((doc.tokens[index] as Token).start, (doc.tokens[last] as Token).end));
    return last + 1;
  }

  /**
   * The mark to use directly inside `place`: the one that is open there, if it shows the same, or a new one.
   */
  mark(marking: Marking, place: readonly Out[]): Mark {
    const open = this.#stack[place.length] as Partial<Mark> & Out;
    const isOpen =
      open?.rule.tag === marking.tag &&
      open.change === marking.change &&
      open.move === marking.move &&
      this.sharedDepth(place) === place.length;
    return isOpen ? (open as Mark) : newMark(marking, place[place.length - 1] ?? ROOT_PLACE);
  }

  #closeTo(depth: number): void {
    while (this.#stack.length > depth) {
      const out = this.#stack.pop() as Out;
      this.#parts.push(`</${out.rule.tag}>`);
      if (out.rule.block) this.#atBlockEdge = true;
    }
  }
}
