import { useEffect, useRef } from 'react';

const shareOf = (pane: HTMLElement): number => {
  const room = pane.scrollHeight - pane.clientHeight;
  return room > 0 ? pane.scrollTop / room : 0;
};

/** What a reader scrolls by, told apart from a browser that still glides to where an earlier key sent it. */
const GESTURES = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;
const QUIETLY = { capture: true, passive: true };

/** Two panes that scroll together, each by the same share of its own length. Give each ref to a pane. */
export function useScrollTogether() {
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);
  useEffect(() => {
    /** Where a pane was put by the other one: the event of that is no wish of the reader. */
    const put = new WeakMap<HTMLElement, number>();
    /** The pane that the reader touched last. None once they look for a word with the browser, which scrolls either pane. */
    let leader: HTMLElement | null = null;
    const paneOf = (target: EventTarget | null): HTMLElement | undefined =>
      [left.current, right.current]
        .flatMap((pane) => pane ?? [])
        .find((pane) => pane.contains(target as Node));
    const onScroll = ({ target }: Event) => {
      const moved = paneOf(target);
      if (!moved || moved !== target) return;
      if (!leader && put.get(moved) === moved.scrollTop) return;
      const from = leader?.isConnected ? leader : moved;
      const to = from === left.current ? right.current : left.current;
      if (!to) return;
      to.scrollTop = Math.round(shareOf(from) * (to.scrollHeight - to.clientHeight));
      put.set(to, to.scrollTop);
    };
    const onGesture = ({ target }: Event) => {
      leader = paneOf(target) ?? leader;
    };
    const onBlur = () => {
      leader = null;
    };
    document.addEventListener('scroll', onScroll, QUIETLY);
    window.addEventListener('blur', onBlur);
    for (const gesture of GESTURES) document.addEventListener(gesture, onGesture, QUIETLY);
    return () => {
      document.removeEventListener('scroll', onScroll, QUIETLY);
      window.removeEventListener('blur', onBlur);
      for (const gesture of GESTURES) document.removeEventListener(gesture, onGesture, QUIETLY);
    };
  }, []);
  return { left, right };
}
