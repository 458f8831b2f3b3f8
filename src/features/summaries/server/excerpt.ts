import { DomUtils, parseDocument } from 'htmlparser2';
import type { Redline } from '../../../redline/types.ts';

type Tree = ReturnType<typeof parseDocument>;
type Node = Tree['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** A text up to this length is shown whole: the words around a change help to read it. */
const SHOWN_WHOLE = 1_400;
/** Longer than this, a change is told by its words alone; the whole text is a click away. */
const MAX_BLOCKS = 6_000;
const MAX_CHANGES = 12;
/** Elements whose children can be left out one by one. */
const CONTAINERS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'blockquote']);
const GAP = '<p>⋯</p>';

const isElement = (node: Node): node is Element => 'attribs' in node;
const isMark = (node: Node): boolean => isElement(node) && (node.name === 'ins' || node.name === 'del');
const isChanged = (node: Node): boolean =>
  isMark(node) || ('children' in node && (node.children as Node[]).some(isChanged));
const isHead = (node: Element): boolean =>
  ['caption', 'thead'].includes(node.name) ||
  (node.name === 'tr' &&
    node.children.some((cell) => isElement(cell as Node) && (cell as Element).name === 'th'));

/** Items keep the number they have in the whole list. */
function numberItems(list: Element): void {
  let number = Number(list.attribs.start ?? 1) || 1;
  for (const item of list.children as Node[]) {
    if (isElement(item) && item.name === 'li') item.attribs.value = String(number++);
  }
}

/** Leaves out what did not change, down to items of lists and rows of tables. */
function prune(parent: Element): void {
  if (parent.name === 'ol') numberItems(parent);
  for (const child of [...(parent.children as Node[])]) {
    if (!isElement(child) || isHead(child)) continue;
    if (!isChanged(child)) DomUtils.removeElement(child);
    else if (CONTAINERS.has(child.name)) prune(child);
  }
}

/** The blocks of the text that changed, with a sign where others were left out. */
function changedBlocks(tree: Tree): string {
  const shown: string[] = [];
  let heading: string | null = null;
  let isGap = false;
  for (const block of tree.children as Node[]) {
    if (!isChanged(block)) {
      if (isElement(block) && /^h\d$/.test(block.name)) heading = DomUtils.getOuterHTML(block);
      else if (DomUtils.textContent(block).trim()) isGap = true;
      continue;
    }
    if (isElement(block) && CONTAINERS.has(block.name)) prune(block);
    if (isGap && shown.length > 0) shown.push(GAP);
    if (heading) shown.push(heading);
    shown.push(DomUtils.getOuterHTML(block));
    heading = null;
    isGap = false;
  }
  return shown.join('');
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c);

/** The words of the first changes, each as a line of its own. */
function changedWords({ summary }: Redline): string {
  const lines = summary.changes.slice(0, MAX_CHANGES).map(({ deleted, inserted }) => {
    const gone = deleted && `<del>${escaped(deleted)}</del>`;
    const fresh = inserted && `<ins>${escaped(inserted)}</ins>`;
    return `<p>${[gone, fresh].filter(Boolean).join(' ')}</p>`;
  });
  return summary.changes.length > MAX_CHANGES ? `${lines.join('')}${GAP}` : lines.join('');
}

/**
 * What a summary shows of a redline: the blocks, items and rows that changed, under their heading; a short text whole; of a
 * long one the changed words alone. Empty when nothing changed. The input is a comparison of sanitised texts.
 */
export function excerpt(redline: Redline): string {
  if (redline.summary.changes.length === 0 && !/<(ins|del)\b/.test(redline.html)) return '';
  if (redline.html.length <= SHOWN_WHOLE) return redline.html;
  const blocks = changedBlocks(parseDocument(redline.html));
  return blocks.length <= MAX_BLOCKS ? blocks : changedWords(redline);
}
