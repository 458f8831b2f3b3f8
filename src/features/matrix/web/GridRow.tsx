import { memo } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { changesOverTime } from '../figureLines.ts';
import type { MatrixRow } from '../rows.ts';
import { GridCell } from './GridCell.tsx';
import c from './MatrixGrid.module.css';
import { OverTimeButton } from './overTime/OverTimeButton.tsx';

interface RowProps {
  row: MatrixRow;
  columns: readonly JurisdictionCode[];
  home: JurisdictionCode | null;
  /** So many columns, home included, are drawn whole. */
  whole: number;
  onOverTime: (row: MatrixRow) => void;
}

/** A row of the grid: the field, and what each jurisdiction answers. */
export const GridRow = memo(function GridRow({ row, columns, home, whole, onOverTime }: RowProps) {
  return (
    <tr>
      <th scope="row" data-col="0" tabIndex={-1} className={c.field}>
        {changesOverTime(row) && <OverTimeButton row={row} onOpen={onOverTime} />}
        {row.field.label}
        {row.field.unit && <small>{row.field.unit.replace(/^CAD/, 'CAD,')}</small>}
      </th>
      {columns.map((code, index) => (
        <GridCell key={code} row={row} code={code} home={home} isBare={index >= whole} />
      ))}
    </tr>
  );
});
