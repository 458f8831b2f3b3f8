import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows the given one after the frame that is drawn meanwhile, so that what answers a press is seen before the rest is
 * drawn. (A deferred value does not wait for a frame.) `initial` stands until the first has been seen.
 */
export function useAfterFrame<T>(value: T, initial: T = value): T {
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    if (shown === value) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, value]);
  return shown;
}
