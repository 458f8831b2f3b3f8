import { pdfMaker } from '../../../../platform/documents/pdfMaker.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { fileSize } from '../../evidenceTypes.ts';
import type { PackDocument, PackEntry } from './packDocument.ts';

type Node = object;

const INK = '#24211d';
const MUTED = '#625c53';
const BRAND = '#1f6f6f';
const LINE = '#e6e1d8';

const dash = (text: string | null): string => text ?? '–';
const day = (on: string | null): string => (on ? shortDate(on) : '–');

/** A name above its value, as in a form. */
const fact = (name: string, value: string): Node => ({
  stack: [
    { text: name, fontSize: 8, color: MUTED },
    { text: value, fontSize: 9.5 },
  ],
});

function facts(entry: PackEntry): Node {
  const changed = entry.lastChangedOn
    ? [day(entry.lastChangedOn), entry.lastChangedBy].filter(Boolean).join(', ')
    : '–';
  return {
    table: {
      widths: ['*', '*', '*', '*'],
      body: [
        [
          fact(t('Status'), entry.status),
          fact(t('Owner'), dash(entry.owner)),
          fact(t('Due'), day(entry.dueOn)),
          fact(t('Last change'), changed),
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 4,
      paddingBottom: () => 4,
      paddingLeft: (column: number) => (column === 0 ? 0 : 6),
    },
    margin: [0, 4, 0, 4],
  };
}

const evidenceLine = ({ name, url, size, by, at, file }: PackEntry['evidence'][number]): Node => ({
  text: [
    { text: file ?? name, bold: true },
    ` · ${[url, size === null ? null : fileSize(size), by, shortDate(at)].filter(Boolean).join(' · ')}`,
  ],
});

/** Pieces of evidence that are kept on one page. */
const MAX_TOGETHER = 12;
/** Lines of a history that stay with its heading. */
const LINES_TOGETHER = 3;

/** A requirement: its head stays together with what is known at a glance. */
function entryNodes(entry: PackEntry, number: number): Node[] {
  const history = [
    ...entry.history.map(({ on, text }) => ({ text: [{ text: `${shortDate(on)}  `, color: MUTED }, text] })),
    ...(entry.olderLines > 0
      ? [
          {
            text: t('{{number}} older lines are in the export of the account’s data.', {
              number: entry.olderLines,
            }),
            color: MUTED,
          },
        ]
      : []),
  ];
  return [
    {
      unbreakable: true,
      margin: [0, 12, 0, 0],
      stack: [
        { text: `${number}. ${entry.requirement}`, fontSize: 12, bold: true },
        {
          text: [entry.type, ...entry.citations].join(' · '),
          fontSize: 9,
          color: MUTED,
          margin: [0, 2, 0, 0],
        },
        facts(entry),
        ...(entry.notApplicable
          ? [{ text: [{ text: `${t('Not applicable')}: `, bold: true }, entry.notApplicable], fontSize: 9.5 }]
          : []),
      ],
    },
    {
      // The heading is not left behind at the foot of a page; a long list may go over it.
      unbreakable: entry.evidence.length <= MAX_TOGETHER,
      stack: [
        { text: t('Evidence'), fontSize: 8.5, bold: true, color: BRAND, margin: [0, 4, 0, 1] },
        entry.evidence.length > 0
          ? { ul: entry.evidence.map(evidenceLine), fontSize: 9 }
          : { text: t('None kept.'), fontSize: 9, color: MUTED },
      ],
    },
    ...(history.length > 0
      ? [
          {
            unbreakable: true,
            fontSize: 8.5,
            stack: [
              { text: t('History'), bold: true, color: BRAND, margin: [0, 4, 0, 1] },
              ...history.slice(0, LINES_TOGETHER),
            ],
          },
          { stack: history.slice(LINES_TOGETHER), fontSize: 8.5 },
        ]
      : []),
  ];
}

/** The register of a jurisdiction as a PDF, by area of law. Reads nothing from any network. */
export async function registerPdf(document: PackDocument): Promise<Uint8Array> {
  const pdfmake = await pdfMaker();
  const content: Node[] = [
    { text: document.productName, color: BRAND, bold: true, fontSize: 11 },
    { text: document.title, fontSize: 24, bold: true, margin: [0, 6, 0, 6] },
    { text: document.madeFor, fontSize: 11 },
    { text: document.asOf, color: MUTED, margin: [0, 2, 0, 8] },
    { text: document.summary, margin: [0, 0, 0, 8] },
    { text: document.disclaimer, fontSize: 9, color: MUTED },
  ];
  let area = '';
  for (const [index, entry] of document.entries.entries()) {
    if (entry.area !== area) {
      area = entry.area;
      content.push({
        text: area,
        fontSize: 16,
        bold: true,
        color: BRAND,
        margin: [0, 20, 0, 0],
        headlineLevel: 1,
      });
    }
    content.push(...entryNodes(entry, index + 1));
  }
  return pdfmake
    .createPdf({
      pageSize: 'LETTER',
      pageMargins: [54, 52, 54, 52],
      info: { title: document.title, author: document.productName, subject: document.asOf },
      language: 'en-CA',
      displayTitle: true,
      defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.2, color: INK },
      content,
      // A heading is not left behind at the foot of a page.
      pageBreakBefore: (node: { headlineLevel?: number; startPosition?: { top: number } }) =>
        node.headlineLevel === 1 && (node.startPosition?.top ?? 0) > 620,
      footer: (page: number, pages: number) => ({
        columns: [
          { text: `${document.title} · ${document.asOf}`, width: '*' },
          { text: t('Page {{page}} of {{pages}}', { page, pages }), width: 'auto' },
        ],
        margin: [54, 18, 54, 0],
        fontSize: 8,
        color: MUTED,
      }),
    })
    .getBuffer();
}
