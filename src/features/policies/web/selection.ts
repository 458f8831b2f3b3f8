import { useSyncExternalStore } from 'react';

/**
 * The policies that are ticked. A store of its own, so that ticking one of hundreds draws one box anew and not the list; it lasts
 * as long as the page, so that a look at a provision and back loses nothing.
 */
let chosen: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function choose(ids: readonly string[], isChosen: boolean): void {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  chosen = next;
  for (const listener of listeners) listener();
}

export const clearChosen = (): void => choose([...chosen], false);

export const useChosen = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => chosen);
export const useIsChosen = (id: string): boolean => useSyncExternalStore(subscribe, () => chosen.has(id));
