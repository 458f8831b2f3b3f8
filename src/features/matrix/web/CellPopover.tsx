import { CloseButton } from '@mantine/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../shared/text.ts';
import { Jur } from '../../../ui/parts/Jur.tsx';
import { CellDetails, type CellDetailsProps } from './CellDetails.tsx';
import c from './CellPopover.module.css';

export interface CellPopoverProps extends CellDetailsProps {
  anchor: HTMLElement;
  /** Opened by hand: it takes the focus, and stays until it is closed. */
  isPressed: boolean;
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
}

const GAP = 6;
const EDGE = 8;

/** Beside the cell, else before it, and within the window. */
function place(anchor: DOMRect, box: DOMRect): { left: number; top: number } {
  const right = anchor.right + GAP;
  const left = anchor.left - GAP - box.width;
  const within = (at: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(at, room - size - EDGE));
  const x =
    right + box.width + EDGE <= window.innerWidth
      ? right
      : left >= EDGE
        ? left
        : within(anchor.left, box.width, window.innerWidth);
  return { left: x, top: within(anchor.top, box.height, window.innerHeight) };
}

/** Escape closes it, and so does a press anywhere but on it and on its cell. */
function useCloseOutside(box: RefObject<HTMLElement | null>, anchor: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const target = event.target as Node;
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !box.current?.contains(target) && !anchor.contains(target)
      )
        onClose();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [box, anchor, onClose]);
}

/** What stands behind a cell, beside it. One at a time. */
function CellPopover({ anchor, isPressed, onClose, onEnter, onLeave, ...details }: CellPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const { cell, group } = details;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another cell has another size
  useLayoutEffect(() => {
    if (box.current) setAt(place(anchor.getBoundingClientRect(), box.current.getBoundingClientRect()));
  }, [anchor, cell]);
  useEffect(() => {
    anchor.dataset.open = 'true';
    return () => {
      delete anchor.dataset.open;
    };
  }, [anchor]);
  useEffect(() => {
    if (isPressed) box.current?.focus();
  }, [isPressed]);
  useCloseOutside(box, anchor, onClose);

  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-label={t('{{field}}, {{jurisdiction}}', {
        field: cell.field.label,
        jurisdiction: cell.provision.jurisdictionName,
      })}
      tabIndex={-1}
      className={c.box}
      style={at ?? { visibility: 'hidden' }}
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
    >
      <div className={c.head}>
        <div>
          <h2>{cell.field.label}</h2>
          <p>{group.name}</p>
        </div>
        <Jur code={cell.provision.jurisdiction} />
        <CloseButton aria-label={t('Close')} onClick={onClose} />
      </div>
      <CellDetails {...details} />
    </div>,
    document.body,
  );
}

export { CellPopover as Component };
