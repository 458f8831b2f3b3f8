import { DomUtils, parseDocument } from 'htmlparser2';
import { htmlToText } from '../../shared/htmlToText.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

const isElement = (node: Node): node is Element => 'attribs' in node;

const TEXT =
  "font:400 15px/23px -apple-system,'Segoe UI',Inter,Roboto,Helvetica,Arial,sans-serif;color:#3b3732";
const CELL = `${TEXT};padding:6px 10px;border:1px solid #e6e1d8;text-align:left;vertical-align:top`;
const HEADING = `margin:12px 0 6px;${TEXT};font-weight:600`;

/** Mail programs know no style sheets: every element carries its look. Colour is never the only sign of a change. */
const LOOKS: Record<string, { style: string; name?: string }> = {
  ins: { style: 'color:#17603a;background:#e2f3e8;text-decoration:underline', name: 'ins' },
  del: { style: 'color:#9b2f26;background:#fbe7e4;text-decoration:line-through', name: 'del' },
  p: { style: 'margin:0 0 10px' },
  li: { style: 'margin:0 0 6px' },
  ul: { style: 'margin:0 0 10px;padding-left:22px' },
  ol: { style: 'margin:0 0 10px;padding-left:26px' },
  blockquote: { style: 'margin:0 0 10px;padding-left:14px;border-left:3px solid #e6e1d8' },
  table: { style: 'border-collapse:collapse;margin:0 0 10px' },
  caption: { style: `${TEXT};text-align:left;padding:0 0 6px`, name: 'ink' },
  th: { style: `${CELL};font-weight:600`, name: 'ink line' },
  td: { style: CELL, name: 'ink line' },
  h3: { style: HEADING, name: 'ink' },
  h4: { style: HEADING, name: 'ink' },
  h5: { style: HEADING, name: 'ink' },
  h6: { style: HEADING, name: 'ink' },
  a: { style: 'color:#185b5c', name: 'link' },
};
const KEPT = new Set(['href', 'colspan', 'rowspan', 'scope', 'start', 'value']);

function dress(node: Node, siteUrl: string): void {
  if (!isElement(node)) return;
  const look = LOOKS[node.name];
  const kept = Object.entries(node.attribs).filter(([name]) => KEPT.has(name));
  node.attribs = Object.fromEntries(kept);
  if (node.attribs.href?.startsWith('/')) node.attribs.href = `${siteUrl}${node.attribs.href}`;
  if (look?.name) node.attribs.class = look.name;
  if (look) node.attribs.style = look.style;
  for (const child of node.children as Node[]) dress(child, siteUrl);
}

/** A redline as mail programs show it: the look on every element, links with their whole address. */
export function emailHtml(redline: string, siteUrl: string): string {
  const tree = parseDocument(redline);
  for (const node of tree.children as Node[]) dress(node, siteUrl);
  return `<div class="ink" style="${TEXT}">${DomUtils.getOuterHTML(tree.children)}</div>`;
}

const MARKS: Record<string, string> = { '<ins': '{+', '</ins': '+}', '<del': '[-', '</del': '-]' };

/** A redline as plain text: what is gone stands in [-…-], what is new in {+…+}. */
export const emailText = (redline: string): string =>
  htmlToText(
    redline
      .replace(/<\/(ins|del)>(?=<(?:ins|del)\b)/g, '</$1> ')
      .replace(/<\/?(?:ins|del)\b[^>]*>/g, (tag) => MARKS[/^<\/?\w+/.exec(tag)?.[0] ?? ''] ?? ''),
  );
