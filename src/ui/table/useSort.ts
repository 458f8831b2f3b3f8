import { useCallback, useMemo, useState } from 'react';
import type { Column, Sort } from './columns.ts';
import { sortRows } from './sortRows.ts';

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;

interface Options<Row, Key extends string> {
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  /** The order in which the rows are given, or are sorted at first. */
  sort: Sort<Key> | undefined;
  /** Given by whoever sorts the rows; without it the table does. */
  onSort: ((sort: Sort<Key>) => void) | undefined;
}

/** The rows in their order, and what a press on the heading of a column does. */
export function useSort<Row, Key extends string>({ columns, rows, sort: given, onSort }: Options<Row, Key>) {
  const [chosen, setChosen] = useState(given);
  const sort = onSort ? given : chosen;
  const sortBy = onSort ? undefined : columns.find(({ key }) => key === sort?.by)?.sortBy;
  const direction = sort?.direction;
  const sorted = useMemo(
    () => (sortBy && direction ? sortRows(rows, sortBy, direction) : rows),
    [rows, sortBy, direction],
  );
  const press = useCallback(
    ({ key, sortsFirst = 'ascending' }: Pick<Column<Row, Key>, 'key' | 'sortsFirst'>): void => {
      const isSame = sort?.by === key;
      (onSort ?? setChosen)({ by: key, direction: isSame ? OPPOSITE[sort.direction] : sortsFirst });
    },
    [sort, onSort],
  );
  return { sort, sorted, press };
}
