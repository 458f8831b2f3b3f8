import { useEffect, useRef, useState } from 'react';

/** Free-text search runs after a pause (specification 4). */
export const SEARCH_PAUSE_MS = 750;

export interface SearchTextOptions {
  /** What is searched for at present. */
  value: string;
  onSearch: (text: string) => void;
  /** Milliseconds without a key before the search runs; with 0 every key searches. */
  pauseMs?: number;
  /** Shorter texts are not searched for; an empty one is: it clears. */
  minLength?: number;
}

/** What is typed into a search field, and when it is searched for. Spaces at either end count for nothing. */
export function useSearchText(options: SearchTextOptions) {
  const { value, onSearch, pauseMs = SEARCH_PAUSE_MS, minLength = 0 } = options;
  const [typed, setTyped] = useState(value);
  /** Asked for, and not yet the value: an address follows what was typed, sometimes several keys later. */
  const sent = useRef<string[]>([]);
  const isTooShort = (text: string): boolean => text !== '' && text.length < minLength;

  const run = (text: string): void => {
    const wanted = text.trim();
    if (wanted === (sent.current.at(-1) ?? value) || isTooShort(wanted)) return;
    sent.current.push(wanted);
    onSearch(wanted);
  };
  const latest = useRef(run);
  latest.current = run;

  useEffect(() => {
    const own = sent.current.indexOf(value);
    if (own >= 0) {
      sent.current.splice(0, own + 1);
      return;
    }
    // Back, forward and links change what is searched for without a key being pressed.
    sent.current = [];
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (pauseMs === 0) return;
    const timer = setTimeout(() => latest.current(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);

  const type = (text: string): void => {
    setTyped(text);
    if (pauseMs === 0) run(text);
  };
  /** Text that was typed elsewhere; what is searched for meanwhile, the beginning of it, does not put it back. */
  const goOnWith = (text: string): void => {
    sent.current.push(value);
    setTyped(text);
  };
  return { typed, type, goOnWith, run, isTooShort: isTooShort(typed.trim()) };
}
