import {
  BorderStyle,
  DeletedTextRun,
  ExternalHyperlink,
  HeadingLevel,
  type ILevelsOptions,
  InsertedTextRun,
  type IRunOptions,
  LevelFormat,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Tag = Extract<Node, { attribs: Record<string, string> }>;
type Run = { -readonly [K in keyof IRunOptions]: IRunOptions[K] };

const isTag = (node: Node): node is Tag => 'attribs' in node;
const childrenOf = (node: Node): Node[] => ('children' in node ? (node.children as Node[]) : []);

const HEADINGS: Record<string, (typeof HeadingLevel)[keyof typeof HeadingLevel]> = {
  h3: HeadingLevel.HEADING_3,
  h4: HeadingLevel.HEADING_4,
  h5: HeadingLevel.HEADING_5,
  h6: HeadingLevel.HEADING_6,
};
const MARKS: Record<string, Run> = {
  strong: { bold: true },
  em: { italics: true },
  u: { underline: {} },
  s: { strike: true },
  sub: { subScript: true },
  sup: { superScript: true },
};
const BLOCKS = new Set([...Object.keys(HEADINGS), 'p', 'blockquote', 'ul', 'ol', 'li', 'table', 'div']);
/** A quarter of an inch, in the twentieths of a point that Word counts in. */
const INDENT = 360;
const DEEPEST = 8;
/** The lines of a table. */
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'D6CFC4' };

const isBlock = (node: Node): boolean => isTag(node) && BLOCKS.has(node.name);

interface Place {
  /** How many lists it stands in. */
  depth: number;
  /** The paragraph's own options: its number, its indent. */
  paragraph: ConstructorParameters<typeof Paragraph>[0] & object;
}

export interface WordTextOptions {
  /** The address before links that are paths of this site. */
  publicUrl: string;
  /** Who a tracked change is by, and when; without it changes are only marked. */
  changes?: { author: string; date: string };
}

/**
 * Turns sanitised HTML (platform/html/sanitise.ts), and redlines made of it, into the paragraphs and tables of a Word document.
 * One of these serves a whole document: its numbered lists are counted, and `numbering()` goes into the document.
 */
export class WordText {
  readonly #options: WordTextOptions;
  readonly #starts = new Set<number>([1]);
  #lists = 0;
  #changes = 0;

  constructor(options: WordTextOptions) {
    this.#options = options;
  }

  /** The paragraphs and tables that HTML says. */
  blocks(html: string): (Paragraph | Table)[] {
    return this.#blocks(parseDocument(html).children, { depth: 0, paragraph: {} });
  }

