import { canStandIn, flagsInside, ROOT_PLACE, ruleOf, type TagRule } from './grammar.ts';
import { MAX_ATTRIBUTES, MAX_DEPTH } from './limits.ts';

/** An element as it stands in the source. The root has no parent and an empty tag. */
export interface El {
  readonly rule: TagRule;
  /** The start tag as written. A table's also carries its column group. */
  open: string;
  readonly parent: El | null;
  readonly depth: number;
  readonly flags: number;
  /** True for block tags, and for inline tags that were found to hold blocks. */
  block: boolean;
  /** A `tbody` that the source left out. */
  readonly implied: boolean;
}

/** Told of everything in a strict document, in source order. Offsets are into the HTML that is read. */
export interface StrictReader {
  opened(el: El): void;
  closed(el: El): void;
  /** Text directly inside `el`; never empty, sometimes only white space. */
  text(el: El, start: number, end: number): void;
  /** An element without content (img, br, hr, wbr) directly inside `el`. */
  leaf(el: El, tag: string, start: number, end: number): void;
}

const ATTRIBUTE = String.raw`\s+[a-zA-Z_:][-\w:.]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>${'`'}]+))?`;
const START_TAG = new RegExp(String.raw`<([a-z][a-z0-9]*)(?:${ATTRIBUTE}){0,${MAX_ATTRIBUTES}}\s*(/?)>`, 'y');
const COLUMN_GROUP = /<colgroup[^<>]*>\s*(?:<col\b[^<>]*>\s*)*<\/colgroup>/y;

/** What needs a real parser: comments, stray `<`, entities other than the six that serialisers write. */
const NEEDS_REPAIR = /<(?![a-z/])|&(?!(?:amp|lt|gt|quot|nbsp|#39);)/;
/** Start tags of an earlier comparison, which would be mistaken for ours. */
const FOREIGN_MARK = /^<(?:ins|del)\b|\bdata-(?:redline|change|move|number)\b/;

/** The root that every document hangs from. */
export function newRoot(): El {
  const { rule, flags } = ROOT_PLACE;
  return { rule, open: '', parent: null, depth: 0, flags, block: true, implied: false };
}

/**
 * Reads HTML that needs no repair, telling `reader` of each part. Answers false, having told some of it, when
 * the HTML steps outside the strict grammar; what it accepts has exactly the tree that the HTML standard's
 * parser would build. With `marked`, the engine's own ins, del and data attributes are part of the grammar.
 * Takes linear time.
 */
export function readStrict(html: string, root: El, reader: StrictReader, marked = false): boolean {
  if (html.includes('\0') || NEEDS_REPAIR.test(html)) return false;
  // Marks, and copies of old elements within new ones, go deeper than either source.
  const deepest = marked ? 3 * MAX_DEPTH : MAX_DEPTH;
  let current = root;
  let at = 0;

  const open = (rule: TagRule, source: string, implied: boolean): void => {
    current = {
      rule,
      open: source,
      parent: current,
      depth: current.depth + 1,
      flags: flagsInside(rule, current),
      block: rule.block,
      implied,
    };
    if (rule.block) for (let up = current.parent; up && !up.block; up = up.parent) up.block = true;
    reader.opened(current);
  };
  const close = (): void => {
    reader.closed(current);
    current = current.parent as El;
  };

  while (at < html.length) {
    const found = html.indexOf('<', at);
    const tagStart = found < 0 ? html.length : found;
    if (tagStart > at) {
      if (current.rule.holds !== 'parts') reader.text(current, at, tagStart);
      else if (!isBlank(html, at, tagStart)) return false;
    }
    if (found < 0) break;

    if (html.charCodeAt(tagStart + 1) === SLASH) {
      const end = html.indexOf('>', tagStart);
      if (end < 0) return false;
      const tag = html.slice(tagStart + 2, end);
      if (current.implied && tag === 'table') close();
      if (tag !== current.rule.tag || current === root) return false;
      close();
      at = end + 1;
      continue;
    }

    if (current.rule.tag === 'table' && html.startsWith('<colgroup', tagStart)) {
      COLUMN_GROUP.lastIndex = tagStart;
      const group = COLUMN_GROUP.exec(html);
      if (!group) return false;
      current.open += group[0];
      at = tagStart + group[0].length;
      continue;
    }

    START_TAG.lastIndex = tagStart;
    const match = START_TAG.exec(html);
    const rule = match && ruleOf(match[1] as string);
    if (!match || !rule || (!marked && FOREIGN_MARK.test(match[0]))) return false;
    at = tagStart + match[0].length;
    if (rule.tag === 'tr' && current.rule.tag === 'table') open(ruleOf('tbody') as TagRule, '<tbody>', true);
    else if (current.implied && rule.family === 'rows') close();
    if (!canStandIn(rule, current)) return false;
    if (rule.void) {
      reader.leaf(current, rule.tag, tagStart, at);
      continue;
    }
    if (match[2] || current.depth >= deepest) return false;
    open(rule, match[0], false);
  }
  return current === root;
}

const SLASH = 47;

function isBlank(html: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = html.charCodeAt(i);
    if (code !== 32 && (code < 9 || code > 13 || code === 11)) return false;
  }
  return true;
}
