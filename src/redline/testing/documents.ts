import fc from 'fast-check';

/** A made-up statute as a model, so that edits are made to meaning and not to markup. */
export interface TextRun {
  readonly text: string;
  readonly tags: readonly string[];
}
export type Text = readonly TextRun[];
export interface Item {
  readonly text: Text;
  readonly items: readonly Item[];
}
export type Node =
  | { readonly kind: 'heading'; readonly text: Text }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly tag: 'ol' | 'ul'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Text[])[] };
export type Document = readonly Node[];

const WORDS = (
  'employee employer leave wages hours week day notice period termination employment board director officer inspector ' +
  'complaint order agreement provision regulation section schedule overtime holiday vacation pay pregnancy parent child ' +
  'medical certificate practitioner union contract record payment benefit premium rest break shift worker assignment ' +
  'severance entitlement reprisal penalty offence appeal decision month year anniversary calculation rate percentage ' +
  'continuous regular consecutive unpaid written reasonable public statutory temporary just minimum applicable prescribed ' +
  'the the the the of of of to to a an and or if by is may shall must not under this Act in for any 12 15 24.1 $15.50 4% ' +
  'l’employé prêt à s.57 (a) (b) (iv) AT&T 3<4'
).split(' ');

const word = fc.constantFrom(...WORDS);

const sentence = fc
  .tuple(
    fc.array(word, { minLength: 3, maxLength: 24 }),
    fc.constantFrom('.', '.', '.', ';', ', and', ':', ''),
  )
  .map(([words, end]) => words.join(' ') + end);

const FORMATS: readonly (readonly string[])[] = [
  [],
  [],
  [],
  [],
  ['b'],
  ['em'],
  ['a'],
  ['strong', 'i'],
  ['sup'],
];

const run: fc.Arbitrary<TextRun> = fc.record({ text: sentence, tags: fc.constantFrom(...FORMATS) });
const text: fc.Arbitrary<Text> = fc.array(run, { minLength: 1, maxLength: 4 });
const shortText: fc.Arbitrary<Text> = fc
  .array(word, { minLength: 0, maxLength: 3 })
  .map((words) => (words.length > 0 ? [{ text: words.join(' '), tags: [] }] : []));

const leafItem: fc.Arbitrary<Item> = text.map((t) => ({ text: t, items: [] }));
const item: fc.Arbitrary<Item> = fc.record({
  text,
  items: fc.oneof(
    { weight: 3, arbitrary: fc.constant([] as Item[]) },
    { weight: 1, arbitrary: fc.array(leafItem, { minLength: 1, maxLength: 3 }) },
  ),
});

