import { keepTypedText } from './typedText.ts';

const KEY = 'reloadedByItself';
/** Whoever needs it again after that long met another new version. */
const AGAIN_AFTER_MS = 60_000;

/** Loads the page again at its address. What was typed into it is put back. */
export function reloadPage(): void {
  keepTypedText();
  window.location.reload();
}

/** Loads the page again unless it did so just now: a file that never comes must not keep it going round. Says whether it does. */
export function reloadPageOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  reloadPage();
  return true;
}
