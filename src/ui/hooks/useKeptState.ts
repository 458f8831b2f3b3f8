import { useState } from 'react';

/** What was written and not saved, by a name of its own, for as long as the page is open. */
const kept = new Map<string, unknown>();

/**
 * State that outlives its component: what was typed is there again when the part that held it is opened once more, until `forget`
 * says that it was saved or given up. `initial` counts where nothing was kept.
 */
export function useKeptState<T>(name: string, initial: T) {
  const [value, setValue] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : initial));
  const keep = (next: T): void => {
    kept.set(name, next);
    setValue(next);
  };
  const forget = (): void => {
    kept.delete(name);
  };
  return { value, keep, forget, isKept: kept.has(name) };
}
