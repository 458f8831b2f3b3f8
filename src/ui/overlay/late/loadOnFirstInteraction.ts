const FIRST_SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Once, when the reader first does anything at all. */
function onFirstSign(work: () => void): void {
  if (typeof window === 'undefined') return;
  const once = () => {
    for (const event of FIRST_SIGNS) window.removeEventListener(event, once);
    work();
  };
  for (const event of FIRST_SIGNS) window.addEventListener(event, once, { passive: true });
}

/**
 * Code that a page needs only when somebody is there: fetched at the reader's first sign, or when it is asked for before that.
 * What failed is fetched anew when it is asked for again.
 */
export function loadOnFirstInteraction<T>(fetchCode: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  const load = () => {
    fetched ??= fetchCode().catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
  // Nothing to say yet when it fails: whoever needs it asks again.
  onFirstSign(() => void load().catch(() => {}));
  return load;
}
