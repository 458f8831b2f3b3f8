import {
  Bookmark,
  Document,
  ExternalHyperlink,
  type FileChild,
  Footer,
  HeadingLevel,
  InternalHyperlink,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { readable } from '../../../../platform/documents/htmlBlocks.ts';
import {
  FOOT,
  footStyle,
  headingStyle,
  hyperlinkStyle,
  INK,
  LETTER,
  LINK,
  MUTED,
} from '../../../../platform/documents/wordPage.ts';
import { WordText } from '../../../../platform/documents/wordText.ts';
import { t } from '../../../../shared/text.ts';
import { breathe, type Progress } from './progress.ts';
import type { Aside, Entry, ReportDocument } from './reportDocument.ts';

const ASIDE_COLOUR: Record<Aside['kind'], string> = {
  warning: '962B22',
  upcoming: 'BF8415',
  figures: '8D825C',
  rule: '1F6F6F',
  coverage: '8D825C',
  policy: '1F6F6F',
  note: '8D825C',
};

/** A line of plain words. */
const line = (
  text: string,
  look: { colour?: string; bold?: boolean; size?: number; after?: number; keepNext?: boolean } = {},
): Paragraph => {
  const { colour: color, bold, size } = look;
  return new Paragraph({
    children: [new TextRun({ text: readable(text), color, bold, size })],
    spacing: { after: look.after ?? 60 },
    keepNext: look.keepNext,
  });
};

/** A line that is a link. */
const linked = (text: string, link: string, { size, after }: { size: number; after: number }): Paragraph =>
  new Paragraph({
    children: [new ExternalHyperlink({ link, children: [new TextRun({ text, style: 'Hyperlink', size })] })],
    spacing: { after },
  });

function asideParts({ kind, title, html }: Aside, text: WordText): FileChild[] {
  const edge = ASIDE_COLOUR[kind];
  return [
    new Paragraph({
      children: [new TextRun({ text: readable(title), bold: true, color: edge })],
      border: { left: { style: 'single', size: 12, space: 8, color: edge } },
      keepNext: true,
      spacing: { before: 80, after: 40 },
    }),
    ...text.blocks(html, edge),
  ];
}

/** One provision in one jurisdiction. */
function entryParts(of: Entry, text: WordText): FileChild[] {
  const first = of.asides.filter(({ kind }) => kind === 'warning' || kind === 'upcoming');
  const rest = of.asides.filter(({ kind }) => kind !== 'warning' && kind !== 'upcoming');
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_3,
      children: [new ExternalHyperlink({ link: of.url, children: [new TextRun(readable(of.jurisdiction))] })],
    }),
    line(t('Updated: {{date}}', { date: of.updated }), { colour: MUTED, size: 18, keepNext: true }),
    ...of.cited.map(({ text: cited, url }, index) => {
      const after = index === of.cited.length - 1 ? 120 : 40;
      return url ? linked(cited, url, { size: 19, after }) : line(cited, { colour: MUTED, size: 19, after });
    }),
    ...first.flatMap((aside) => asideParts(aside, text)),
    ...text.blocks(of.html),
    ...(of.alsoSee.length > 0
      ? [line(`${t('Also see:')} ${of.alsoSee.join('; ')}`, { colour: MUTED, size: 19 })]
      : []),
    ...rest.flatMap((aside) => asideParts(aside, text)),
    line(of.verified, { colour: MUTED, size: 17, after: of.sources.length > 0 ? 40 : 160 }),
    ...of.sources.map(({ text: source, url }, index) => {
      const after = index === of.sources.length - 1 ? 160 : 20;
      return url
        ? linked(source, url, { size: 17, after })
        : line(source, { colour: MUTED, size: 17, after });
    }),
  ];
}

/** A heading that the contents lead to. */
const heading = (text: string, level: 1 | 2, anchor: string, onNewPage: boolean): Paragraph =>
  new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    pageBreakBefore: onNewPage,
    children: [new Bookmark({ id: anchor, children: [new TextRun(readable(text))] })],
  });

/** A line of the contents. */
const contentsLine = (text: string, level: 1 | 2, anchor: string): Paragraph => {
  const run = new TextRun({ text: readable(text), bold: level === 1, color: LINK });
  return new Paragraph({
    children: [new InternalHyperlink({ anchor, children: [run] })],
    indent: { left: level === 1 ? 0 : 360 },
    spacing: { after: 40 },
  });
};

const smallHeading = headingStyle({ size: 22, before: 120, after: 60 });
const styles = {
  paragraphStyles: [footStyle],
  default: {
    hyperlink: hyperlinkStyle,
    document: { run: { font: 'Calibri', size: 22, color: INK } },
    title: headingStyle({ size: 48, after: 120 }),
    heading1: headingStyle({ size: 34, after: 160, colour: '1F6F6F' }),
    heading2: headingStyle({ size: 28, before: 280, after: 60 }),
    heading3: headingStyle({ size: 24, before: 200, after: 20 }),
    heading4: smallHeading,
    heading5: smallHeading,
    heading6: smallHeading,
  },
};

/** At the foot of each page: what it is of, and which page of how many. */
const pageFoot = ({ name, asOf }: ReportDocument): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: FOOT,
        children: [
          [readable(`${name} · ${asOf} · `)],
          [PageNumber.CURRENT],
          [' / '],
          [PageNumber.TOTAL_PAGES],
        ].map((said) => new TextRun({ children: said })),
      }),
    ],
  });

/** A report as a Word document with headings, links, lists and tables that Word itself knows as such. */
export async function writeWord(report: ReportDocument, progress: Progress): Promise<Uint8Array> {
  // The headings of a text stand beneath that of its jurisdiction.
  const text = new WordText({ baseUrl: report.baseUrl, headingsFrom: 4 });
  const contents: FileChild[] = [];
  const body: FileChild[] = [];
  let anchors = 0;
  for (const [index, area] of report.areas.entries()) {
    const areaAnchor = `part${++anchors}`;
    contents.push(contentsLine(area.name, 1, areaAnchor));
    body.push(heading(area.name, 1, areaAnchor, true));
    for (const group of area.groups) {
      const anchor = `part${++anchors}`;
      contents.push(contentsLine(group.name, 2, anchor));
      body.push(heading(group.name, 2, anchor, false));
      body.push(line(group.topic, { colour: MUTED, size: 18, keepNext: true }));
      for (const entry of group.entries) body.push(...entryParts(entry, text));
    }
    progress((0.6 * (index + 1)) / report.areas.length);
    await breathe();
  }
  const document = new Document({
    title: readable(report.name),
    creator: report.productName,
    subject: report.asOf,
    styles,
    numbering: text.numbering(),
    sections: [
      {
        properties: LETTER,
        footers: { default: pageFoot(report) },
        children: [
          line(report.productName, { colour: '1F6F6F', bold: true }),
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(readable(report.name))] }),
          line(report.asOf),
          line(report.madeFor, { colour: MUTED, after: 200 }),
          ...report.warnings.map((warning) => line(warning, { colour: '754D02', bold: true })),
          line(report.disclaimer, { colour: MUTED, size: 19, after: 240 }),
          line(t('Contents'), { bold: true, size: 28 }),
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
