import { Button } from '@mantine/core';
import {
  type CSSProperties,
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Pace, useProgressiveRender } from '../hooks/useProgressiveRender.ts';
import { ColumnHead } from './ColumnHead.tsx';
import type { Column, Sort } from './columns.ts';
import c from './DataTable.module.css';
import { focusRow, moveByKey, openByClick } from './rowKeys.ts';
import { rowsInSight } from './rowsInSight.ts';
import { useEasySort } from './useEasySort.ts';
import { useSort } from './useSort.ts';

interface Props<Row, Key extends string> {
  /** What the rows are: the name of the table for those who do not see it. */
  caption: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort<Key>;
  /** Given where the rows come sorted, by the server or from an address; otherwise the table sorts them itself. */
  onSort?: (sort: Sort<Key>) => void;
  /** A click anywhere in a row is a click on its `data-opener`, or else on the link or button of its first cell. */
  opensRows?: boolean;
  /** The row whose details are open: it stays tinted. */
  isOpen?: (row: Row) => boolean;
  /** Marks a row that is switched off or gone. */
  isQuiet?: (row: Row) => boolean;
  /** What is shown below a row, over its whole width. */
  detail?: (row: Row) => ReactNode;
  /** Only so many rows at first; the label of the button that shows all of them is told how many there are. */
  atFirst?: { rows: number; label: (count: number) => string };
  /** The server has more rows. */
  more?: { label: string; isLoading: boolean; onMore: () => void };
  /** Filters above the table, in its card. */
  filters?: ReactNode;
  /** In place of the table when there are no rows. */
  empty?: ReactNode;
  /** Below the headings while the first rows are on their way: when they come, nothing else has to be drawn. */
  awaited?: ReactNode;
  /** Stands inside a card that brings its own edge. */
  isInCard?: boolean;
  /** Other rows are on their way. */
  isBusy?: boolean;
  /** Names a list that may be hundreds of rows long: what is in sight is drawn first, and what is not is not laid out. */
  longList?: string | undefined;
}

/** Pixels of a row of two lines. */
const ROW = 60;

/** So many rows are put into the page at a time: a slow processor takes less than 50 ms over them. */
const STEP = 30;

/** As many rows as this screen can show, and then the rest in steps. */
const longPace = (): Pace => ({ atOnce: rowsInSight(ROW), near: Number.POSITIVE_INFINITY, step: STEP });

/** Of a table that is not long, all. */
const ALL: Pace = { atOnce: Number.POSITIVE_INFINITY, near: 0, step: 0 };

/** The widths of the columns as tracks of a grid, which is what the rows of a long table are. */
const tracksOf = (columns: readonly Pick<Column<never>, 'width'>[]): CSSProperties => {
  const tracks = columns.map(({ width }) => (width ? `${width}px` : 'minmax(0, 1fr)')).join(' ');
  return { '--tracks': tracks } as CSSProperties;
};

/** What a button does that brings more rows. It may be gone then: the keyboard goes on with the first row that it brought. */
function useBring(table: RefObject<HTMLTableElement | null>, count: number) {
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    focusRow(table.current, firstNew.current);
    firstNew.current = null;
  }, [count, table]);
  return (rowsAfter: () => void) => () => {
    firstNew.current = count;
    rowsAfter();
  };
}

/** Rows and columns: sorted, opened by mouse and keyboard, and a card for every row on narrow screens. */
export function DataTable<Row, Key extends string = string>(props: Props<Row, Key>) {
  const { caption, columns, rows, filters, empty, awaited, isInCard, isBusy, atFirst, more } = props;
  const { sort, sorted, press } = useSort({ columns, rows, sort: props.sort, onSort: props.onSort });
  const [showsAll, setShowsAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const isCut = atFirst !== undefined && !showsAll && sorted.length > atFirst.rows;
  const [pace] = useState(() => (props.longList === undefined ? ALL : longPace()));
  const { shown } = useProgressiveRender(isCut ? sorted.slice(0, atFirst.rows) : sorted, {
    pace,
    list: props.longList ?? '',
  });
  const bring = useBring(table, shown.length);
  return (
    <>
      <div className={isInCard ? c.inCard : c.card}>
        {filters}
        {rows.length === 0 && empty !== undefined && !awaited ? (
          empty
        ) : (
          <table
            ref={table}
            className={c.table}
            aria-busy={isBusy || Boolean(awaited)}
            data-long={props.longList === undefined ? undefined : true}
            style={tracksOf(columns)}
          >
            <caption>{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <ColumnHead
                    key={column.key}
                    column={column}
                    direction={sort?.by === column.key ? sort.direction : null}
                    onSort={column.sortBy || column.isSortable ? press : undefined}
                  />
                ))}
              </tr>
            </thead>
            <Rows {...props} rows={shown} />
          </table>
        )}
        {awaited}
      </div>
      {isCut && (
        <Button mt={12} variant="default" onClick={bring(() => setShowsAll(true))}>
          {atFirst.label(rows.length)}
        </Button>
      )}
      {more && !isCut && (
        <Button mt={12} variant="default" loading={more.isLoading} onClick={bring(more.onMore)}>
          {more.label}
        </Button>
      )}
    </>
  );
}

interface CellProps<Row, Key extends string> {
  row: Row;
  columns: readonly Column<Row, Key>[];
}

function PlainCells<Row, Key extends string>({ row, columns }: CellProps<Row, Key>): ReactNode {
  return columns.map(({ key, title, cell, onCard = 'named' }, index) => (
    <td
      key={key}
      data-on-card={index === 0 ? 'plain' : onCard}
      data-title={index > 0 && onCard === 'named' ? title : undefined}
    >
      {cell(row)}
    </td>
  ));
}

/** Drawn anew when the row or the columns are others: sorting moves rows, and draws none. */
const Cells = memo(PlainCells) as typeof PlainCells;

interface RowProps<Row, Key extends string> extends CellProps<Row, Key> {
  /** Where it is shown, while it does not stand there. */
  place: number | undefined;
  opens: boolean | undefined;
  isOpen: boolean | undefined;
  isQuiet: boolean | undefined;
}

function PlainRow<Row, Key extends string>(props: RowProps<Row, Key>) {
  const { row, columns, place, opens, isOpen, isQuiet } = props;
  return (
    <tr
      // In sight from now on; left to itself, the browser would find that out a frame later.
      style={place === undefined ? undefined : { order: place, contentVisibility: 'visible' }}
      data-opens={opens || undefined}
      data-open={isOpen || undefined}
      data-quiet={isQuiet || undefined}
      onClick={opens ? openByClick : undefined}
    >
      <Cells row={row} columns={columns} />
    </tr>
  );
}

const TableRow = memo(PlainRow) as typeof PlainRow;

function Rows<Row, Key extends string>(props: Props<Row, Key>) {
  const { columns, rowKey, opensRows, isOpen, isQuiet, detail } = props;
  const { rows, placeOf } = useEasySort(props.rows, rowKey, props.longList !== undefined);
  return (
    <tbody onKeyDown={moveByKey}>
      {rows.map((row) => {
        const below = detail?.(row);
        return (
          <Fragment key={rowKey(row)}>
            <TableRow
              row={row}
              columns={columns}
              place={placeOf?.(row)}
              opens={opensRows}
              isOpen={isOpen?.(row)}
              isQuiet={isQuiet?.(row)}
            />
            {below && (
              <tr className={c.detail} data-detail>
                <td colSpan={columns.length}>{below}</td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}
