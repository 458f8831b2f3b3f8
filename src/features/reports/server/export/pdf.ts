import { readBlocks } from '../../../../platform/documents/htmlBlocks.ts';
import { pdfMaker } from '../../../../platform/documents/pdfMaker.ts';
import { t } from '../../../../shared/text.ts';
import { type Node, pdfBlocks, withoutLastGap } from './pdfBlocks.ts';
import { breathe, type Progress } from './progress.ts';
import type { Aside, Entry, ReportDocument } from './reportDocument.ts';

const INK = '#24211d';
const MUTED = '#625c53';
const BRAND = '#1f6f6f';
const LINK = '#185b5c';

const ASIDE_LOOK: Record<Aside['kind'], { line: string; ground: string }> = {
  warning: { line: '#962b22', ground: '#fcf0ee' },
  upcoming: { line: '#bf8415', ground: '#fdf6e6' },
  figures: { line: '#8d825c', ground: '#f6f3ea' },
  rule: { line: '#1f6f6f', ground: '#eef6f5' },
  coverage: { line: '#8d825c', ground: '#f6f3ea' },
  policy: { line: '#1f6f6f', ground: '#eef6f5' },
  note: { line: '#8d825c', ground: '#fffdf3' },
};

/** HTML of about a third of a page. */
const SHORT_HTML = 1_500;

/** A box with a coloured edge. */
function aside({ kind, title, html }: Aside, baseUrl: string): Node {
  const look = ASIDE_LOOK[kind];
  const content = [
    { text: title, bold: true, margin: [0, 0, 0, 2] },
    ...withoutLastGap(pdfBlocks(readBlocks(html, baseUrl))),
  ];
  return {
    table: {
      widths: ['*'],
      // A short box stays on one page.
      dontBreakRows: html.length < SHORT_HTML,
      body: [[{ stack: content, fillColor: look.ground, fontSize: 9.5 }]],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (column: number) => (column === 0 ? 2 : 0),
      vLineColor: () => look.line,
      paddingLeft: () => 10,
      paddingRight: () => 10,
      paddingTop: () => 6,
      paddingBottom: () => 7,
    },
    margin: [0, 3, 0, 6],
  };
}

/** One provision in one jurisdiction; `head` is what stands above it and never at the foot of the page before. */
function entry(of: Entry, baseUrl: string, head: Node[]): Node[] {
  const first = of.asides.filter(({ kind }) => kind === 'warning' || kind === 'upcoming');
  const rest = of.asides.filter(({ kind }) => kind !== 'warning' && kind !== 'upcoming');
  const cited = of.cited.map(({ text, url }) =>
    url ? { text, link: url, color: LINK, fontSize: 9.5 } : { text, color: MUTED, fontSize: 9.5 },
  );
  return [
    {
      unbreakable: true,
      stack: [
        ...head,
        { text: of.jurisdiction, style: 'jurisdiction', link: of.url },
        {
          text: t('Updated: {{date}}', { date: of.updated }),
          color: MUTED,
          fontSize: 9,
          margin: [0, 0, 0, 3],
        },
        ...cited,
      ],
      margin: [0, head.length > 0 ? 0 : 10, 0, 4],
    },
    ...first.map((one) => aside(one, baseUrl)),
    ...pdfBlocks(readBlocks(of.html, baseUrl)),
    ...(of.alsoSee.length > 0
      ? [{ text: [t('Also see:'), ' ', of.alsoSee.join('; ')], fontSize: 9.5, color: MUTED }]
      : []),
    ...rest.map((one) => aside(one, baseUrl)),
    { text: of.verified, fontSize: 8.5, color: MUTED, margin: [0, 2, 0, of.sources.length > 0 ? 1 : 4] },
    ...of.sources.map(({ text, url }, index) => ({
      text,
      fontSize: 8.5,
      ...(url ? { link: url, color: LINK } : { color: MUTED }),
      margin: [0, 0, 0, index === of.sources.length - 1 ? 4 : 1],
    })),
  ];
}

function front(report: ReportDocument): Node[] {
  return [
    { text: report.productName, color: BRAND, bold: true, fontSize: 11 },
    { text: report.name, style: 'title' },
    { text: report.asOf, fontSize: 11 },
    { text: report.madeFor, color: MUTED, margin: [0, 2, 0, 12] },
    ...report.warnings.map((text) => ({ text, bold: true, color: '#754d02', margin: [0, 0, 0, 4] })),
    { text: report.disclaimer, fontSize: 9.5, color: MUTED, margin: [0, 2, 0, 18] },
    {
      toc: {
        outlines: true,
        title: { text: t('Contents'), style: 'contents' },
        numberStyle: { color: MUTED },
      },
    },
  ];
}

const styles = {
  title: { fontSize: 24, bold: true, margin: [0, 6, 0, 6] },
  contents: { fontSize: 14, bold: true, margin: [0, 0, 0, 6] },
  area: { fontSize: 18, bold: true, color: BRAND, margin: [0, 0, 0, 6] },
  group: { fontSize: 14, bold: true, margin: [0, 12, 0, 0] },
  topic: { fontSize: 9, color: MUTED },
  jurisdiction: { fontSize: 12, bold: true, color: INK },
  caption: { fontSize: 9, color: MUTED, margin: [0, 2, 0, 2] },
};

/** An area on pages of its own: its groups, each with its provisions. */
function areaPages(area: ReportDocument['areas'][number], baseUrl: string): Node[] {
  const content: Node[] = [
    { text: area.name, style: 'area', pageBreak: 'before', tocItem: true, tocStyle: { bold: true } },
  ];
  for (const group of area.groups) {
    const head = [
      { text: group.name, style: 'group', tocItem: true, tocMargin: [12, 0, 0, 0] },
      { text: group.topic, style: 'topic', margin: [0, 0, 0, 10] },
    ];
    for (const [nth, one] of group.entries.entries()) {
      content.push(...entry(one, baseUrl, nth === 0 ? head : []));
    }
  }
  return content;
}

/**
 * A report as a PDF: a first page with what it is and its contents, then its provisions. Reads nothing from any
 * network.
 */
export async function writePdf(report: ReportDocument, progress: Progress): Promise<Uint8Array> {
  const pdfmake = await pdfMaker();
  const content: Node[] = front(report);
  for (const [index, area] of report.areas.entries()) {
    content.push(...areaPages(area, report.baseUrl));
    progress((0.2 * (index + 1)) / report.areas.length);
    await breathe();
  }
  pdfmake.setProgressCallback((done) => progress(0.5 + done * 0.5));
  const pdf = pdfmake.createPdf({
    pageSize: 'LETTER',
    pageMargins: [60, 56, 60, 56],
    info: {
      title: report.name,
      author: report.productName,
      subject: report.asOf,
      creator: report.productName,
    },
    language: 'en-CA',
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.22, color: INK },
    styles,
    content,
    footer: (page: number, pages: number) => ({
      columns: [
        { text: `${report.name} · ${report.asOf}`, width: '*' },
        { text: t('Page {{page}} of {{pages}}', { page, pages }), width: 'auto' },
      ],
      margin: [60, 20, 60, 0],
      fontSize: 8,
      color: MUTED,
    }),
  });
  return pdf.getBuffer();
}
