import { type RefObject, useEffect, useRef } from 'react';
import { whenIdle } from '../../../../ui/hooks/whenIdle.ts';
import c from '../entry/ProvisionEntry.module.css';
import l from './ProvisionList.module.css';

/** How many entries are laid out beyond those on the screen: about ten screens on, and two back. */
const AHEAD = 25;
const BEHIND = 5;
const TIMEOUT_MS = 1_000;
/** While the reader scrolls, every moment belongs to the frames; after this long without it, the reader has stopped. */
const STILL_MS = 150;

/** The parts of the list that the browser leaves out of the layout while they are far from the screen. */
const skippable = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(`.${c.row}, .${c.entry}:not(.${c.row} > *)`),
];

/** Has the browser lay out an entry wherever it is, or decide again by itself. */
function force(part: HTMLElement, visibility: 'visible' | ''): void {
  for (const left of [part, part.closest<HTMLElement>(`.${l.entries}`)]) {
    if (left) left.style.contentVisibility = visibility;
  }
}

/** The first that is on the screen or below it; they stand in the order of the page. */
function firstInSight(parts: readonly HTMLElement[]): number {
  let [from, to] = [0, parts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((parts[middle]?.getBoundingClientRect().bottom ?? 0) > 0) to = middle;
    else from = middle + 1;
  }
  return from;
}

/**
 * Lays out what the reader may scroll to next, one entry in each idle moment. An entry that is laid out only as it comes near keeps a
 * slow processor for three frames; one that was laid out before, and left out again since, is there at once. `entries` are
 * those of the list that stand. `isBehind` tells while some of them that are near have yet to be laid out.
 */
export function usePrelayout(
  list: RefObject<HTMLElement | null>,
  entries: readonly unknown[],
  isBehind: RefObject<boolean>,
): void {
  const ready = useRef(new WeakSet<Element>());

  useEffect(() => {
    if (!list.current || entries.length === 0) return;
    const parts = skippable(list.current);
    let stop: (() => void) | null = null;

    const next = (): HTMLElement | undefined => {
      const first = firstInSight(parts);
      const near = [
        ...parts.slice(first, first + AHEAD),
        ...parts.slice(Math.max(0, first - BEHIND), first).reverse(),
      ];
      return near.find((part) => !ready.current.has(part));
    };
    // One frame with it: then it is laid out, and the browser remembers its height.
    const layOut = () => {
      stop = null;
      const part = next();
      isBehind.current = part !== undefined;
      if (!part) return;
      force(part, 'visible');
      const done = () => {
        force(part, '');
        ready.current.add(part);
        stop = null;
        wait();
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(done);
      });
      stop = () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        force(part, '');
      };
    };
    const wait = () => {
      stop ??= whenIdle(layOut, TIMEOUT_MS);
    };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const whenStill = () => {
      stop?.();
      stop = null;
      isBehind.current = false;
      clearTimeout(pause);
      pause = setTimeout(wait, STILL_MS);
    };
    // Another width is another layout.
    const anew = () => {
      ready.current = new WeakSet();
      whenStill();
    };

    isBehind.current = true;
    wait();
    window.addEventListener('scroll', whenStill, { passive: true });
    window.addEventListener('resize', anew);
    return () => {
      stop?.();
      clearTimeout(pause);
      window.removeEventListener('scroll', whenStill);
      window.removeEventListener('resize', anew);
    };
  }, [list, entries, isBehind]);
}
