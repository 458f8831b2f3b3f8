import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus that the closed field had to the one that takes its place. */
export function useFocusHandover<E extends HTMLElement>(): RefObject<E | null> {
  const field = useRef<E>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Where the focus has gone elsewhere meanwhile it stays there.
    if (activeElement === null || activeElement === document.body) field.current?.focus();
  }, []);
  return field;
}
