import type { FileChild, ParagraphChild } from 'docx';
import { type Block, type Run, readable, readBlocks } from '../../../../platform/documents/htmlBlocks.ts';
import { t } from '../../../../shared/text.ts';
import { breathe, type Progress } from './progress.ts';
import type { Aside, Entry, ReportDocument } from './reportDocument.ts';

type Docx = typeof import('docx');

const MUTED = '625C53';
const LINK = '185B5C';
/** The style of the line at the foot of each page: not every program shows a page number as its run says. */
const FOOT = 'PageFoot';
const TABLE_LINE = 'D6CFC4';
const ASIDE_COLOUR: Record<Aside['kind'], string> = {
  warning: '962B22',
  upcoming: 'BF8415',
  rule: '1F6F6F',
  note: '8D825C',
};
/** As deep as Word counts list levels. */
const DEEPEST = 8;

/** Writes the parts of one document, whose ordered lists each need a numbering of their own. */
class WordParts {
  readonly #docx: Docx;
  readonly #baseUrl: string;
  #lists = 0;
  /** The numbers that ordered lists begin with: Word wants a style for each. */
  readonly #starts = new Set<number>();

  constructor(docx: Docx, baseUrl: string) {
    this.#docx = docx;
    this.#baseUrl = baseUrl;
  }