const table: fc.Arbitrary<Node> = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) =>
    fc.array(fc.array(shortText, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
  )
  .map((rows) => ({ kind: 'table', rows }));

const node: fc.Arbitrary<Node> = fc.oneof(
  { weight: 5, arbitrary: text.map((t): Node => ({ kind: 'paragraph', text: t })) },
  { weight: 1, arbitrary: sentence.map((t): Node => ({ kind: 'heading', text: [{ text: t, tags: [] }] })) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('list' as const),
      tag: fc.constantFrom('ol' as const, 'ul' as const),
      items: fc.array(item, { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 1, arbitrary: table },
);

export const aDocument: fc.Arbitrary<Document> = fc.array(node, { minLength: 0, maxLength: 8 });

/**
 * One edit a drafter might make: `at` and `to` choose where (they wrap round), `node` and `words` what with.
 */
export interface Edit {
  readonly kind:
    | 'words'
    | 'insert'
    | 'delete'
    | 'move'
    | 'split'
    | 'merge'
    | 'items'
    | 'rows'
    | 'columns'
    | 'cell';
  readonly at: number;
  readonly to: number;
  readonly node: Node;
  readonly words: string;
}

const anEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom<Edit['kind']>(
    'words',
    'words',
    'insert',
    'delete',
    'move',
    'split',
    'merge',
    'items',
    'rows',
    'columns',
    'cell',
  ),
  at: fc.nat(99),
  to: fc.nat(99),
  node,
  words: fc.array(word, { minLength: 0, maxLength: 5 }).map((words) => words.join(' ')),
});

/** A document and what became of it. */
export const aRevision: fc.Arbitrary<{ old: Document; fresh: Document }> = fc
  .tuple(aDocument, fc.array(anEdit, { minLength: 0, maxLength: 6 }))
  .map(([old, edits]) => ({ old, fresh: edits.reduce(edited, old) }));

export function edited(document: Document, edit: Edit): Document {
  const nodes = [...document];
  const { at, to, words } = edit;
  const index = nodes.length === 0 ? 0 : at % nodes.length;
  const target = nodes[index];
  if (!target || edit.kind === 'insert') return nodes.toSpliced(index, 0, edit.node);
  switch (edit.kind) {
    case 'delete':
      return nodes.toSpliced(index, 1);
    case 'move':
      return nodes.toSpliced(index, 1).toSpliced(to % nodes.length, 0, target);
    case 'merge': {
      const next = nodes[index + 1];
      if (target.kind !== 'paragraph' || next?.kind !== 'paragraph') return nodes;
      const glue = { text: ' ', tags: [] };
      return nodes.toSpliced(index, 2, { kind: 'paragraph', text: [...target.text, glue, ...next.text] });
    }
    default:
      return nodes.toSpliced(index, 1, ...editedNode(target, edit.kind, to, words));
  }
}

function editedNode(target: Node, kind: Edit['kind'], to: number, words: string): Node[] {
  if (target.kind === 'table') return [editedTable(target.rows, kind, to, words)];
  if (target.kind === 'list') {
    const place = to % target.items.length;
    const fresh: Item = { text: [{ text: words, tags: [] }], items: [] };
    const grows = kind === 'items' && words.length > 10;
    if (kind === 'items' && !grows && target.items.length === 1) return [target];
    if (kind === 'items')
      return [{ ...target, items: target.items.toSpliced(place, grows ? 0 : 1, ...(grows ? [fresh] : [])) }];
    const old = target.items[place] as Item;
    return [{ ...target, items: target.items.with(place, { ...old, text: reworded(old.text, to, words) }) }];
  }
  if (kind === 'split' && target.text.length > 1 && target.kind === 'paragraph') {
    const half = 1 + (to % (target.text.length - 1));
    return [
      { kind: 'paragraph', text: target.text.slice(0, half) },
      { kind: 'paragraph', text: target.text.slice(half) },
    ];
  }
  return [{ ...target, text: reworded(target.text, to, words) }];
}

function editedTable(
  rows: readonly (readonly Text[])[],
  kind: Edit['kind'],
  to: number,
  words: string,
): Node {
  const first = rows[0] ?? [];
  const row = to % rows.length;
  const column = first.length === 0 ? 0 : to % first.length;
  const fresh: Text = words === '' ? [] : [{ text: words, tags: [] }];
  if (kind === 'rows' && rows.length > 1 && to % 2 === 0)
    return { kind: 'table', rows: rows.toSpliced(row, 1) };
  if (kind === 'rows')
    return {
      kind: 'table',
      rows: rows.toSpliced(
        row,
        0,
        first.map(() => fresh),
      ),
    };
  if (kind === 'columns' && first.length > 1 && to % 2 === 0) {
    return { kind: 'table', rows: rows.map((cells) => cells.toSpliced(column, 1)) };
  }
  if (kind === 'columns')
    return { kind: 'table', rows: rows.map((cells) => cells.toSpliced(column, 0, fresh)) };
  const cells = rows[row] ?? [];
  return { kind: 'table', rows: rows.with(row, cells.with(column, fresh)) };
}

/** The text with some of its words replaced: two from where `at` falls. */
function reworded(text: Text, at: number, words: string): Text {
  const index = text.length === 0 ? -1 : at % text.length;
  const target = text[index];
  if (!target) return [{ text: words, tags: [] }];
  const old = target.text.split(' ');
  const changed = old.toSpliced(at % old.length, 2, ...(words === '' ? [] : [words])).join(' ');
  return text.with(index, { ...target, text: changed });
}

const escaped = (plain: string): string => plain.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function textHtml(text: Text): string {
  return text
    .map(({ text: plain, tags }) =>
      tags.reduceRight(
        (html, tag) => (tag === 'a' ? `<a href="/acts/esa">${html}</a>` : `<${tag}>${html}</${tag}>`),
        escaped(plain),
      ),
    )
    .join(' ');
}

function listHtml(tag: string, items: readonly Item[]): string {
  const inner = items.map(
    (i) => `<li>${textHtml(i.text)}${i.items.length > 0 ? `\n${listHtml('ol', i.items)}` : ''}</li>\n`,
  );
  return `<${tag}>\n${inner.join('')}</${tag}>`;
}

function nodeHtml(node: Node): string {
  if (node.kind === 'heading') return `<h3>${textHtml(node.text)}</h3>`;
  if (node.kind === 'paragraph') return `<p>${textHtml(node.text)}</p>`;
  if (node.kind === 'list') return listHtml(node.tag, node.items);
  const [head = [], ...body] = node.rows;
  const row = (cells: readonly Text[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${textHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('\n')}</tbody></table>`;
}

export function htmlOf(document: Document): string {
  return document.map(nodeHtml).join('\n');
}
