import { useEffect, useRef } from 'react';

const shareOf = (pane: HTMLElement): number => {
  const room = pane.scrollHeight - pane.clientHeight;
  return room > 0 ? pane.scrollTop / room : 0;
};

/** Two panes that scroll together, each by the same share of its own length. Give each ref to a pane. */
export function useScrollTogether() {
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);
  useEffect(() => {
    /** Where a pane was put by the other one: the event of that is no wish of the reader. */
    const put = new WeakMap<HTMLElement, number>();
    const follow = (from: HTMLElement, to: HTMLElement | null) => {
      if (put.get(from) === from.scrollTop) return;
      put.delete(from);
      if (!to) return;
      to.scrollTop = Math.round(shareOf(from) * (to.scrollHeight - to.clientHeight));
      put.set(to, to.scrollTop);
    };
    const onScroll = (event: Event) => {
      const { target } = event;
      if (target === left.current) follow(left.current as HTMLElement, right.current);
      if (target === right.current) follow(right.current as HTMLElement, left.current);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  return { left, right };
}
