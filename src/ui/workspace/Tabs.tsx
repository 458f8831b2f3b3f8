import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import c from './Tabs.module.css';

export interface Tab {
  key: string;
  label: string;
  /** How many there are; nothing is shown while it is not known. */
  count?: number;
  children: ReactNode;
}

interface Props {
  /** What the tabs are parts of, for those who listen. */
  label: string;
  tabs: readonly Tab[];
}

/** Parts of the thing that is open, one at a time. The arrows move between the tabs. */
export function Tabs({ label, tabs }: Props) {
  const [wanted, setWanted] = useState(tabs[0]?.key);
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
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className={c.panel}
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
