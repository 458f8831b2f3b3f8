import { type MouseEvent, useMemo, useRef } from 'react';

/** How long the pointer rests on a cell before it opens. */
const REST_MS = 600;

const cellUnder = (event: MouseEvent<HTMLElement>): HTMLElement | null =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');

interface Answers {
  onPress: (cell: HTMLElement) => void;
  /** The pointer rested on a cell for a while. */
  onRest: (cell: HTMLElement) => void;
  onLeave: () => void;
}

/** The pointer on a grid whose cells carry `data-cell`: one listener for all of them, and not one for each of hundreds. */
export function useGridPointer({ onPress, onRest, onLeave }: Answers) {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(
    () => ({
      onClick: (event: MouseEvent<HTMLElement>) => {
        const cell = cellUnder(event);
        if (cell && !(event.target as HTMLElement).closest('a, button')) onPress(cell);
      },
      onMouseOver: (event: MouseEvent<HTMLElement>) => {
        clearTimeout(rest.current);
        const cell = cellUnder(event);
        if (cell) rest.current = setTimeout(() => onRest(cell), REST_MS);
      },
      onMouseLeave: () => {
        clearTimeout(rest.current);
        onLeave();
      },
    }),
    [onPress, onRest, onLeave],
  );
}
