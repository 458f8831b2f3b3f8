import { type DefaultTreeAdapterMap, defaultTreeAdapter, html as namespaces, parseFragment } from 'parse5';
import { canStandIn, flagsInside, type Place, ROOT_PLACE, ruleOf, type TagRule } from './grammar.ts';
import { MAX_ATTRIBUTES, MAX_DEPTH, MAX_OPEN_TAGS, MAX_REPAIRS_PER_TAG } from './limits.ts';
import { encoded } from './words.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements whose content is not text for the reader. */
const UNSEEN = new Set('script style template noscript noembed noframes iframe base link meta'.split(' '));
/** Tags outside the grammar that still begin and end a block. */
const OTHER_BLOCKS = new Set('center dir fieldset form legend listing optgroup option search xmp'.split(' '));
const SAFE_ATTRIBUTE = /^[a-zA-Z_:][-\w:.]*$/;
const OWN_ATTRIBUTE = /^data-(?:redline|change|move|number)/;
/** A table needs its body, row and cell within the depth that is kept. */
const LEVELS_OF_A_TABLE = 3;

/**
 * Any HTML as strict HTML, by way of the standard's own parser: comments, scripts and elements outside the
 * grammar go, their text stays; `ins` and `del` of the source become spans that name them. Null when the HTML
 * is too deep or too strange to be parsed in time that grows with its length (see limits.ts).
 */
export function repair(html: string): string | null {
  const tags = count(html, '<');
  if (!isShallow(html)) return null;
  let budget = 1000 + tags * MAX_REPAIRS_PER_TAG;
  const adapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      if (budget-- < 0) throw new TooManyRepairs();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
  };
  try {
    return write(parseFragment(html, { treeAdapter: adapter }).childNodes);
  } catch (error) {
    if (error instanceof TooManyRepairs) return null;
    throw error;
  }
}

class TooManyRepairs extends Error {}

function count(text: string, char: string): number {
  let found = 0;
  for (let at = text.indexOf(char); at >= 0; at = text.indexOf(char, at + 1)) found++;
  return found;
}

/** Tags that the parser closes by itself, so that leaving them open does not nest. */
const SELF_CLOSING = new Set(
  (
    'p li dd dt tr td th thead tbody tfoot option colgroup caption ' +
    'area base br col embed hr img input link meta param source track wbr'
  ).split(' '),
);
const TAG_NAME = /[a-z][^\s/>]*/iy;

/** Whether the source keeps within the depth and attribute limits, judged without parsing. Linear time. */
function isShallow(html: string): boolean {
  let open = 0;
  let at = html.indexOf('<');
  while (at >= 0) {
    const closing = html[at + 1] === '/';
    TAG_NAME.lastIndex = at + (closing ? 2 : 1);
    const name = TAG_NAME.exec(html)?.[0].toLowerCase();
    if (name !== undefined && !SELF_CLOSING.has(name)) {
      if (closing) open = Math.max(0, open - 1);
      else if (++open > MAX_OPEN_TAGS) return false;
    }
    const next = html.indexOf('<', at + 1);
    if (name !== undefined && !closing && hasManyAttributes(html, at, next < 0 ? html.length : next))
      return false;
    at = next;
  }
  return true;
}

function hasManyAttributes(html: string, from: number, to: number): boolean {
  let quote = 0;
  let attributes = 0;
  let inGap = false;
  for (let i = from; i < to; i++) {
    const code = html.charCodeAt(i);
    if (quote !== 0) {
      if (code === quote) quote = 0;
      continue;
    }
    if (code === 62) return false;
    if (code === 34 || code === 39) quote = code;
    const gap = code <= 32 || code === 47;
    if (gap && !inGap && ++attributes > MAX_ATTRIBUTES) return true;
    inGap = gap;
  }
  return false;
}

interface OpenTag extends Place {
  readonly rule: TagRule;
}

/** Serialises within the grammar; null when some text has no place to stand in. */
function write(nodes: readonly Node[]): string | null {
  const out: string[] = [];
  const open: OpenTag[] = [];
  const place = (): Place => open[open.length - 1] ?? ROOT_PLACE;
  /**
   * What is still to be written, last first: a node, or the end of an element (its tag), or a block that was
   * unwrapped.
   */
  const rest: (Node | string)[] = [...nodes].reverse();

  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === 'string') {
      out.push(next);
      if (next !== ' ') open.pop();
      continue;
    }
    if (next.nodeName === '#text') {
      const text = (next as DefaultTreeAdapterMap['textNode']).value;
      if (place().rule.holds !== 'parts') out.push(encoded(text));
      else if (text.trim() !== '') return null;
      continue;
    }
    if (!('tagName' in next) || UNSEEN.has(next.tagName)) continue;
    const element = next;
    const rule = ruleToWrite(element, place(), open.length);
    if (rule?.void) {
      out.push(`<${rule.tag}${attributesOf(element)}>`);
      continue;
    }
    if (rule) {
      out.push(`<${rule.tag}${attributesOf(element)}>`);
      open.push({ rule, flags: flagsInside(rule, place()) });
      rest.push(`</${rule.tag}>`);
    } else if (isBlockTag(element.tagName) && place().rule.holds !== 'parts') {
      out.push(' ');
      rest.push(' ');
    }
    for (let i = element.childNodes.length - 1; i >= 0; i--) rest.push(element.childNodes[i] as Node);
  }
  return out.join('');
}

const isBlockTag = (tag: string): boolean => OTHER_BLOCKS.has(tag) || ruleOf(tag)?.block === true;

/** The rule to write an element by, or null when only its content can be kept. */
function ruleToWrite(element: Element, place: Place, depth: number): TagRule | null {
  if (element.namespaceURI !== namespaces.NS.HTML) return null;
  const name = element.tagName;
  const tag = OTHER_BLOCKS.has(name) ? 'div' : name === 'ins' || name === 'del' ? 'span' : name;
  const rule = ruleOf(tag);
  if (!rule || !canStandIn(rule, place)) return null;
  if (depth + (tag === 'table' ? LEVELS_OF_A_TABLE : 0) >= MAX_DEPTH && !rule.void) return null;
  return rule;
}

function attributesOf(element: Element): string {
  let html = '';
  for (const { name, value } of element.attrs.slice(0, MAX_ATTRIBUTES - 1)) {
    if (SAFE_ATTRIBUTE.test(name) && !OWN_ATTRIBUTE.test(name)) {
      html += ` ${name}="${encoded(value).replace(/"/g, '&quot;')}"`;
    }
  }
  if (element.tagName === 'ins' || element.tagName === 'del') html += ` data-source-tag="${element.tagName}"`;
  return html;
}
