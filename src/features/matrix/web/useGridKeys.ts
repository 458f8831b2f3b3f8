import { type KeyboardEvent, type RefObject, useCallback, useEffect } from 'react';

/** Where a cell of the grid is: its row and column stand on the element. */
const SELECTOR = '[data-col]';

const rowsIn = (grid: HTMLElement): HTMLElement[][] =>
  [...grid.querySelectorAll<HTMLElement>('[role="row"], tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(SELECTOR)])
    .filter((cells) => cells.length > 0);

/** Only one cell of the grid is a stop of the tab key. It is moved in the document alone: drawing hundreds anew would be felt. */
function makeStop(grid: HTMLElement, cell: HTMLElement): void {
  for (const stop of grid.querySelectorAll(`${SELECTOR}[tabindex="0"]`)) stop.setAttribute('tabindex', '-1');
  cell.setAttribute('tabindex', '0');
}

/** The cell that a key leads to from another; null for a key that leads nowhere. */
function target(rows: HTMLElement[][], cell: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  const at = rows.findIndex((row) => row.includes(cell));
  const row = rows[at] ?? [];
  const column = row.indexOf(cell);
  const inRow = (index: number): HTMLElement | null => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index))] ?? [];
    return next[Math.min(column, next.length - 1)] ?? null;
  };
  switch (event.key) {
    case 'ArrowRight':
      return row[column + 1] ?? null;
    case 'ArrowLeft':
      return row[column - 1] ?? null;
    case 'ArrowDown':
      return inRow(at + 1);
    case 'ArrowUp':
      return inRow(at - 1);
    case 'PageDown':
      return inRow(at + 8);
    case 'PageUp':
      return inRow(at - 8);
    case 'Home':
      return (event.ctrlKey ? rows[0]?.[0] : row[0]) ?? null;
    case 'End':
      return (event.ctrlKey ? rows.at(-1)?.at(-1) : row.at(-1)) ?? null;
    default:
      return null;
  }
}

interface GridKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: { target: EventTarget; currentTarget: HTMLElement }) => void;
}

/**
 * The keyboard of a grid (WAI-ARIA): one stop of the tab key, arrows by cell, Home and End in the row, with Ctrl in the grid, Enter
 * or Space to open. Its cells carry `data-col`. `drawn` changes when other cells stand there.
 */
export function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  drawn: unknown,
  open: (cell: HTMLElement) => void,
): GridKeys {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every drawing that puts other cells there
  useEffect(() => {
    const node = grid.current;
    if (!node || node.querySelector(`${SELECTOR}[tabindex="0"]`)) return;
    node.querySelector(SELECTOR)?.setAttribute('tabindex', '0');
  }, [grid, drawn]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const cell = (event.target as HTMLElement).closest<HTMLElement>(SELECTOR);
      const node = grid.current;
      if (!cell || !node || event.altKey || event.metaKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        // A link or button within the cell has the keys to itself once it has the focus.
        if (event.target !== cell) return;
        event.preventDefault();
        open(cell);
        return;
      }
      const next = target(rowsIn(node), cell, event);
      if (!next) return;
      event.preventDefault();
      makeStop(node, next);
      next.focus();
    },
    [grid, open],
  );
  const onFocus = useCallback<GridKeys['onFocus']>(({ target: focused, currentTarget }) => {
    const cell = (focused as HTMLElement).closest<HTMLElement>(SELECTOR);
    if (cell) makeStop(currentTarget, cell);
  }, []);
  return { onKeyDown, onFocus };
}