  /** The list styles that the blocks refer to: `new Document({ numbering })`. */
  numbering() {
    const levels = (format: ILevelsOptions['format'], text: (level: number) => string, start?: number) =>
      Array.from({ length: DEEPEST + 1 }, (_, level) => ({
        level,
        format,
        text: text(level),
        start,
        style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT } } },
      }));
    return {
      config: [
        { reference: 'bullets', levels: levels(LevelFormat.BULLET, () => '•') },
        ...[...this.#starts].map((start) => ({
          reference: `numbers-${start}`,
          levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`, start),
        })),
      ],
    };
  }

  #blocks(nodes: Node[], place: Place): (Paragraph | Table)[] {
    const blocks: (Paragraph | Table)[] = [];
    let line: Node[] = [];
    let { paragraph } = place;
    const endLine = (): void => {
      const children = this.#runs(line, {});
      if (children.length > 0) {
        blocks.push(new Paragraph({ ...paragraph, children }));
        // Only the first paragraph of a list item has its number.
        if (paragraph.numbering) paragraph = { indent: { left: INDENT * place.depth } };
      }
      line = [];
    };
    for (const node of nodes) {
      if (!isBlock(node)) {
        line.push(node);
        continue;
      }
      endLine();
      blocks.push(...this.#block(node as Tag, { ...place, paragraph }));
      if (paragraph.numbering && (node as Tag).name === 'p')
        paragraph = { indent: { left: INDENT * place.depth } };
    }
    endLine();
    return blocks;
  }

  #block(tag: Tag, place: Place): (Paragraph | Table)[] {
    const children = childrenOf(tag);
    const heading = HEADINGS[tag.name];
    if (heading) return this.#blocks(children, { ...place, paragraph: { heading } });
    if (tag.name === 'ul' || tag.name === 'ol') return this.#list(tag, place);
    if (tag.name === 'table') return [this.#table(tag)];
    if (tag.name === 'blockquote') {
      return this.#blocks(children, {
        ...place,
        paragraph: { indent: { left: INDENT * (place.depth + 1) } },
      });
    }
    return this.#blocks(children, place);
  }

  #list(tag: Tag, { depth }: Place): (Paragraph | Table)[] {
    const start = Math.max(0, Number.parseInt(tag.attribs.start ?? '1', 10) || 1);
    const isOrdered = tag.name === 'ol';
    if (isOrdered) this.#starts.add(start);
    this.#lists += 1;
    const reference = isOrdered ? `numbers-${start}` : 'bullets';
    const numbering = { reference, level: Math.min(depth, DEEPEST), instance: this.#lists };
    return childrenOf(tag)
      .filter(isTag)
      .flatMap((item) => this.#blocks(childrenOf(item), { depth: depth + 1, paragraph: { numbering } }));
  }

  #table(tag: Tag): Table {
    const rowsIn = (node: Node): Tag[] =>
      childrenOf(node).flatMap((child) =>
        !isTag(child) ? [] : child.name === 'tr' ? [child] : rowsIn(child),
      );
    const cellOf = (cell: Tag): TableCell => {
      const blocks = this.#blocks(childrenOf(cell), { depth: 0, paragraph: {} });
      const span = (name: string) => Math.max(1, Number.parseInt(cell.attribs[name] ?? '1', 10) || 1);
      return new TableCell({
        columnSpan: span('colspan'),
        rowSpan: span('rowspan'),
        margins: { top: 60, bottom: 60, left: 100, right: 100 },
        shading: cell.name === 'th' ? { fill: 'F4F1EB' } : undefined,
        children: blocks.length > 0 ? blocks : [new Paragraph({})],
      });
    };
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: {
        top: LINE,
        bottom: LINE,
        left: LINE,
        right: LINE,
        insideHorizontal: LINE,
        insideVertical: LINE,
      },
      rows: rowsIn(tag).map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: childrenOf(row).filter(isTag).map(cellOf),
          }),
      ),
    });
  }

  #run(text: string, run: Run, change: 'ins' | 'del' | null): ParagraphChild {
    const { changes } = this.#options;
    if (!change) return new TextRun({ ...run, text });
    if (!changes) {
      const mark = change === 'ins' ? { underline: {}, color: '1D6732' } : { strike: true, color: '962B22' };
      return new TextRun({ ...run, ...mark, text });
    }
    this.#changes += 1;
    const tracked = { ...run, ...changes, id: this.#changes, text };
    return change === 'ins' ? new InsertedTextRun(tracked) : new DeletedTextRun(tracked);
  }

  #runs(nodes: Node[], run: Run, change: 'ins' | 'del' | null = null): ParagraphChild[] {
    const runs = nodes.flatMap((node): ParagraphChild[] => {
      if (!isTag(node)) {
        const text = 'data' in node ? String(node.data).replace(/\s+/g, ' ') : '';
        return text === '' ? [] : [this.#run(text, run, change)];
      }
      if (node.name === 'br') return [new TextRun({ break: 1 })];
      if (node.name === 'ins' || node.name === 'del') return this.#runs(childrenOf(node), run, node.name);
      if (node.name === 'a' && node.attribs.href) {
        const { publicUrl } = this.#options;
        if (!URL.canParse(node.attribs.href, publicUrl)) return this.#runs(childrenOf(node), run, change);
        const children = this.#runs(childrenOf(node), { ...run, style: 'Hyperlink' }, change);
        return [new ExternalHyperlink({ link: new URL(node.attribs.href, publicUrl).href, children })];
      }
      return this.#runs(childrenOf(node), { ...run, ...MARKS[node.name] }, change);
    });
    return nodes.every((node) => !isTag(node) && 'data' in node && String(node.data).trim() === '')
      ? []
      : runs;
  }
}
