import type { Cell, RichTextRun } from 'hucre';
import { blockLines, type Run } from '../../../../platform/documents/blocks.ts';
import { readBlocks } from '../../../../platform/documents/htmlBlocks.ts';
import {
  bold,
  FONT,
  grid,
  type LinkRow,
  link,
  linkSheet,
  names,
  plain,
  rich,
  type SheetColumn,
  tableSheet,
} from '../../../../platform/documents/sheets.ts';
import { t } from '../../../../shared/text.ts';
import { breathe, type Progress } from './progress.ts';
import type { Aside, Entry, ReportDocument } from './reportDocument.ts';

const fontOf = (run: Run): RichTextRun['font'] => ({
  ...(run.bold ? { bold: true } : {}),
  ...(run.italic ? { italic: true } : {}),
  ...(run.underline ? { underline: true } : {}),
  ...(run.strike ? { strikethrough: true } : {}),
});

/** HTML in one cell: bold and slanted words as such, items and rows on lines of their own. */
function richHtml(html: string, baseUrl: string): Cell {
  const lines = blockLines(readBlocks(html, baseUrl));
  const runs = lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, ...line] : line));
  return rich(runs.map((run) => ({ text: run.text, font: fontOf(run) })));
}

const asidesHtml = (of: Entry, kinds: readonly Aside['kind'][]): string =>
  of.asides
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ title, html }) => `<h4>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h4>${html}`)
    .join('');

interface Row {
  of: Entry;
  area: string;
  topic: string;
  group: string;
}

const columnsOf = (report: ReportDocument): SheetColumn<Row>[] => {
  const told = (of: Entry, ...kinds: Aside['kind'][]): Cell =>
    richHtml(asidesHtml(of, kinds), report.baseUrl);
  return [
    { title: t('Area of Law'), width: 24, cell: ({ area }) => plain(area) },
    { title: t('Topic'), width: 24, cell: ({ topic }) => plain(topic) },
    { title: t('Provision'), width: 28, cell: ({ of, group }) => link(group, of.url) },
    { title: t('Jurisdiction'), width: 20, cell: ({ of }) => plain(of.jurisdiction) },
    { title: t('Last Updated'), width: 16, cell: ({ of }) => plain(of.updated) },
    { title: t('Acts and regulations'), width: 36, cell: ({ of }) => names(of.cited) },
    { title: t('Text'), width: 110, cell: ({ of }) => richHtml(of.html, report.baseUrl) },
    { title: t('Figures'), width: 44, cell: ({ of }) => told(of, 'figures') },
    {
      title: t('Warnings and upcoming changes'),
      width: 44,
      cell: ({ of }) => told(of, 'warning', 'upcoming'),
    },
    {
      title: t('Exemptions, special rules and who is not covered'),
      width: 44,
      cell: ({ of }) => told(of, 'rule', 'coverage'),
    },
    ...(report.withPolicies
      ? [{ title: t('Sample policy'), width: 80, cell: ({ of }: Row) => told(of, 'policy') }]
      : []),
    { title: t('Notes'), width: 40, cell: ({ of }) => told(of, 'note') },
    { title: t('Standing'), width: 36, cell: ({ of }) => plain(of.verified) },
    { title: t('Sources'), width: 40, cell: ({ of }) => names(of.sources) },
  ];
};

/** Every act, regulation and source with an address, each a link of its own. */
const linksOf = (rows: readonly Row[]): LinkRow[] =>
  rows.flatMap(({ of, group }) => {
    const row =
      (kind: string) =>
      (line: Entry['cited'][number]): LinkRow[] =>
        line.url
          ? [{ provision: group, jurisdiction: of.jurisdiction, kind, text: line.text, url: line.url }]
          : [];
    return [...of.cited.flatMap(row(t('Law'))), ...of.sources.flatMap(row(t('Source')))];
  });

/** What the file is, before the law in it: as of when, the disclaimer, and what it holds. */
function aboutSheet(report: ReportDocument) {
  const contents = report.areas.flatMap((area) => [
    [bold(area.name)],
    ...area.groups.map((group) => [
      plain(group.name),
      plain(group.entries.map(({ jurisdiction }) => jurisdiction).join(', ')),
    ]),
  ]);
  const lines = [
    [bold(report.name)],
    [plain(report.asOf)],
    [plain(report.madeFor)],
    ...report.warnings.map((text) => [bold(text)]),
    [plain(report.disclaimer)],
    [link(t('View Report'), report.url)],
    [plain('')],
    [bold(t('Contents'))],
    ...contents,
  ];
  return grid(t('Contents'), lines, [70, 60]);
}

/**
 * A report as an Excel file: a sheet of contents, one with a line for each provision in each jurisdiction, and one with every link.
 */
export async function writeExcel(report: ReportDocument, progress: Progress): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const rows: Row[] = report.areas.flatMap((area) =>
    area.groups.flatMap((group) =>
      group.entries.map((of) => ({ of, area: area.name, topic: group.topic, group: group.name })),
    ),
  );
  progress(0.2);
  await breathe();
  const provisions = tableSheet(t('Provisions'), columnsOf(report), rows, { frozen: 4 });
  progress(0.5);
  await breathe();
  const file = await writeXlsx({
    sheets: [aboutSheet(report), provisions, linkSheet(linksOf(rows))],
    defaultFont: FONT,
  });
  progress(1);
  return file;
}
