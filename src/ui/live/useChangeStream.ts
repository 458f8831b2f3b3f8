import { useEffect, useRef } from 'react';
import { keepListening } from './keepListening.ts';

/** Asked anew that often all the same, should a stream be open and silent. */
const ANYWAY_MS = 5 * 60_000;

interface ChangeStream {
  /** Begins to read the stream. The same function at every drawing. */
  open: Parameters<typeof keepListening>[0];
  /** Asks anew for what the stream is about. */
  refresh: () => void;
  enabled?: boolean;
}

/**
 * Keeps what is shown live while the page is looked at: by a stream, and by asking now and then where no stream comes through. A
 * hidden page listens to nothing (browsers open few connections to one server) and catches up when it is shown again; so does
 * one that is not `enabled` yet.
 */
export function useChangeStream({ open, refresh, enabled = true }: ChangeStream): void {
  const ask = useRef(refresh);
  ask.current = refresh;
  useEffect(() => {
    if (!enabled) return;
    let running: AbortController | null = null;
    const again = () => ask.current();
    const follow = (): void => {
      running?.abort();
      running = null;
      if (document.visibilityState === 'hidden') return;
      running = new AbortController();
      keepListening(open, running.signal, again).catch(() => {});
    };
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible') again();
    }, ANYWAY_MS);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearInterval(poll);
      running?.abort();
    };
  }, [open, enabled]);
}
