import { useEffect, useRef } from 'react';

/** When a note is gone and the focus went with it, the focus goes on from here, not from the page's beginning. */
export function useFocusWhenFewer(count: number, place: () => HTMLElement | null): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) place()?.focus({ preventScroll: true });
  });
}
