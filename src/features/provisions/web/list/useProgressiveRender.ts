import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a screen shows of a list is its first entry and little more. */
const AT_ONCE = 1;

/**
 * The first item at once and the rest in one transition, which is drawn in slices that give way to whatever the reader does.
 * Soon all of it stands, for find-in-page and links into it; printing waits for the rest.
 */
export function useProgressiveRender<T>(items: readonly T[]): readonly T[] {
  const [isWhole, setWhole] = useState(false);

  useEffect(() => {
    startTransition(() => setWhole(true));
    const drawAll = () => flushSync(() => setWhole(true));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, []);

  return isWhole ? items : items.slice(0, AT_ONCE);
}
