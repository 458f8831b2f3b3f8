import { useSyncExternalStore } from 'react';
import { storage } from '../../auth/web/api.ts';

const KEY = 'recentSearches';
const MAX_SEARCHES = 6;
const listeners = new Set<() => void>();
let kept: readonly string[] | null = null;

function read(): readonly string[] {
  if (kept) return kept;
  try {
    const list: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    kept = Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, MAX_SEARCHES) : [];
  } catch {
    kept = [];
  }
  return kept;
}

/** Remembers a search in this browser, newest first. A search that another one continues replaces it. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text.length < 3) return;
  const others = read().filter((other) => !text.toLowerCase().startsWith(other.toLowerCase()));
  kept = [text, ...others].slice(0, MAX_SEARCHES);
  storage.setItem(KEY, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

/** The last searches of this browser. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
