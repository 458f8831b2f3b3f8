import { useEffect, useRef } from 'react';

/** The button that opened something gets the focus back when that is gone and the focus went with it. */
export function useReturnFocus<E extends HTMLElement>(isOpen: boolean) {
  const button = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
