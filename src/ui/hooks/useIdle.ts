import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** What waits for a quiet moment does not wait longer than this for one. */
const TIMEOUT_MS = 2_000;

let isSettled = false;

/**
 * True from the first moment at which the page has nothing more urgent to do: what stands at its edge, and is not what the
 * reader came for, is asked for then.
 */
export function useIdle(): boolean {
  const [settled, setSettled] = useState(isSettled);
  useEffect(() => {
    if (settled) return;
    const settle = () => {
      isSettled = true;
      setSettled(true);
    };
    return whenIdle(settle, TIMEOUT_MS);
  }, [settled]);
  return settled;
}
