import { memo } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { sameAs } from '../cell.ts';
import type { MatrixRow } from '../rows.ts';
import { isScale } from '../scale.ts';
import { CellContent } from './CellContent.tsx';
import { cellName } from './cellWords.ts';
import c from './MatrixGrid.module.css';

interface CellProps {
  row: MatrixRow;
  code: JurisdictionCode;
  home: JurisdictionCode | null;
  /** It is out of sight, and its turn has not come: its words alone hold its place, so that rows keep their height. */
  isBare: boolean;
}

/** What one jurisdiction answers to one field. */
export const GridCell = memo(function GridCell({ row, code, home, isBare }: CellProps) {
  const cell = row.cells.get(code);
  const isHome = code === home || undefined;
  if (!cell) {
    return (
      <td data-col={code} tabIndex={-1} data-home={isHome}>
        <span className={c.muted}>{t('No entry')}</span>
      </td>
    );
  }
  const isText = row.field.type === 'text' || row.field.type === 'list' || undefined;
  if (isBare) {
    const words = isScale(cell.row?.value) ? null : cell.lines.join(' ');
    return (
      <td data-col={code} data-text={isText} tabIndex={-1}>
        {isText ? <div className={c.inner}>{words}</div> : words}
      </td>
    );
  }
  const homeCell = home ? row.cells.get(home) : undefined;
  const rank = row.ranks.get(code);
  const content = <CellContent cell={cell} home={homeCell} rank={rank} />;
  return (
    <td
      data-col={code}
      data-cell={row.id}
      data-home={isHome}
      data-kind={cell.kind}
      data-same={sameAs(cell, homeCell) === true || undefined}
      data-text={isText}
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={cellName(cell, homeCell, rank)}
    >
      {isText ? <div className={c.inner}>{content}</div> : content}
    </td>
  );
});
