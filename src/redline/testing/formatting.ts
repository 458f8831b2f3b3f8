import fc from 'fast-check';
import { type Document, htmlOf, type Text } from './documents.ts';

/** A way to change how a document looks and not what it says. */
export interface Restyling {
  readonly name: string;
  readonly apply: (document: Document) => string;
}

function mapTexts(document: Document, change: (text: Text) => Text): Document {
  return document.map((node) => {
    if (node.kind === 'table') return { ...node, rows: node.rows.map((row) => row.map(change)) };
    if (node.kind === 'list') {
      const items = node.items.map((item) => ({
        text: change(item.text),
        items: item.items.map((inner) => ({ ...inner, text: change(inner.text) })),
      }));
      return { ...node, items };
    }
    return { ...node, text: change(node.text) };
  });
}

const retag =
  (tags: readonly string[]) =>
  (document: Document): string =>
    // What stands above the line may be a power or a footnote: that is not formatting.
    htmlOf(
      mapTexts(document, (text) => text.map((run) => (run.tags.includes('sup') ? run : { ...run, tags }))),
    );

const onHtml =
  (change: (html: string) => string) =>
  (document: Document): string =>
    change(htmlOf(document));

const RESTYLINGS: readonly Restyling[] = [
  { name: 'nothing emphasised', apply: retag([]) },
  { name: 'everything bold', apply: retag(['b']) },
  { name: 'everything linked', apply: retag(['a']) },
  {
    name: 'bold and strong exchanged',
    apply: onHtml((h) => h.replaceAll('<b>', '<strong>').replaceAll('</b>', '</strong>')),
  },
  {
    name: 'bullets for numbers',
    apply: onHtml((h) => h.replaceAll('<ol>', '<ul>').replaceAll('</ol>', '</ul>')),
  },
  {
    name: 'classes',
    apply: onHtml((h) =>
      h.replaceAll('<p>', '<p class="tight">').replaceAll('<td>', '<td style="width:1em">'),
    ),
  },
  { name: 'wrapped', apply: onHtml((h) => `<div class="content"><section>${h}</section></div>`) },
  { name: 'reflowed', apply: onHtml((h) => h.replaceAll('\n', '\n\n   ').replaceAll(' of ', ' of\n  ')) },
  {
    name: 'entities',
    apply: onHtml((h) =>
      h.replaceAll('’', '&#8217;').replaceAll('é', '&eacute;').replaceAll('&lt;', '&#60;'),
    ),
  },
  {
    name: 'divisions for paragraphs',
    apply: onHtml((h) => h.replaceAll('<p>', '<div>').replaceAll('</p>', '</div>')),
  },
  { name: 'upper-case tags', apply: onHtml((h) => h.replace(/<\/?[a-z0-9]+/g, (tag) => tag.toUpperCase())) },
  { name: 'no-break spaces', apply: onHtml((h) => h.replaceAll(' of ', ' of&nbsp;')) },
  { name: 'letters emphasised', apply: onHtml((h) => h.replaceAll(' em', ' <b>e</b>m')) },
  {
    name: 'a paragraph for each sentence',
    apply: onHtml((h) =>
      h
        .replaceAll('. ', '.</p><p>')
        .replace(/<li>|<t[dh]>|<h3>/g, '$&<p>')
        .replace(/<\/(?:td|th|h3)>/g, '</p>$&'),
    ),
  },
  { name: 'lines broken', apply: onHtml((h) => h.replaceAll('; ', ';<br>')) },
  {
    name: 'cells emptied of white space',
    apply: onHtml((h) => h.replaceAll('</td>\n', '</td>').replaceAll('</li>\n', '</li>')),
  },
];

export const aRestyling: fc.Arbitrary<Restyling> = fc.constantFrom(...RESTYLINGS);
