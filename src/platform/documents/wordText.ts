import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Run } from './blocks.ts';
import { readBlocks } from './htmlBlocks.ts';

/** A quarter of an inch, in the twentieths of a point that Word counts in. */
const INDENT = 360;
/** As deep as Word counts list levels. */
const DEEPEST = 8;
/** The lines of a table. */
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'D6CFC4' };
const TABLE_LINES = {
  top: LINE,
  bottom: LINE,
  left: LINE,
  right: LINE,
  insideHorizontal: LINE,
  insideVertical: LINE,
};
const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

/** What blocks lie in. */
interface Place {
  /** The deepest list around them; -1 outside of lists. */
  level: number;
  list: { reference: string; instance: number } | null;
  /** How many quotes are around them. */
  quotes: number;
  /** The colour of a line at their left. */
  edge?: string;
  isCell?: true;
  /** Stays on the page of what follows. */
  keepNext?: boolean;
}

const OUTSIDE: Place = { level: -1, list: null, quotes: 0 };

const orderedFrom = (start: number): string => `ordered-${start}`;

const levels = (
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: (level: number) => string,
  start = 1,
) =>
  Array.from({ length: DEEPEST + 1 }, (_, level) => ({
    level,
    format,
    text: text(level),
    start,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: 300 } } },
  }));

/** Text of one look; Word breaks a line between two runs. */
const textRuns = (run: Run, isHeading: boolean): TextRun[] =>
  run.text.split('\n').map(
    (text, index) =>
      new TextRun({
        text,
        break: index > 0 ? 1 : undefined,
        bold: run.bold ?? (isHeading || undefined),
        italics: run.italic,
        strike: run.strike,
        superScript: run.superscript,
        subScript: run.subscript,
        underline: run.underline ? {} : undefined,
        style: run.href ? 'Hyperlink' : undefined,
      }),
  );

const inlines = (runs: readonly Run[], isHeading = false): ParagraphChild[] =>
  runs.flatMap((run): ParagraphChild[] => {
    const children = textRuns(run, isHeading);
    return run.href ? [new ExternalHyperlink({ link: run.href, children })] : children;
  });

/** An empty paragraph as spacing, where Word has no other way. */
const gap = (): FileChild => new Paragraph({ spacing: { after: 0, line: 120, lineRule: 'exact' } });

interface WordTextOptions {
  /** The address before links that are paths of this site. */
  baseUrl: string;
  /** The level that the highest headings of texts (`h3`) have among the document's own. */
  headingsFrom: number;
}

/**
 * Turns sanitised HTML (platform/html/sanitise.ts) into the paragraphs and tables of a Word document. One of
 * these serves a whole document: each ordered list needs a numbering of its own, and `numbering()` goes into
 * the document.
 */
export class WordText {
  readonly #options: WordTextOptions;
  #lists = 0;
  /** The level of the last heading of the text under way; the document's own before its first. */
  #lastHeading = 0;
  /** The numbers that ordered lists begin with: Word wants a style for each. */
  readonly #starts = new Set<number>();

  constructor(options: WordTextOptions) {
    this.#options = options;
  }

  /** HTML as Word's own paragraphs, lists and tables, with a line of a colour at their left if wanted. */
  blocks(html: string, edge?: string): FileChild[] {
    this.#lastHeading = this.#options.headingsFrom - 1;
    return this.#blocks(readBlocks(html, this.#options.baseUrl), { ...OUTSIDE, edge });
  }

