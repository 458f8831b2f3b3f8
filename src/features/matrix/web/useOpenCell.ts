import { useCallback, useRef, useState } from 'react';
import type { MatrixCell } from '../cell.ts';
import type { OpenCell } from './MatrixGrid.tsx';

interface Opened {
  cell: MatrixCell;
  anchor: HTMLElement;
  isPressed: boolean;
}

/** Time to go from a cell to what opened beside it. */
const LEAVE_MS = 250;

/** What is open beside a cell: one at a time. Under a resting pointer it goes when the pointer does. */
export function useOpenCell() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = useCallback<OpenCell>((cell, anchor, how) => {
    clearTimeout(leaving.current);
    setOpened((before) =>
      how === 'hovered' && before?.isPressed ? before : { cell, anchor, isPressed: how === 'pressed' },
    );
  }, []);
  const close = useCallback(() => {
    setOpened((before) => {
      if (before?.isPressed) before.anchor.focus({ preventScroll: true });
      return null;
    });
  }, []);
  const leave = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpened((before) => (before?.isPressed ? before : null)), LEAVE_MS);
  }, []);
  const stay = useCallback(() => clearTimeout(leaving.current), []);
  return { opened, open, close, leave, stay };
}

export type OpenedCell = ReturnType<typeof useOpenCell>;
