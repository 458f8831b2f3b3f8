import { useRef } from 'react';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';

/** The button that opened something gets the focus back when that is gone and the focus went with it. */
export function useReturnFocus<E extends HTMLElement>(isOpen: boolean) {
  const button = useRef<E>(null);
  useFocusWhenFewer(isOpen ? 1 : 0, () => button.current);
  return button;
}
