import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { Column, Direction } from './columns.ts';
import c from './DataTable.module.css';

interface Props {
  column: Pick<Column<never>, 'title' | 'isTitleHidden' | 'width'>;
  /** Which way the rows are sorted by this column; null when by another one. */
  direction: Direction | null;
  /** Left out where the column cannot be sorted by. */
  onSort: (() => void) | undefined;
}

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown };

/** The heading of a column; a button where the rows can be sorted by it. */
export function ColumnHead({ column: { title, isTitleHidden, width }, direction, onSort }: Props) {
  const Icon = direction ? ICONS[direction] : IconSelector;
  return (
    <th scope="col" style={{ width }} aria-sort={direction ?? undefined}>
      {isTitleHidden && <VisuallyHidden>{title}</VisuallyHidden>}
      {!isTitleHidden && !onSort && title}
      {!isTitleHidden && onSort && (
        <UnstyledButton className={c.sort} onClick={onSort}>
          {title}
          <Icon size={14} stroke={1.8} aria-hidden />
        </UnstyledButton>
      )}
    </th>
  );
}