  #orderedFrom(start: number): string {
    this.#starts.add(start);
    return `ordered-${start}`;
  }

  /** The list styles that the blocks refer to. */
  numbering() {
    const { AlignmentType, LevelFormat } = this.#docx;
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
        style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 300 } } },
      }));
    return {
      config: [
        { reference: 'bullets', levels: levels(LevelFormat.BULLET, () => '•') },
        ...[...this.#starts].map((start) => ({
          reference: `ordered-${start}`,
          levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`, start),
        })),
      ],
    };
  }

  /** A line of plain words. */
  line(
    text: string,
    look: { colour?: string; bold?: boolean; size?: number; after?: number; keepNext?: boolean } = {},
  ) {
    const { Paragraph, TextRun } = this.#docx;
    const { colour: color, bold, size } = look;
    return new Paragraph({
      children: [new TextRun({ text: readable(text), color, bold, size })],
      spacing: { after: look.after ?? 60 },
      keepNext: look.keepNext,
    });
  }

  /** A line that is a link. */
  linked(text: string, link: string, { size, after }: { size: number; after: number }) {
    return new this.#docx.Paragraph({
      children: [this.#link([{ text, href: link }], link, size)],
      spacing: { after },
    });
  }

  /** Text of one look; Word breaks a line between two runs. */
  #runs(run: Run, colour?: string, size?: number) {
    const { bold, italic, underline, strike, superscript, subscript } = run;
    return run.text.split('\n').map(
      (text, index) =>
        new this.#docx.TextRun({
          text,
          break: index > 0 ? 1 : undefined,
          bold,
          italics: italic,
          strike,
          superScript: superscript,
          subScript: subscript,
          underline: underline ? {} : undefined,
          color: colour,
          size,
        }),
    );
  }

  #link(runs: readonly Run[], link: string, size?: number) {
    return new this.#docx.ExternalHyperlink({
      link,
      children: runs.flatMap((run) => this.#runs({ ...run, underline: true }, LINK, size)),
    });
  }

  #inlines(runs: readonly Run[]): ParagraphChild[] {
    return runs.flatMap((run): ParagraphChild[] =>
      run.href ? [this.#link([run], run.href)] : this.#runs(run),
    );
  }

  /** HTML as Word's own paragraphs, lists and tables. */
  html(html: string, edge?: string): FileChild[] {
    return this.#blocks(readBlocks(html, this.#baseUrl), { level: -1, list: null, edge });
  }

  #blocks(
    blocks: readonly Block[],
    at: {
      level: number;
      list: { reference: string; instance: number } | null;
      edge?: string;
      isCell?: true;
    },
  ): FileChild[] {
    const { Paragraph } = this.#docx;
    const border = at.edge
      ? { left: { style: 'single' as const, size: 12, space: 8, color: at.edge } }
      : undefined;
    let isFirst = true;
    return blocks.flatMap((block): FileChild[] => {
      switch (block.kind) {
        case 'paragraph':
        case 'heading': {
          const numbering =
            at.list && isFirst ? { ...at.list, level: Math.min(at.level, DEEPEST) } : undefined;
          const indent = at.list && !isFirst ? { left: 360 * (at.level + 1) } : undefined;
          isFirst = false;
          const runs =
            block.kind === 'heading'
              ? block.runs.map((run) => ({ ...run, bold: true as const }))
              : block.runs;
          return [
            new Paragraph({
              children: this.#inlines(runs),
              numbering,
              indent,
              border,
              keepNext: block.kind === 'heading',
              spacing: { after: at.list || at.isCell ? 40 : 120 },
            }),
          ];
        }
        case 'quote':
          return this.#blocks(block.blocks, at);
        case 'list': {
          const list = {
            reference: block.isOrdered ? this.#orderedFrom(block.start) : 'bullets',
            instance: block.isOrdered ? ++this.#lists : 0,
          };
          const items = block.items.map((item) => this.#blocks(item, { ...at, level: at.level + 1, list }));
          // What follows a list stands off from it, but not from one within another.
          const gap = at.list || at.isCell ? [] : [this.#gap()];
          return [...items.flat(), ...gap];
        }
      }
      return this.#table(block);
    });
  }

  #table(block: Extract<Block, { kind: 'table' }>): FileChild[] {
    const { Paragraph, Table, TableCell, TableRow, WidthType } = this.#docx;
    const rows = block.rows.filter((cells) => cells.length > 0);
    if (rows.length === 0) return [];
    const caption =
      block.caption.length > 0
        ? [new Paragraph({ children: this.#inlines(block.caption), keepNext: true })]
        : [];
    const table = new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: this.#tableBorders(),
      rows: rows.map(
        (cells) =>
          new TableRow({
            tableHeader: cells.every(({ isHead }) => isHead),
            cantSplit: true,
            children: cells.map((cell) => {
              const said = cell.isHead
                ? cell.blocks.map((part) =>
                    part.kind === 'paragraph' ? { ...part, kind: 'heading' as const, level: 6 } : part,
                  )
                : cell.blocks;
              const children = this.#blocks(said, { level: -1, list: null, isCell: true }) as never[];
              return new TableCell({
                columnSpan: cell.columns,
                rowSpan: cell.rows,
                margins: { top: 40, bottom: 40, left: 90, right: 90 },
                shading: cell.isHead ? { fill: 'F4F1EB' } : undefined,
                children: children.length > 0 ? children : [new Paragraph({})],
              });
            }),
          }),
      ),
    });
    return [...caption, table, this.#gap()];
  }

  /** A little room, where Word knows no other way to make some. */
  #gap(): FileChild {
    return new this.#docx.Paragraph({ spacing: { after: 0, line: 120, lineRule: 'exact' } });
  }

  #tableBorders() {
    const line = { style: 'single' as const, size: 4, color: TABLE_LINE };
    return {
      top: line,
      bottom: line,
      left: line,
      right: line,
      insideHorizontal: line,
      insideVertical: line,
    };
  }

  #aside({ kind, title, html }: Aside): FileChild[] {
    const edge = ASIDE_COLOUR[kind];
    const { Paragraph, TextRun } = this.#docx;
    return [
      new Paragraph({
        children: [new TextRun({ text: readable(title), bold: true, color: edge })],
        border: { left: { style: 'single', size: 12, space: 8, color: edge } },
        keepNext: true,
        spacing: { before: 80, after: 40 },
      }),
      ...this.html(html, edge),
    ];
  }

  /** One provision in one jurisdiction. */
  entry(of: Entry): FileChild[] {
    const { ExternalHyperlink, HeadingLevel, Paragraph, TextRun } = this.#docx;
    const first = of.asides.filter(({ kind }) => kind === 'warning' || kind === 'upcoming');
    const rest = of.asides.filter(({ kind }) => kind === 'rule' || kind === 'note');
    return [
      new Paragraph({
        heading: HeadingLevel.HEADING_3,
        children: [
          new ExternalHyperlink({ link: of.url, children: [new TextRun(readable(of.jurisdiction))] }),
        ],
      }),
      this.line(t('Updated: {{date}}', { date: of.updated }), { colour: MUTED, size: 18, keepNext: true }),
      ...of.cited.map(({ text, url }, index) => {
        const after = index === of.cited.length - 1 ? 120 : 40;
        return url
          ? this.linked(text, url, { size: 19, after })
          : this.line(text, { colour: MUTED, size: 19, after });
      }),
      ...first.flatMap((aside) => this.#aside(aside)),
      ...this.html(of.html),
      ...(of.alsoSee.length > 0
        ? [this.line(`${t('Also see:')} ${of.alsoSee.join('; ')}`, { colour: MUTED, size: 19 })]
        : []),
      ...rest.flatMap((aside) => this.#aside(aside)),
      this.line(of.verified, { colour: MUTED, size: 17, after: 160 }),
    ];
  }

  /** A heading that the contents lead to. */
  heading(text: string, level: 1 | 2, anchor: string, onNewPage: boolean): FileChild {
    const { Bookmark, HeadingLevel, Paragraph, TextRun } = this.#docx;
    return new Paragraph({
      heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
      pageBreakBefore: onNewPage,
      children: [new Bookmark({ id: anchor, children: [new TextRun(readable(text))] })],
    });
  }

  /** A line of the contents. */
  contentsLine(text: string, level: 1 | 2, anchor: string): FileChild {
    const { InternalHyperlink, Paragraph, TextRun } = this.#docx;
    const run = new TextRun({ text: readable(text), bold: level === 1, color: LINK });
    return new Paragraph({
      children: [new InternalHyperlink({ anchor, children: [run] })],
      indent: { left: level === 1 ? 0 : 360 },
      spacing: { after: 40 },
    });
  }
}

const styles = {
  paragraphStyles: [
    { id: FOOT, name: 'Foot of the page', basedOn: 'Normal', run: { size: 16, color: MUTED } },
  ],
  default: {
    document: { run: { font: 'Calibri', size: 22, color: '24211D' } },
    title: {
      run: { font: 'Georgia', size: 48, bold: true, color: '24211D' },
      paragraph: { spacing: { after: 120 } },
    },
    heading1: {
      run: { font: 'Georgia', size: 34, bold: true, color: '1F6F6F' },
      paragraph: { spacing: { after: 160 }, keepNext: true },
    },
    heading2: {
      run: { font: 'Georgia', size: 28, bold: true, color: '24211D' },
      paragraph: { spacing: { before: 280, after: 60 }, keepNext: true },
    },
    heading3: {
      run: { font: 'Georgia', size: 24, bold: true, color: '24211D' },
      paragraph: { spacing: { before: 200, after: 20 }, keepNext: true },
    },
  },
};

/** A report as a Word document with headings, links, lists and tables that Word itself knows as such. */
export async function writeWord(report: ReportDocument, progress: Progress): Promise<Uint8Array> {
  const docx = await import('docx');
  const { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } = docx;
  const parts = new WordParts(docx, report.baseUrl);
  const contents: FileChild[] = [];
  const body: FileChild[] = [];
  let anchors = 0;
  for (const [index, area] of report.areas.entries()) {
    const areaAnchor = `part${++anchors}`;
    contents.push(parts.contentsLine(area.name, 1, areaAnchor));
    body.push(parts.heading(area.name, 1, areaAnchor, true));
    for (const group of area.groups) {
      const anchor = `part${++anchors}`;
      contents.push(parts.contentsLine(group.name, 2, anchor));
      body.push(parts.heading(group.name, 2, anchor, false));
      body.push(parts.line(group.topic, { colour: MUTED, size: 18, keepNext: true }));
      for (const entry of group.entries) body.push(...parts.entry(entry));
    }
    progress((0.6 * (index + 1)) / report.areas.length);
    await breathe();
  }
  const document = new Document({
    title: readable(report.name),
    creator: report.productName,
    subject: report.asOf,
    styles,
    numbering: parts.numbering(),
    sections: [
      {
        // Letter, in twentieths of a point.
        properties: { page: { size: { width: 12_240, height: 15_840 } } },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: FOOT,
                children: [
                  [readable(`${report.name} · ${report.asOf} · `)],
                  [PageNumber.CURRENT],
                  [' / '],
                  [PageNumber.TOTAL_PAGES],
                ].map((said) => new TextRun({ children: said })),
              }),
            ],
          }),
        },
        children: [
          parts.line(report.productName, { colour: '1F6F6F', bold: true }),
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(readable(report.name))] }),
          parts.line(report.asOf),
          parts.line(report.madeFor, { colour: MUTED, after: 200 }),
          ...report.warnings.map((text) => parts.line(text, { colour: '754D02', bold: true })),
          parts.line(report.disclaimer, { colour: MUTED, size: 19, after: 240 }),
          parts.line(t('Contents'), { bold: true, size: 28 }),
          ...contents,
          ...body,
        ] as never[],
      },
    ],
  });
  const file = await Packer.toBuffer(document);
  progress(1);
  return file;
}
