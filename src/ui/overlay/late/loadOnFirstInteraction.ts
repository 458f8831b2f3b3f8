import { type Fetched, fetchOnce } from './fetchOnce.ts';

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Once, when the reader first does anything at all. */
function onFirstInteraction(work: () => void): void {
  if (typeof window === 'undefined') return;
  const once = () => {
    for (const event of INTERACTIONS) window.removeEventListener(event, once);
    work();
  };
  for (const event of INTERACTIONS) window.addEventListener(event, once, { passive: true });
}

/**
 * Code that a page needs only when somebody is there: fetched at the reader's first interaction, or when it is asked for before
 * that.
 */
export function loadOnFirstInteraction<T>(fetchCode: () => Promise<T>): Fetched<T> {
  const code = fetchOnce(fetchCode);
  // Nothing to say yet when it fails: whoever needs it asks again.
  onFirstInteraction(() => void code.load().catch(() => {}));
  return code;
}
