import { useEffect, useRef } from 'react';

/** When one of what is counted is gone and the focus went with it, the focus goes on from `place`, not from the page's beginning. */
export function useFocusWhenFewer(count: number, place: () => HTMLElement | null | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) place()?.focus({ preventScroll: true });
  });
}
