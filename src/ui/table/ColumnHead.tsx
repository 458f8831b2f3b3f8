import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { memo } from 'react';
import type { Column, Direction } from './columns.ts';
import c from './DataTable.module.css';

interface Props<Row, Key extends string> {
  column: Column<Row, Key>;
  /** Which way the rows are sorted by this column; null when by another one. */
  direction: Direction | null;
  /** Left out where the column cannot be sorted by. */
  onSort: ((column: Column<Row, Key>) => void) | undefined;
}

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown };

function PlainHead<Row, Key extends string>({ column, direction, onSort }: Props<Row, Key>) {
  const { title, isTitleHidden, width } = column;
  const Icon = direction ? ICONS[direction] : IconSelector;
  return (
    <th scope="col" style={{ width }} aria-sort={direction ?? undefined}>
      {isTitleHidden && <VisuallyHidden>{title}</VisuallyHidden>}
      {!isTitleHidden && !onSort && title}
      {!isTitleHidden && onSort && (
        <button type="button" className={c.sort} onClick={() => onSort(column)}>
          {title}
          <Icon size={14} stroke={1.8} aria-hidden />
        </button>
      )}
    </th>
  );
}

/** The heading of a column; a button where the rows can be sorted by it. */
export const ColumnHead = memo(PlainHead) as typeof PlainHead;
