export type PageStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the browser, or null where it forbids it. */
function allowed(open: () => Storage): Storage | null {
  try {
    const storage = open();
    storage.getItem('');
    return storage;
  } catch {
    return null;
  }
}

/**
 * A storage of the browser that always takes what it is given: what the browser has no room for, or forbids to keep, lasts as
 * long as the page. Once another tab writes, what it wrote counts.
 */
export function pageStorage(open: () => Storage): PageStore {
  const storage = allowed(open);
  const memory = new Map<string, string>();
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea === storage) memory.clear();
  });
  return {
    getItem: (key) => memory.get(key) ?? storage?.getItem(key) ?? null,
    setItem(key, value) {
      try {
        if (!storage) throw new Error('This browser keeps nothing for the page.');
        storage.setItem(key, value);
        memory.delete(key);
      } catch (error) {
        console.warn('Kept until the page is closed only:', key, error);
        memory.set(key, value);
      }
    },
    removeItem(key) {
      if (!memory.delete(key)) storage?.removeItem(key);
    },
  };
}
