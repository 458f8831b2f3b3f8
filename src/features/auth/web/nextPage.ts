const KEY = 'nextPage';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The path itself when it leads into the signed-in areas of this site, else null. What stands in the storage may come
 * from anywhere, and must not lead a person who just signed in to another site.
 */
export function safeNextPage(path: string | null, origin: string): string | null {
  if (!path?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(path, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || !/^\/[ma](?:\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Remembers where a visitor wanted to go, until after signing in (specification 2.3). */
export function rememberNextPage(storage: Store, path: string, origin: string): void {
  const safe = safeNextPage(path, origin);
  if (safe) storage.setItem(KEY, safe);
}

/** The remembered path, once. */
export function takeNextPage(storage: Store, origin: string): string | null {
  const path = safeNextPage(storage.getItem(KEY), origin);
  storage.removeItem(KEY);
  return path;
}
