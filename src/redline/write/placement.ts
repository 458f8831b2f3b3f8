import { pathOf } from '../read/document.ts';
import { canStandIn, flagsInside, type Place, ROOT_PLACE, readsWellIn } from '../read/grammar.ts';
import type { El } from '../read/strictHtml.ts';
import type { HtmlWriter, Marking } from './htmlWriter.ts';
import type { Copy, Out } from './out.ts';

/** Attribute on blocks that stand on one side only. */
export const BLOCK_MARK = 'data-redline';

/** A start tag with the attribute that says on which side alone its block stands. */
export function withBlockMark(open: string, value: 'inserted' | 'deleted'): string {
  return open.replace(/^<[a-z][a-z0-9]*/, `$& ${BLOCK_MARK}="${value}"`);
}

const ATTRIBUTE = /\s+([a-zA-Z_:][-\w:.]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** A start tag without its id, which belongs to one element only. */
function withoutId(open: string): string {
  if (!/\sid\b/i.test(open)) return open;
  return open.replace(ATTRIBUTE, (attribute, name: string) => (name.toLowerCase() === 'id' ? '' : attribute));
}

/**
 * Finds where in the new document deleted text can be shown. It stands between the text written last and the
 * next new text; what contains both must stay open, what ended may not be opened again, and what has not
 * begun may begin early. So the places to choose from are the elements around the text before, and those
 * around the text after.
 */
export class Placement {
  readonly #writer: HtmlWriter;
  readonly #blockMap: ReadonlyMap<El, El>;
  /** The elements around the next new text. */
  #after: readonly El[] = [];

  constructor(writer: HtmlWriter, blockMap: ReadonlyMap<El, El>) {
    this.#writer = writer;
    this.#blockMap = blockMap;
  }

  /** Says which element holds the new text that will be written next; null at the end. */
  nextText(el: El | null): void {
    this.#after = el ? pathOf(el) : [];
  }

  /** Whether a deleted block would stand better once more of the new text has been written. */
  shouldWait(el: El): boolean {
    const floor = this.#floor();
    for (let a: El | null = el; a?.parent; a = a.parent) {
      const fresh = this.#blockMap.get(a);
      if (fresh) return this.#pathTo(fresh, floor) === null;
    }
    return floor > 0;
  }

  /**
   * The path for a deleted block's text: in the new block that its container became, under copies of what is
   * gone.
   */
  block(el: El, marking: Marking | null): readonly Out[] {
    const floor = this.#floor();
    const chain: El[] = [];
    let container: readonly Out[] | null = null;
    for (let a: El | null = el; a?.parent; a = a.parent) {
      const fresh = this.#blockMap.get(a);
      container = (fresh && this.#pathTo(fresh, floor)) ?? null;
      if (container) break;
      if (fresh && this.#writer.stack[fresh.depth - 1] === fresh) break;
      chain.push(a);
    }
    chain.reverse();
    const blocks = chain.filter((a) => a.block);
    const inline = chain.filter((a) => !a.block);
    for (const base of this.#bases(container, floor)) {
      const path = this.#withCopies(base, blocks);
      if ((path[path.length - 1] ?? ROOT_PLACE).rule.holds === 'prose')
        return this.#marked(path, inline, marking);
    }
    return this.#marked(this.#writer.stack.slice(0, floor), inline, marking);
  }

  /**
   * The path for words deleted inside text that stands on both sides: in `block`, in what became of their
   * formatting.
   */
  inline(el: El, block: El, inlineMap: ReadonlyMap<El, El>, marking: Marking): readonly Out[] {
    const floor = this.#floor();
    const chain: El[] = [];
    let container: readonly Out[] | null = null;
    for (let a: El | null = el; a && !a.block && !container; a = a.parent) {
      const fresh = inlineMap.get(a);
      container = fresh && pathOf(fresh).includes(block) ? this.#pathTo(fresh, floor) : null;
      if (!container) chain.push(a);
    }
    const around = this.#pathTo(block, floor) ?? this.#writer.stack.slice(0, floor);
    return this.#marked(container ?? around, chain.reverse(), marking);
  }

  /** How many open elements contain the next new text, and so must stay open. */
  #floor(): number {
    return this.#writer.sharedDepth(this.#after);
  }

  /** The path to a new element that is open and may be closed to, or that may be opened now; else null. */
  #pathTo(fresh: El, floor: number): readonly Out[] | null {
    if (fresh.depth < floor) return null;
    if (this.#writer.stack[fresh.depth - 1] === fresh) return this.#writer.stack.slice(0, fresh.depth);
    if (this.#after[fresh.depth - 1] === fresh) return this.#after.slice(0, fresh.depth);
    return null;
  }

  /**
   * Places to try, best first: the container, the innermost that must stay open, blocks before it, blocks
   * after it.
   */
  *#bases(container: readonly Out[] | null, floor: number): Generator<readonly Out[]> {
    const { stack } = this.#writer;
    yield container ?? stack.slice(0, floor);
    for (let depth = stack.length; depth > floor; depth--)
      if (stack[depth - 1]?.rule.block) yield stack.slice(0, depth);
    for (let depth = floor + 1; depth <= this.#after.length; depth++) {
      if (this.#after[depth - 1]?.rule.block) yield this.#after.slice(0, depth);
    }
  }

  /** `base` and copies of those old blocks that can stand there. */
  #withCopies(base: readonly Out[], blocks: readonly El[]): Out[] {
    const path = [...base];
    let isOpen = this.#writer.sharedDepth(path) === path.length;
    for (const source of blocks) {
      const place = path[path.length - 1] ?? ROOT_PLACE;
      const open = isOpen ? (this.#writer.stack[path.length] as Partial<Copy> | undefined) : undefined;
      if (open?.source === source) {
        path.push(open as Copy);
        continue;
      }
      if (!readsWellIn(source.rule, place)) continue;
      isOpen = false;
      path.push(copyOf(source, place));
    }
    return path;
  }

  #marked(path: readonly Out[], inline: readonly El[], marking: Marking | null): readonly Out[] {
    if (!marking) return path;
    const mark = this.#writer.mark(marking, path);
    const marked: Out[] = [...path, mark];
    for (const source of inline) {
      const place = marked[marked.length - 1] as Out;
      const open = this.#writer.stack[marked.length] as Partial<Copy> | undefined;
      const isOpen = open?.source === source && this.#writer.sharedDepth(marked) === marked.length;
      if (isOpen) marked.push(open as Copy);
      else if (canStandIn(source.rule, place)) marked.push(copyOf(source, place));
    }
    return marked;
  }
}

function copyOf(source: El, place: Place): Copy {
  const open = withoutId(source.open);
  return {
    rule: source.rule,
    open: source.rule.block ? withBlockMark(open, 'deleted') : open,
    flags: flagsInside(source.rule, place),
    source,
  };
}
