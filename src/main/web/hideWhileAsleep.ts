import type { BrowserSession } from '../../features/auth/web/session.ts';

/**
 * Browsers keep a page that was left as it stood, and Back shows it again without asking anybody. It is kept unseen, and shown
 * again only to whom it belongs; to others it is loaded anew, which leads who is not signed in to /login.
 */
export function hideWhileAsleep(session: Pick<BrowserSession, 'get' | 'catchUp'>): void {
  const show = (visibility: '' | 'hidden') => {
    document.documentElement.style.visibility = visibility;
  };
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && session.get() !== null) show('hidden');
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (session.catchUp()) show('');
    else window.location.reload();
  });
}
