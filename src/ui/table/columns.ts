import type { ReactNode } from 'react';

export type Direction = 'ascending' | 'descending';

/** By which column, named by its key, and which way. */
export interface Sort<Key extends string = string> {
  by: Key;
  direction: Direction;
}

export type SortValue = string | number | null;

/** A column of a `DataTable`. */
export interface Column<Row, Key extends string = string> {
  key: Key;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Pixels on a wide screen; columns without a width share what is left. */
  width?: number;
  /** What the table sorts by, where it has all rows. */
  sortBy?: (row: Row) => SortValue;
  /** Whoever gives the rows sorts them: the server, or a screen that keeps the order in its address. */
  isSortable?: boolean;
  /** What the first press on the heading asks for; `ascending` when not given. */
  sortsFirst?: Direction;
  /** Actions and marks need no visible heading. */
  isTitleHidden?: boolean;
  /** On the card of a narrow screen: after its title (`named`, the usual), by itself, or in the upper corner. */
  onCard?: 'named' | 'plain' | 'corner';
}
