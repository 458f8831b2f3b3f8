import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../../../ui/hooks/whenIdle.ts';

/** What a screen shows of a list is its first entry and little more; the next ones follow in the next quiet moment. */
const AT_ONCE = 1;
/** How many more are drawn each time the browser has nothing else to do. */
const STEP = 8;
/** The rest follows even while the browser is busy. */
const TIMEOUT_MS = 250;

/**
 * The first item at once and the rest in idle moments, so that a list of hundreds can be read and clicked before all of it
 * stands. Soon all of it does, for find-in-page and links into it; printing waits for the rest. Items that stood keep
 * standing when the list changes. While `mustWait` says so, no more of them are drawn.
 */
export function useProgressiveRender<T>(items: readonly T[], mustWait: RefObject<boolean>): readonly T[] {
  const [count, setCount] = useState(AT_ONCE);
  const { length } = items;
  const isWhole = count >= length;

  useEffect(() => {
    if (isWhole) return;
    let stop = () => {};
    const drawMore = () => {
      // A transition: it is drawn in slices that give way to whatever the reader does.
      if (!mustWait.current) startTransition(() => setCount(Math.min(count + STEP, length)));
      else stop = whenIdle(drawMore, TIMEOUT_MS);
    };
    stop = whenIdle(drawMore, TIMEOUT_MS);
    return () => stop();
  }, [isWhole, count, length, mustWait]);

  useEffect(() => {
    if (isWhole) return;
    const drawAll = () => flushSync(() => setCount(length));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [isWhole, length]);

  return isWhole ? items : items.slice(0, count);
}
