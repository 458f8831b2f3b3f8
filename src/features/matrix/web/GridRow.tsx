import { memo } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { sameAs } from '../cell.ts';
import { changesOverTime } from '../figureLines.ts';
import type { MatrixRow } from '../rows.ts';
import { CellContent } from './CellContent.tsx';
import { cellName } from './cellWords.ts';
import c from './MatrixGrid.module.css';
import { OverTimeButton } from './overTime/OverTimeButton.tsx';

interface RowProps {
  row: MatrixRow;
  columns: readonly JurisdictionCode[];
  home: JurisdictionCode | null;
  onOverTime: (row: MatrixRow) => void;
}

/** A row of the grid: the field, and what each jurisdiction answers. */
export const GridRow = memo(function GridRow({ row, columns, home, onOverTime }: RowProps) {
  const homeCell = home ? row.cells.get(home) : undefined;
  const isText = row.field.type === 'text' || row.field.type === 'list';
  return (
    <tr>
      <th scope="row" data-col="0" tabIndex={-1} className={c.field}>
        {changesOverTime(row) && <OverTimeButton row={row} onOpen={onOverTime} />}
        {row.field.label}
        {row.field.unit && <small>{row.field.unit.replace(/^CAD/, 'CAD,')}</small>}
      </th>
      {columns.map((code) => {
        const cell = row.cells.get(code);
        if (!cell) {
          return (
            <td key={code} data-col={code} tabIndex={-1} data-home={code === home || undefined}>
              <span className={c.muted}>{t('No entry')}</span>
            </td>
          );
        }
        const rank = row.ranks.get(code);
        const content = <CellContent cell={cell} home={homeCell} rank={rank} />;
        return (
          <td
            key={code}
            data-col={code}
            data-cell={row.id}
            data-home={code === home || undefined}
            data-kind={cell.kind}
            data-same={sameAs(cell, homeCell) === true || undefined}
            data-text={isText || undefined}
            tabIndex={-1}
            aria-haspopup="dialog"
            aria-label={cellName(cell, homeCell, rank)}
          >
            {isText ? <div className={c.inner}>{content}</div> : content}
          </td>
        );
      })}
    </tr>
  );
});
