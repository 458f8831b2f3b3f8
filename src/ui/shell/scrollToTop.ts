import { READER_GESTURES } from './readerGestures.ts';

/** Specification 9. */
export const SCROLL_TO_TOP_MS = 800;

/** Fast at first, and slow where it ends. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Moves the page to its top in 800 ms, or at once for those who asked for less motion. Ends as soon as the reader scrolls. */
export function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0 });
    return;
  }
  const from = window.scrollY;
  const begun = performance.now();
  const over = new AbortController();
  for (const event of READER_GESTURES) {
    window.addEventListener(event, () => over.abort(), { signal: over.signal, passive: true });
  }
  const move = (now: number) => {
    if (over.signal.aborted) return;
    const share = Math.min(1, Math.max(0, now - begun) / SCROLL_TO_TOP_MS);
    window.scrollTo({ top: from * (1 - eased(share)), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(move);
    else over.abort();
  };
  requestAnimationFrame(move);
}
