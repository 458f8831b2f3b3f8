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

/** One reading of a document, at the place that it has come to. Each step answers false outside the strict grammar. */
class StrictReading {
  readonly html: string;
  readonly root: El;
  readonly reader: StrictReader;
  readonly marked: boolean;
  /** Marks, and copies of old elements within new ones, go deeper than either source. */
  readonly deepest: number;
  current: El;
  at = 0;

  constructor(html: string, root: El, reader: StrictReader, marked: boolean) {
    this.html = html;
    this.root = root;
    this.reader = reader;
    this.marked = marked;
    this.deepest = marked ? 3 * MAX_DEPTH : MAX_DEPTH;
    this.current = root;
  }

  readAll(): boolean {
    const { html } = this;
    while (this.at < html.length) {
      const found = html.indexOf('<', this.at);
      const tagStart = found < 0 ? html.length : found;
      if (tagStart > this.at && !this.readText(tagStart)) return false;
      if (found < 0) break;
      if (!this.readTag(tagStart)) return false;
    }
    return this.current === this.root;
  }

  private readText(end: number): boolean {
    if (this.current.rule.holds === 'parts') return isBlank(this.html, this.at, end);
    this.reader.text(this.current, this.at, end);
    return true;
  }

  private readTag(start: number): boolean {
    if (this.html.charCodeAt(start + 1) === SLASH) return this.readEndTag(start);
    const isColumnGroup = this.current.rule.tag === 'table' && this.html.startsWith('<colgroup', start);
    return isColumnGroup ? this.readColumnGroup(start) : this.readStartTag(start);
  }

  private readEndTag(start: number): boolean {
    const end = this.html.indexOf('>', start);
    if (end < 0) return false;
    const tag = this.html.slice(start + 2, end);
    if (this.current.implied && tag === 'table') this.close();
    if (tag !== this.current.rule.tag || this.current === this.root) return false;
    this.close();
    this.at = end + 1;
    return true;
  }

  private readColumnGroup(start: number): boolean {
    COLUMN_GROUP.lastIndex = start;
    const group = COLUMN_GROUP.exec(this.html);
    if (!group) return false;
    this.current.open += group[0];
    this.at = start + group[0].length;
    return true;
  }

  private readStartTag(start: number): boolean {
    START_TAG.lastIndex = start;
    const match = START_TAG.exec(this.html);
    const rule = match && ruleOf(match[1] as string);
    if (!match || !rule || (!this.marked && FOREIGN_MARK.test(match[0]))) return false;
    this.at = start + match[0].length;
    if (rule.tag === 'tr' && this.current.rule.tag === 'table') {
      this.open(ruleOf('tbody') as TagRule, '<tbody>', true);
    } else if (this.current.implied && rule.family === 'rows') this.close();
    if (!canStandIn(rule, this.current)) return false;
    if (rule.void) {
      this.reader.leaf(this.current, rule.tag, start, this.at);
      return true;
    }
    if (match[2] || this.current.depth >= this.deepest) return false;
    this.open(rule, match[0], false);
    return true;
  }

  private open(rule: TagRule, source: string, implied: boolean): void {
    const parent = this.current;
    this.current = {
      rule,
      open: source,
      parent,
      depth: parent.depth + 1,
      flags: flagsInside(rule, parent),
      block: rule.block,
      implied,
    };
    if (rule.block) for (let up: El | null = parent; up && !up.block; up = up.parent) up.block = true;
    this.reader.opened(this.current);
  }

  private close(): void {
    this.reader.closed(this.current);
    this.current = this.current.parent as El;
  }
}

/**
 * Reads HTML that needs no repair, telling `reader` of each part. Answers false, having told some of it, when
 * the HTML steps outside the strict grammar; what it accepts has exactly the tree that the HTML standard's
 * parser would build. With `marked`, the engine's own ins, del and data attributes are part of the grammar.
 * Takes linear time.
 */
export function readStrict(html: string, root: El, reader: StrictReader, marked = false): boolean {
  if (html.includes('\0') || NEEDS_REPAIR.test(html)) return false;
  return new StrictReading(html, root, reader, marked).readAll();
}

const SLASH = 47;

function isBlank(html: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = html.charCodeAt(i);
    if (code !== 32 && (code < 9 || code > 13 || code === 11)) return false;
  }
  return true;
}
