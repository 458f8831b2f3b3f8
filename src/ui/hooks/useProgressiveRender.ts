import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a screen shows of a list is its first item and little more. */
const AT_ONCE = 1;
/** How many are drawn and laid out one step after the other: what is read first, about twenty screens. */
const NEAR = 41;
const STEP = 8;

interface Progress<T> {
  shown: readonly T[];
  isWhole: boolean;
}

/**
 * The first item at once, those near it in steps, and then the rest together, all in transitions: they are drawn in slices that
 * give way to whatever the reader does. Soon all of it stands, for find-in-page and links into it; printing waits for the rest.
 */
export function useProgressiveRender<T>(items: readonly T[]): Progress<T> {
  const [count, setCount] = useState(AT_ONCE);
  const isWhole = count > NEAR || count >= items.length;

  useEffect(() => {
    if (isWhole) return;
    // After the frame with the last step.
    const timer = setTimeout(() =>
      startTransition(() => setCount(count < NEAR ? count + STEP : Number.POSITIVE_INFINITY)),
    );
    const drawAll = () => flushSync(() => setCount(Number.POSITIVE_INFINITY));
    window.addEventListener('beforeprint', drawAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [count, isWhole]);

  return { shown: isWhole ? items : items.slice(0, count), isWhole };
}
