import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { announce } from '../state/announcer.tsx';
import { MAIN_ID } from './SkipLink.tsx';

/**
 * When another screen opens, says its name and puts the focus at its beginning. What the new screen has kept from the one before,
 * as the Info Hub its tabs, keeps the focus; filters of one screen move none.
 */
export function RouteAnnouncer() {
  const screen = useMatches().at(-1)?.id;
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    const main = document.getElementById(MAIN_ID);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    announce(document.title);
  }, [screen]);
  return null;
}
