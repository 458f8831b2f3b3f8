import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import c from './Tabs.module.css';

export interface Tab {
  key: string;
  label: string;
  /** How many there are; nothing is shown while it is not known. */
  count?: number | string;
  children: ReactNode;
  /** It has columns of its own, to the edges of the panel. */
  hasColumns?: boolean;
}

interface Props {
  /** What the tabs are parts of, for those who listen. */
  label: string;
  tabs: readonly Tab[];
  /** The key of the tab that is open at first; the first of them when left out. */
  first?: string;
  /** What is to be said of all of them, at the right. */
  right?: ReactNode;
}

/** Parts of the thing that is open, one at a time. The arrows move between the tabs. */
export function Tabs({ label, tabs, first, right }: Props) {
  const [chosenKey, setWanted] = useState<string | null>(null);
  const wanted = chosenKey ?? first;
  const id = useId();
  const at = Math.max(
    0,
    tabs.findIndex(({ key }) => key === wanted),
  );
  const chosen = tabs[at];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = by && tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    setWanted(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  if (!chosen) return null;
  return (
    <>
      <div className={c.bar}>
        <div role="tablist" aria-label={label} className={c.tabs} onKeyDown={onKeyDown}>
          {tabs.map(({ key, label: name, count }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              className={c.tab}
              aria-selected={key === chosen.key}
              aria-controls={`${id}-panel`}
              tabIndex={key === chosen.key ? 0 : -1}
              onClick={() => setWanted(key)}
            >
              {name} {count !== undefined && <span className={c.count}>{count}</span>}
            </button>
          ))}
        </div>
        {right && <p className={c.right}>{right}</p>}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className={c.panel}
        data-columns={chosen.hasColumns || undefined}
        aria-labelledby={`${id}-${chosen.key}`}
        // What overflows is scrolled by the keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus must be reachable
        tabIndex={0}
      >
        {chosen.children}
      </div>
    </>
  );
}
