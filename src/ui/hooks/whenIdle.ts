/**
 * Does the work when the browser has nothing else to do, and after `latest` milliseconds in any case. Answers how to take it
 * back.
 */
export function whenIdle(work: () => void, latest: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, latest / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(handle);
}
