import { t } from '../../../shared/text.ts';
import type { FileRow } from './fileRows.ts';

/** What a spreadsheet would read as a formula is given a mark before it, so that it stays words. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string => `"${safe(text).replaceAll('"', '""')}"`;
const line = (cells: readonly string[]): string => cells.map(quoted).join(',');

/** A matrix as CSV, a line for each cell, in UTF-8 with a mark by which spreadsheets know it. */
export function matrixCsv(rows: readonly FileRow[], notes: readonly string[]): string {
  const head = [
    t('Provision'),
    t('Field'),
    t('Jurisdiction'),
    t('Value'),
    t('Unit'),
    t('Beside home'),
    t('Since'),
    t('Comes next'),
    t('From'),
    t('Section'),
    t('Standing'),
    t('Source'),
    t('Address'),
  ];
  const lines = rows.map((row) => [
    row.group,
    row.field,
    row.jurisdiction,
    typeof row.cell.row?.value === 'number' && !row.cell.isAnnounced ? String(row.cell.row.value) : row.value,
    row.row.field.unit ?? '',
    row.beside,
    row.since ?? '',
    row.next,
    row.nextFrom ?? '',
    row.section.text,
    row.standing,
    row.source.text,
    row.section.url ?? '',
  ]);
  return `\uFEFF${[head, ...lines, [], ...notes.map((note) => [note])].map(line).join('\r\n')}\r\n`;
}
