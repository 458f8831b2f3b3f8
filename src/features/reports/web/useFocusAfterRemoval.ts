import { useCallback, useEffect, useRef } from 'react';
import { MAIN_ID } from '../../../ui/shell/SkipLink.tsx';

/**
 * Where the focus goes when an entry is taken out with the button that had it: to the entry after it, else to the one before,
 * else to the page's beginning. Gives what to call with the entry's id just before; `shown` changes when it is gone.
 */
export function useFocusAfterRemoval(shown: unknown): (id: string) => void {
  const next = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the entry to be gone
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = null;
  }, [shown]);
  return useCallback((id) => {
    const ids = [...document.querySelectorAll(`#${MAIN_ID} article[id]`)].map((entry) => entry.id);
    const at = ids.indexOf(id);
    next.current = ids[at + 1] ?? ids[at - 1] ?? MAIN_ID;
  }, []);
}
