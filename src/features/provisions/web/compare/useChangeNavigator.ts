import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../../../shared/text.ts';

/** One change of one column: the ins and del that carry the same number there. */
interface Stop {
  name: string;
  elements: HTMLElement[];
}

export interface ChangeNavigator {
  count: number;
  /** The change that is pointed out, from 1; 0 for none yet. */
  current: number;
  /** What the change says, for those who listen. */
  spoken: string;
  go: (by: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Changes as they are read: row by row, and in a row column by column. Columns name themselves in `data-column`. */
function stopsIn(root: HTMLElement): Stop[] {
  const stops = new Map<string, Stop>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-column] [data-change]')) {
    if (element.getClientRects().length === 0) continue;
    const name = element.closest<HTMLElement>('[data-column]')?.dataset.column ?? '';
    const key = `${name} ${element.dataset.change}`;
    const stop = stops.get(key);
    if (stop) stop.elements.push(element);
    else stops.set(key, { name, elements: [element] });
  }
  return [...stops.values()];
}

const wordsOf = ({ elements }: Stop): string =>
  elements
    .map((element) => element.textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && /^(?:TEXTAREA|SELECT)$/.test(target.tagName);

/**
 * Goes from change to change in the redlines within `root`, by buttons or by n and p. `content` is whatever decides what
 * stands there: when it changes, the way begins anew.
 */
export function useChangeNavigator(root: RefObject<HTMLElement | null>, content: unknown): ChangeNavigator {
  const stops = useRef<Stop[]>([]);
  const [count, setCount] = useState(0);
  const [current, setCurrent] = useState(0);
  const [spoken, setSpoken] = useState('');

  const point = useCallback((stop: Stop | undefined, isOn: boolean) => {
    for (const element of stop?.elements ?? []) element.toggleAttribute('data-now', isOn);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content decides what stands in the document
  useEffect(() => {
    stops.current = root.current ? stopsIn(root.current) : [];
    setCount(stops.current.length);
    setCurrent(0);
    setSpoken('');
    const found = stops.current;
    return () => {
      for (const stop of found) point(stop, false);
    };
  }, [root, content, point]);

  const go = (by: 1 | -1, withFocus = false) => {
    const all = stops.current;
    if (all.length === 0) return;
    const next =
      current === 0 ? (by === 1 ? 1 : all.length) : ((current - 1 + by + all.length) % all.length) + 1;
    const stop = all[next - 1] as Stop;
    point(all[current - 1], false);
    point(stop, true);
    const [first] = stop.elements;
    first?.scrollIntoView({ block: 'center', inline: 'nearest' });
    if (withFocus && first) {
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
    setCurrent(next);
    setSpoken(`${stop.name}: ${wordsOf(stop)}`);
  };

  return {
    count,
    current,
    spoken,
    go: (by) => go(by),
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const by = { n: 1, p: -1 }[event.key.toLowerCase()] as 1 | -1 | undefined;
      if (!by) return;
      event.preventDefault();
      go(by, true);
    },
  };
}

/** "Change 3 of 16", or how many there are. */
export const navigatorText = ({ count, current }: Pick<ChangeNavigator, 'count' | 'current'>): string =>
  current > 0 ? t('Change {{current}} of {{count}}', { current, count }) : t('{{count}} changes', { count });