  /** The list styles that the blocks made so far refer to: `new Document({ numbering })`. */
  numbering() {
    return {
      config: [
        { reference: 'bullets', levels: levels(LevelFormat.BULLET, () => '•') },
        ...[...this.#starts].map((start) => ({
          reference: orderedFrom(start),
          levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`, start),
        })),
      ],
    };
  }

  #blocks(blocks: readonly Block[], at: Place): FileChild[] {
    let isFirst = true;
    return blocks.flatMap((block): FileChild[] => {
      switch (block.kind) {
        case 'paragraph':
        case 'heading': {
          // Only the first paragraph of a list item has its mark.
          const paragraph = this.#paragraph(block, isFirst ? at : { ...at, list: null });
          isFirst = false;
          return [paragraph];
        }
        case 'quote':
          return this.#blocks(block.blocks, { ...at, quotes: at.quotes + 1 });
        case 'list':
          return this.#list(block, at);
      }
      return this.#table(block);
    });
  }

  #paragraph(block: Extract<Block, { runs: Run[] }>, at: Place): Paragraph {
    const isHeading = block.kind === 'heading';
    const heading = isHeading ? this.#headingOf(block.level) : undefined;
    const place: Partial<IParagraphOptions> = at.list
      ? { numbering: { ...at.list, level: Math.min(at.level, DEEPEST) } }
      : { indent: { left: INDENT * (at.level + 1 + at.quotes) } };
    return new Paragraph({
      ...place,
      heading,
      children: inlines(block.runs, isHeading),
      border: at.edge ? { left: { style: 'single', size: 12, space: 8, color: at.edge } } : undefined,
      keepNext: isHeading || at.keepNext || undefined,
      spacing: isHeading ? undefined : { after: at.level >= 0 || at.isCell ? 40 : 120 },
    });
  }

  /** A level below the heading before at most: readers who jump by headings count them. */
  #headingOf(level: number): (typeof HEADINGS)[number] | undefined {
    const wanted = level - 3 + this.#options.headingsFrom;
    this.#lastHeading = Math.min(wanted, this.#lastHeading + 1, HEADINGS.length);
    return HEADINGS[this.#lastHeading - 1];
  }

  #list(block: Extract<Block, { kind: 'list' }>, at: Place): FileChild[] {
    if (block.isOrdered) this.#starts.add(block.start);
    const list = {
      reference: block.isOrdered ? orderedFrom(block.start) : 'bullets',
      instance: block.isOrdered ? ++this.#lists : 0,
    };
    const items = block.items.flatMap((item) => this.#blocks(item, { ...at, level: at.level + 1, list }));
    // Spacing after a list, but not after a list within another.
    return at.level >= 0 || at.isCell ? items : [...items, gap()];
  }

  #table(block: Extract<Block, { kind: 'table' }>): FileChild[] {
    const rows = block.rows.filter((cells) => cells.length > 0);
    if (rows.length === 0) return [];
    const caption =
      block.caption.length > 0 ? [new Paragraph({ children: inlines(block.caption), keepNext: true })] : [];
    const table = new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: TABLE_LINES,
      rows: rows.map(
        (cells) =>
          new TableRow({
            tableHeader: cells.every(({ isHead }) => isHead),
            cantSplit: true,
            // The titles of a table never stand alone at the foot of a page.
            children: cells.map((cell) =>
              this.#cell(
                cell,
                cells.every(({ isHead }) => isHead),
              ),
            ),
          }),
      ),
    });
    return [...caption, table, gap()];
  }

  #cell(cell: Extract<Block, { kind: 'table' }>['rows'][number][number], keepNext: boolean): TableCell {
    const bold = (runs: Run[]): Run[] => runs.map((run) => ({ ...run, bold: true }));
    const said = cell.isHead
      ? cell.blocks.map((part) => (part.kind === 'paragraph' ? { ...part, runs: bold(part.runs) } : part))
      : cell.blocks;
    const children = this.#blocks(said, { ...OUTSIDE, isCell: true, keepNext }) as never[];
    return new TableCell({
      columnSpan: cell.columns,
      rowSpan: cell.rows,
      margins: { top: 40, bottom: 40, left: 90, right: 90 },
      shading: cell.isHead ? { fill: 'F4F1EB' } : undefined,
      children: children.length > 0 ? children : [new Paragraph({})],
    });
  }
}
