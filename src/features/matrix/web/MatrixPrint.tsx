import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type JurisdictionCode, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { sectionsText } from '../../provisions/sectionsText.ts';
import type { MatrixCell } from '../cell.ts';
import { standingText } from './Marks.tsx';
import c from './MatrixPrint.module.css';
import type { ShownMatrix } from './useMatrix.ts';

/** The columns of a page beside home, which every page repeats. */
const COLUMNS = 4;

/** Whether the page is being printed: what is only for paper is drawn then, and at no other time. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    const follow = (): void => (paper.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}

function pages(columns: readonly JurisdictionCode[]): JurisdictionCode[][] {
  const [home, ...others] = columns;
  if (!home) return [];
  if (others.length === 0) return [[home]];
  return Array.from({ length: Math.ceil(others.length / COLUMNS) }, (_, page) => [
    home,
    ...others.slice(page * COLUMNS, (page + 1) * COLUMNS),
  ]);
}

const citedText = ({ row, provision }: MatrixCell): string => {
  const cited = row && row.cites.length > 0 ? row.cites : [...provision.acts, ...provision.regulations];
  return cited
    .map(({ name, sections }) => (sections ? `${name}, ${sectionsText(sections)}` : name))
    .join('; ');
};

/** The matrix on paper: five columns a page, home on each, with the sections and standing of every provision. */
export function MatrixPrint({ shown }: { shown: ShownMatrix }) {
  return pages(shown.columns).map((codes) => (
    <table key={codes.join()} className={c.page}>
      <thead>
        <tr>
          <th>{t('Field')}</th>
          {codes.map((code) => (
            <th key={code}>{jurisdictionName(code)}</th>
          ))}
        </tr>
      </thead>
      {shown.groups.map(({ group, rows }) => (
        <tbody key={group.id}>
          <tr className={c.group}>
            <th>{group.name}</th>
            {codes.map((code) => {
              const cell = rows[0]?.cells.get(code);
              return (
                <td key={code}>
                  {cell && (
                    <>
                      {citedText({ ...cell, row: null }) || t('Section not known')}
                      <br />
                      {standingText(cell.provision)}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.field.label}</th>
              {codes.map((code) => {
                const cell = row.cells.get(code);
                return (
                  <td key={code}>
                    {cell?.lines.map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                    {cell?.row?.from && (
                      <small>{t('since {{date}}', { date: shortDate(cell.row.from) })}</small>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  ));
}
