import {
  type CSSProperties,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { type Pace, useProgressiveRender } from '../../../ui/hooks/useProgressiveRender.ts';
import type { MatrixCell } from '../cell.ts';
import type { MatrixRow } from '../rows.ts';
import { GridGroup } from './GridGroup.tsx';
import { GridHead } from './GridHead.tsx';
import c from './MatrixGrid.module.css';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';
import type { ShownGroup, ShownMatrix } from './useMatrix.ts';

/** Opens what stands behind a cell: by hand it stays, under a resting pointer it goes when the pointer does. */
export type OpenCell = (cell: MatrixCell, anchor: HTMLElement, how: 'pressed' | 'hovered') => void;

/** A screen shows about six rows. */
const PACE: Pace = { atOnce: 6, near: 24, step: 6 };

/** The groups that have rows so far, and how many. */
function useDrawn(groups: readonly ShownGroup[]): { group: ShownGroup; drawn: number }[] {
  const rows = useMemo(
    () => groups.flatMap((group) => (group.rows.length > 0 ? group.rows.map(() => group) : [group])),
    [groups],
  );
  const { shown } = useProgressiveRender(rows, {
    pace: PACE,
    list: groups.map(({ group }) => group.id).join(),
  });
  return groups.flatMap((group) => {
    const drawn = shown.filter((one) => one === group).length;
    return drawn > 0 ? [{ group, drawn }] : [];
  });
}

/** The page is never so wide that more of them are in sight: home and six beside it. */
const COLUMNS_IN_SIGHT = 7;

/** How many columns are drawn whole: those in sight at once, the others as soon as these stand. */
function useWholeColumns(): number {
  const [whole, setWhole] = useState(COLUMNS_IN_SIGHT);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWhole(Number.POSITIVE_INFINITY)));
    return () => clearTimeout(timer);
  }, []);
  return whole;
}

/** The cell of the model behind an element of the grid. */
const cellAt = (groups: readonly ShownGroup[], element: HTMLElement): MatrixCell | undefined => {
  const { cell: id, col } = element.dataset;
  const row = groups.flatMap(({ rows }) => rows).find((one) => one.id === id);
  return row?.cells.get(col as JurisdictionCode);
};

interface Props {
  shown: ShownMatrix;
  fold: boolean;
  on: string | null;
  onOpen: OpenCell;
  /** The pointer left the cell that it rested on. */
  onLeave: () => void;
  scroller: RefObject<HTMLDivElement | null>;
  label: string;
  onScroll: () => void;
  onOverTime: (row: MatrixRow) => void;
}

/** The matrix as a grid: the first column, home and the head stay in sight. */
export function MatrixGrid(props: Props) {
  const { shown, fold, on, onOpen, onLeave, scroller, label, onScroll, onOverTime } = props;
  const { columns, home, groups } = shown;
  const drawn = useDrawn(groups);
  const whole = useWholeColumns();
  const grid = useRef<HTMLTableElement>(null);
  const latest = useRef(groups);
  latest.current = groups;
  const onPress = useCallback(
    (element: HTMLElement) => {
      const cell = cellAt(latest.current, element);
      if (cell) onOpen(cell, element, 'pressed');
      else element.querySelector<HTMLElement>('a, button')?.click();
    },
    [onOpen],
  );
  const onRest = useCallback(
    (element: HTMLElement) => {
      const cell = cellAt(latest.current, element);
      if (cell) onOpen(cell, element, 'hovered');
    },
    [onOpen],
  );
  const keys = useGridKeys(grid, shown, onPress);
  const pointer = useGridPointer({ onPress, onRest, onLeave });
  return (
    <div className={c.scroller} ref={scroller} onScroll={onScroll}>
      <table
        ref={grid}
        style={{ '--columns': columns.length - 1 } as CSSProperties}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that the arrows walk is a grid
        role="grid"
        aria-label={label}
        className={c.grid}
        {...keys}
        {...pointer}
      >
        <GridHead columns={columns} home={home} />
        {drawn.map(({ group, drawn }) => (
          <GridGroup
            key={group.group.id}
            shown={group}
            {...{ drawn, columns, home, whole, fold, on, onOverTime }}
          />
        ))}
      </table>
    </div>
  );
}
