import { useEffect, useRef } from 'react';

/**
 * What a key does. Names: `j`, `Enter`, `?`, `F8`, with `mod+` (Ctrl or ⌘), `alt+` or `shift+` in front, in that order. `shift` is
 * not named for a key that types another character with it.
 */
export type KeyBindings = Record<string, ((event: KeyboardEvent) => void) | undefined>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Enter presses the button or link that has the focus; the chosen row of a list is opened by it. */
const isOnControl = (target: EventTarget | null): boolean => {
  const control = target instanceof Element ? target.closest('a, button, summary, [role="menuitem"]') : null;
  return control !== null && !control.hasAttribute('aria-current');
};

const nameOf = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isShifted = event.shiftKey && (key.length > 1 || /[a-z]/.test(key));
  return [
    event.ctrlKey || event.metaKey ? 'mod+' : '',
    event.altKey ? 'alt+' : '',
    isShifted ? 'shift+' : '',
    key,
  ].join('');
};

/** Keys that type nothing act in a field as well. */
const actsInFields = (name: string): boolean => name === 'mod+Enter' || /^(?:shift\+)?F\d+$/.test(name);

/**
 * Listens for keys wherever nobody is typing; `Ctrl` or `⌘` with Enter, and function keys, act in fields too. Nothing acts
 * behind an open dialog, unless the bindings are those `inDialog`.
 */
export function useKeys(bindings: KeyBindings, { inDialog = false }: { inDialog?: boolean } = {}): void {
  const current = useRef(bindings);
  current.current = bindings;
  useEffect(() => {
    const onKey =
      (isEarly: boolean) =>
      (event: KeyboardEvent): void => {
        if (event.defaultPrevented) return;
        const name = nameOf(event);
        const act = current.current[name];
        if (!act || actsInFields(name) !== isEarly) return;
        if (!isEarly && (isTyping(event.target) || (name === 'Enter' && isOnControl(event.target)))) return;
        if (!inDialog && document.querySelector('[aria-modal="true"]')) return;
        event.preventDefault();
        act(event);
      };
    // What acts in fields is taken before the field gets it: an editor of text has a use of its own for Ctrl with Enter.
    const early = onKey(true);
    const late = onKey(false);
    document.addEventListener('keydown', early, true);
    document.addEventListener('keydown', late);
    return () => {
      document.removeEventListener('keydown', early, true);
      document.removeEventListener('keydown', late);
    };
  }, [inDialog]);
}
