import { useEffect } from 'react';
import { READER_GESTURES } from '../../../../ui/shell/readerGestures.ts';

/** Specification 9: the anchor is looked for every 0.5 s, up to 60 times. */
const RETRY_MS = 500;
const RETRIES = 60;
/** Entries near the anchor take their real height once they come into view, and move it; so its place is mended for a while. */
const SETTLE_MS = 1_200;

function bringIntoView(element: HTMLElement): () => void {
  const until = performance.now() + SETTLE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of READER_GESTURES) window.removeEventListener(event, stop);
  };
  const mend = () => {
    const wanted = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    if (Math.abs(element.getBoundingClientRect().top - wanted) > 1)
      element.scrollIntoView({ block: 'start' });
    if (performance.now() < until) frame = requestAnimationFrame(mend);
    else stop();
  };
  // From the moment the reader does something, the page is theirs.
  for (const event of READER_GESTURES) window.addEventListener(event, stop, { passive: true });
  element.focus({ preventScroll: true });
  mend();
  return stop;
}

/** Scrolls to the element with this id as soon as there is one, and puts the focus there. `visit` changes with every navigation. */
export function useHashScroll(id: string | null, visit: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit to the same anchor scrolls there again
  useEffect(() => {
    if (!id) return;
    let tries = 0;
    let stop = () => {};
    const look = () => {
      const element = document.getElementById(id);
      if (element) {
        clearInterval(timer);
        stop = bringIntoView(element);
      } else if (++tries >= RETRIES) {
        clearInterval(timer);
      }
    };
    const timer = setInterval(look, RETRY_MS);
    look();
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [id, visit]);
}
