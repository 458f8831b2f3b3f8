import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { announce } from '../announcer.tsx';
import { MAIN_ID } from './SkipLink.tsx';

/** When another screen opens, says its name and puts the focus at its beginning. Filters of one screen move no focus. */
export function RouteAnnouncer() {
  const screen = useMatches().at(-1)?.id;
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    announce(document.title);
  }, [screen]);
  return null;
}
