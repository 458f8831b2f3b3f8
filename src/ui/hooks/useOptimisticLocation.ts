import { useCallback, useState } from 'react';

/**
 * Where the reader is being taken, until the address bar says it too; null when they have arrived. A filter shows its new state
 * at once, and a second one chosen meanwhile builds on it instead of on the page that is being left. `visit` is the key of the
 * location: once it moves, the address bar speaks again, also for the entry that was left, when the reader comes back to it.
 */
export function useOptimisticLocation<T>(visit: string): [T | null, (next: T) => void] {
  const [target, setTarget] = useState<{ from: string; next: T } | null>(null);
  if (target !== null && target.from !== visit) setTarget(null);
  const begin = useCallback((next: T) => setTarget({ from: visit, next }), [visit]);
  return [target !== null && target.from === visit ? target.next : null, begin];
}
