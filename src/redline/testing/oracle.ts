import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

/**
 * What a redline promises, checked by other means than the engine's: the standard's parser and a plain walk
 * of its tree.
 */

type Node = DefaultTreeAdapterMap['node'];

const BLOCKS = new Set(
  (
    'address article aside blockquote caption center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p pre search section summary ' +
    'table tbody td tfoot th thead tr ul xmp br'
  ).split(' '),
);
const UNSEEN = new Set('script style template noscript noembed noframes iframe'.split(' '));
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** A visitor's walk over a parsed fragment, without recursion. */
function walk(html: string, enter: (node: Node) => boolean, leave: (node: Node) => void): void {
  const root = parseFragment(html);
  const path: { node: Node; next: number }[] = [{ node: root, next: 0 }];
  for (let top = path[path.length - 1]; top; top = path[path.length - 1]) {
    const children = 'childNodes' in top.node ? top.node.childNodes : [];
    const child = children[top.next++];
    if (!child) {
      path.pop();
      leave(top.node);
    } else if (enter(child)) path.push({ node: child, next: 0 });
  }
}

/**
 * The text that a reader sees, runs of white space and block edges as one space; without one kind of mark if
 * so asked.
 */
export function visibleText(html: string, without: 'ins' | 'del' | null = null): string {
  let text = '';
  const edge = (node: Node): void => {
    if (BLOCKS.has(node.nodeName)) text += ' ';
  };
  walk(
    html,
    (node) => {
      if (node.nodeName === '#text') text += (node as DefaultTreeAdapterMap['textNode']).value;
      if (node.nodeName === without || UNSEEN.has(node.nodeName)) return false;
      edge(node);
      return true;
    },
    edge,
  );
  return text.replace(/\s+/g, ' ').trim();
}

export const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

/** Why parsing the HTML would move something, or null: tags must nest as written, and stay where they are. */
export function misplacement(html: string): string | null {
  const written: string[] = [];
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/g)) {
    if (slash) {
      if (open.pop() !== name) return `</${name}> closes what is not open`;
      written.push(`/${name}`);
    } else {
      written.push(name);
      if (!VOID.has(name)) open.push(name);
    }
  }
  if (open.length > 0) return `<${open.join('><')}> is left open`;
  const parsed: string[] = [];
  walk(
    html,
    (node) => {
      if (!('tagName' in node)) return false;
      parsed.push(node.tagName);
      return true;
    },
    (node) => {
      if ('tagName' in node && !VOID.has(node.tagName)) parsed.push(`/${node.tagName}`);
    },
  );
  const at = written.findIndex((tag, index) => tag !== parsed[index]);
  if (at >= 0) return `<${written[at]}> is parsed as <${parsed[at]}>`;
  return parsed.length === written.length ? null : `<${parsed[written.length]}> is added by parsing`;
}

/** Characters inside ins and del, white space aside. */
export function markedCharacters(html: string): number {
  const all = withoutSpace(visibleText(html)).length;
  let marked = 0;
  let depth = 0;
  walk(
    html,
    (node) => {
      if (node.nodeName === 'ins' || node.nodeName === 'del') depth++;
      if (depth > 0 && node.nodeName === '#text') {
        marked += withoutSpace((node as DefaultTreeAdapterMap['textNode']).value).length;
      }
      return true;
    },
    (node) => {
      if (node.nodeName === 'ins' || node.nodeName === 'del') depth--;
    },
  );
  return Math.min(all, marked);
}

const STRAY_SPACES: readonly (readonly [string, RegExp])[] = [
  ['a mark around nothing but white space', /<(ins|del)\b[^>]*>(?:\s|&nbsp;)*<\/\1>/],
  ['white space on both sides of the start of a mark', /\s<(?:ins|del)\b[^>]*>\s/],
  ['white space on both sides of the end of a mark', /\s<\/(?:ins|del)>\s/],
  ['white space at the end of a marked block', /\s<\/(?:ins|del)><\/(?:p|li|td|th|h3)>/],
  ['one change in two marks', /<(ins|del) (data-change="\d+")[^>]*>[^<]*<\/\1>\s*<\1 \2/],
];

/** What is wrong with the white space of a redline's marks, in words; null when nothing is. */
export function straySpace(html: string): string | null {
  return STRAY_SPACES.find(([, pattern]) => pattern.test(html))?.[0] ?? null;
}

/** Every tag and `tag attribute=value` in the HTML. */
function vocabularyOf(html: string): Set<string> {
  const found = new Set<string>();
  walk(
    html,
    (node) => {
      if ('tagName' in node) {
        found.add(node.tagName);
        for (const { name, value } of node.attrs) found.add(`${name}=${value}`);
      }
      return true;
    },
    () => {},
  );
  return found;
}

const OWN =
  /^(?:ins|del|span|div|p|tbody|br|data-(?:change|move|redline|source-tag)=[\w]+|(?:data-number|value)=-?\d+)$/;

/** Tags and attributes of the output that neither input has and that are not the engine's own. */
export function foreignMarkup(output: string, ...inputs: readonly string[]): string[] {
  const known = new Set(inputs.flatMap((input) => [...vocabularyOf(input)]));
  return [...vocabularyOf(output)].filter((item) => !known.has(item) && !OWN.test(item));
}

/**
 * All the promises that a redline breaks, in words; empty when it keeps them. `exact`: white space counts
 * too.
 */
export function brokenPromises(oldHtml: string, newHtml: string, redline: string, exact: boolean): string[] {
  const read = exact ? (text: string): string => text : withoutSpace;
  const broken: string[] = [];
  // What is kept has the new text's quotation marks.
  const straight = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  if (straight(read(visibleText(redline, 'ins'))) !== straight(read(visibleText(oldHtml))))
    broken.push('old text is not what it was');
  if (read(visibleText(redline, 'del')) !== read(visibleText(newHtml)))
    broken.push('new text is not what it is');
  const moved = misplacement(redline);
  if (moved) broken.push(moved);
  const foreign = foreignMarkup(redline, oldHtml, newHtml);
  if (foreign.length > 0) broken.push(`foreign markup: ${foreign.join(' ')}`);
  return broken;
}
