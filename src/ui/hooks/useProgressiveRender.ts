import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How much of a list is drawn when. */
export interface Pace {
  /** So many items at once: what a screen shows of it, and little more. */
  atOnce: number;
  /** So many are drawn and laid out in steps, one after the other: what is read first. */
  near: number;
  step: number;
}

/** Of long entries a screen shows the first; the next forty make about twenty screens. */
const ENTRIES: Pace = { atOnce: 1, near: 41, step: 8 };

interface Options {
  pace?: Pace;
  /** Names the list where another one may take its place, which begins anew. */
  list?: string;
}

interface Progress<T> {
  shown: readonly T[];
  isWhole: boolean;
}

/**
 * The first items at once, those near them in steps, and then the rest together, all in transitions: they are drawn in slices that
 * give way to whatever the reader does. Soon all of it stands, for find-in-page and links into it; printing waits for the rest.
 */
export function useProgressiveRender<T>(items: readonly T[], options: Options = {}): Progress<T> {
  const { pace = ENTRIES, list = '' } = options;
  const [drawn, setDrawn] = useState({ list, count: pace.atOnce });
  const count = drawn.list === list ? drawn.count : pace.atOnce;
  const isWhole = count > pace.near || count >= items.length;

  useEffect(() => {
    if (isWhole) return;
    const next = count < pace.near ? count + pace.step : Number.POSITIVE_INFINITY;
    // After the frame with the last step.
    const timer = setTimeout(() => startTransition(() => setDrawn({ list, count: next })));
    const drawAll = () => flushSync(() => setDrawn({ list, count: Number.POSITIVE_INFINITY }));
    window.addEventListener('beforeprint', drawAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [count, isWhole, list, pace]);

  return { shown: isWhole ? items : items.slice(0, count), isWhole };
}
