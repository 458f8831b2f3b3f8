import type { Doc } from '../read/document.ts';
import type { El } from '../read/strictHtml.ts';
import type { Copy, Out } from './out.ts';

const attribute = (open: string, name: string): number | null => {
  const found = new RegExp(`\\s${name}\\s*=\\s*["']?\\s*(-?\\d{1,9})\\b`, 'i').exec(open)?.[1];
  return found === undefined ? null : Number(found);
};

/**
 * The number that a browser gives the first item of a list; null where items have none, or count backwards.
 */
function firstNumber({ rule, open }: Out): number | null {
  if (rule.tag !== 'ol' || /\sreversed\b/i.test(open)) return null;
  return attribute(open, 'start') ?? 1;
}

/** The number of each item of an ordered list, as a browser counts. */
function numbersOf(doc: Doc): Map<El, number> {
  const numbers = new Map<El, number>();
  const next = new Map<El, number | null>();
  for (const { block } of doc.runs) {
    for (const item of itemsAround(block, numbers)) {
      const list = item.parent as El;
      const number = attribute(item.open, 'value') ?? (next.has(list) ? next.get(list) : firstNumber(list));
      if (number === null || number === undefined) continue;
      numbers.set(item, number);
      next.set(list, number + 1);
    }
  }
  return numbers;
}

/** The list items around a block that have no number yet, outermost first. */
function itemsAround(block: El, numbers: ReadonlyMap<El, number>): El[] {
  const items: El[] = [];
  for (let up: El | null = block; up?.parent; up = up.parent) {
    if (up.rule.tag === 'li' && !numbers.has(up)) items.unshift(up);
  }
  return items;
}

/** What the start tag of a list is given that begins at another number than it did: the number that it had. */
export const START_WAS = / data-start-was="(-?\d+)"/;

const listOf = (block: El): El | null => {
  for (let up: El | null = block; up?.parent; up = up.parent) if (up.rule.tag === 'ol') return up;
  return null;
};

/** Whether a text has a list that does not begin at 1. */
export const hasListStart = (doc: Doc): boolean =>
  doc.runs.some(({ block }) => (firstNumberOf(listOf(block)) ?? 1) !== 1);

const firstNumberOf = (list: El | null): number | null => (list ? firstNumber(list) : null);

/** Start tags of the new text's lists that begin at another number than the old ones they came from. */
export function renumberedLists(blocks: ReadonlyMap<El, El>): Map<Out, string> {
  const tags = new Map<Out, string>();
  for (const [old, fresh] of blocks) {
    const [was, is] = [firstNumberOf(old), firstNumberOf(fresh)];
    if (was !== null && is !== null && was !== is)
      tags.set(fresh, fresh.open.replace(/^<ol/i, `$& data-start-was="${was}"`));
  }
  return tags;
}

/** What `ItemNumbers` writes into the start tag of an item, and nobody else. */
export const ITEM_NUMBER = / data-number="-?\d+" value="-?\d+"/;

/**
 * Keeps the numbers of ordered lists in a redline: what was deleted has the number that it had, what stands
 * has the one it has now. Left alone, a browser would count both together and show numbers that neither text
 * has.
 */
export class ItemNumbers {
  readonly #old: ReadonlyMap<El, number>;
  readonly #fresh: ReadonlyMap<El, number>;
  /** What a browser would give the next item of each list that was begun. */
  readonly #next = new Map<Out, number>();

  constructor(old: Doc, fresh: Doc) {
    this.#old = numbersOf(old);
    this.#fresh = numbersOf(fresh);
  }

  /**
   * The start tag of an element that is opened in `list`: an item gets its number where the browser would
   * count another.
   */
  opened(out: Out, open: string, list: Out | undefined): string {
    if (out.rule.tag !== 'li' || !list) return open;
    const wanted = 'source' in out ? this.#old.get((out as Copy).source) : this.#fresh.get(out as El);
    const counted = this.#next.get(list) ?? firstNumber(list);
    if (wanted === undefined || counted === null) return open;
    this.#next.set(list, wanted + 1);
    if (wanted === counted || attribute(open, 'value') !== null) return open;
    return open.replace(/^<li/, `<li data-number="${wanted}" value="${wanted}"`);
  }
}
