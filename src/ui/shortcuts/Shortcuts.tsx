import { useEffect, useState } from 'react';
import { lazyOverlay } from '../overlay/late/lazyOverlay.tsx';

/** What `/` goes to: the search box of the header, or else the first filter of the screen. */
export const SEARCH_TARGET = { 'data-search-target': '' };

const ShortcutsDialog = lazyOverlay(() => import('./ShortcutsDialog.tsx'));

/** Said by whoever wants the list of shortcuts open. */
const WANTED = 'shortcuts-wanted';

/** Opens the list of shortcuts, as `?` does. */
export const openShortcuts = (): void => void document.dispatchEvent(new Event(WANTED));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLElement>('[data-search-target]');
  const field = [...fields].find((candidate) => candidate.offsetParent !== null);
  field?.focus();
  return field !== undefined;
}

/** Listens for `/` and `?` wherever nobody is typing and no dialog is open. */
export function Shortcuts() {
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
      if (event.key === '/' && focusSearch()) event.preventDefault();
      if (event.key === '?') {
        event.preventDefault();
        setOpened(true);
      }
    };
    const onWanted = () => setOpened(true);
    document.addEventListener('keydown', onKey);
    document.addEventListener(WANTED, onWanted);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener(WANTED, onWanted);
    };
  }, []);

  return <ShortcutsDialog opened={opened} onClose={() => setOpened(false)} />;
}
