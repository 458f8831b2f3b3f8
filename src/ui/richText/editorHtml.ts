import { makeStyledMarks } from './styledMarks.ts';
import { makeWordLists } from './wordLists.ts';

/**
 * What the editor writes, in the shape that the library's texts have: a row of headings stands in a `thead`, and a cell or list item
 * that holds one paragraph holds its words. So a text that nobody changed compares as unchanged.
 */
export function fromEditorHtml(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  for (const node of body.querySelectorAll('colgroup')) node.remove();
  for (const node of body.querySelectorAll('[style], [class], [target]')) {
    for (const name of ['style', 'class', 'target']) node.removeAttribute(name);
  }
  for (const cell of body.querySelectorAll('td, th, li')) {
    for (const name of ['colspan', 'rowspan'])
      if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
    const [only] = cell.children;
    const isAlone =
      only?.tagName === 'P' && [...cell.children].slice(1).every((next) => /^[UO]L$/.test(next.tagName));
    if (only && isAlone) only.replaceWith(...only.childNodes);
  }
  for (const table of body.querySelectorAll('table')) {
    const [first] = table.querySelectorAll('tr');
    if (
      !first ||
      table.querySelector('thead') ||
      ![...first.children].every(({ tagName }) => tagName === 'TH')
    )
      continue;
    const head = body.ownerDocument.createElement('thead');
    table.prepend(head);
    head.append(first);
  }
  return body.innerHTML === '<p></p>' ? '' : body.innerHTML;
}

const HEADINGS = 'h1, h2';

/**
 * Markup from Word and the web without what the editor does not know: comments, styles, scripts and frames go, headings become those
 * of a text, and the paragraphs that Word dots or numbers become lists. Tables and emphasis stay. The server holds the same allow-list again.
 */
export function cleanPasted(html: string): string {
  const body = new DOMParser().parseFromString(
    html.replace(/<!--[\s\S]*?-->|<!\[[^>]*\]>/g, ''),
    'text/html',
  ).body;
  for (const node of body.querySelectorAll(
    'script, style, meta, link, title, object, iframe, img, svg, head',
  ))
    node.remove();
  for (const heading of body.querySelectorAll(HEADINGS)) {
    const own = body.ownerDocument.createElement('h3');
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
  makeWordLists(body);
  makeStyledMarks(body);
  for (const cell of body.querySelectorAll('thead td')) {
    const heading = body.ownerDocument.createElement('th');
    for (const { name, value } of cell.attributes) heading.setAttribute(name, value);
    heading.append(...cell.childNodes);
    cell.replaceWith(heading);
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!['href', 'colspan', 'rowspan', 'start', 'scope'].includes(name)) element.removeAttribute(name);
    }
  }
  for (const element of [...body.querySelectorAll('*')].filter(({ tagName }) => tagName.includes(':'))) {
    element.replaceWith(...element.childNodes);
  }
  return body.innerHTML;
}

/** Whether pasted markup has looks, pictures or scripts that a text cannot hold; that of an editor's own text has none. */
export function losesMarkup(html: string): boolean {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return (
    body.querySelector('script, style, object, iframe, img, svg, font, [style*="mso-"], [class^="Mso"]') !==
    null
  );
}
