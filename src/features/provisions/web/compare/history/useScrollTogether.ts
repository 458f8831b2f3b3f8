import { useEffect, useRef } from 'react';
import { READER_GESTURES } from '../../../../../ui/shell/readerGestures.ts';

/** A browser glides to where a key sent it, for less than this. */
const GLIDE_MS = 1_500;
const QUIETLY = { capture: true, passive: true };

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
    /** The pane that the reader went to last leads for a while, though the other still glides to where it was sent before. */
    let touched: { pane: HTMLElement | null; at: number } = { pane: null, at: 0 };
    const onGesture = ({ target, timeStamp: at }: Event) => {
      for (const { current: pane } of [left, right]) {
        if (pane?.contains(target as Node)) touched = { pane, at };
      }
    };
    const onScroll = ({ target, timeStamp }: Event) => {
      const [one, other] = [left.current, right.current];
      if (!one || !other || (target !== one && target !== other)) return;
      const isLed = timeStamp - touched.at < GLIDE_MS && (touched.pane === one || touched.pane === other);
      const from = isLed ? touched.pane : target;
      const [leader, follower] = from === one ? [one, other] : [other, one];
      if (!isLed && put.get(leader) === leader.scrollTop) return;
      put.delete(leader);
      follower.scrollTop = Math.round(shareOf(leader) * (follower.scrollHeight - follower.clientHeight));
      put.set(follower, follower.scrollTop);
    };
    // The Tab key leads to a link of the other pane.
    const gestures = [...READER_GESTURES, 'focusin'];
    document.addEventListener('scroll', onScroll, QUIETLY);
    for (const gesture of gestures) document.addEventListener(gesture, onGesture, QUIETLY);
    return () => {
      document.removeEventListener('scroll', onScroll, QUIETLY);
      for (const gesture of gestures) document.removeEventListener(gesture, onGesture, QUIETLY);
    };
  }, []);
  return { left, right };
}
