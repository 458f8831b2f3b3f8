import type { ReactNode } from 'react';
import { groupBy } from '../../../shared/groupBy.ts';
import { Jur } from '../../../ui/parts/Jur.tsx';
import type { ListedEntry } from '../contract.ts';
import type { Place } from './api.ts';
import c from './Files.module.css';

interface Props<T extends ListedEntry> {
  items: readonly T[];
  groupOf: (item: T) => string;
  chosen: Place | null;
  onChoose: (item: T) => void;
  /** The tag at the right of a row, and what stands below it. */
  tag: (item: T) => ReactNode;
  line: (item: T) => ReactNode;
  note: (item: T) => ReactNode;
}

export const isSamePlace = (a: Place | null, b: Place | null): boolean =>
  a?.kind === b?.kind && a?.key === b?.key;

/** Entries of the library under the names of their groups, each a button that opens it beside the list. */
export function EntryRows<T extends ListedEntry>(props: Props<T>) {
  const { items, groupOf, chosen, onChoose, tag, line, note } = props;
  return [...groupBy(items, groupOf)].map(([group, own]) => (
    <section key={group}>
      <h2 className={c.group}>
        {group} <span>{own.length}</span>
      </h2>
      <ul className={c.rows}>
        {own.map((item) => (
          <li key={`${item.kind} ${item.key}`}>
            <button
              type="button"
              className={c.row}
              aria-current={isSamePlace(chosen, item) ? 'true' : undefined}
              onClick={() => onChoose(item)}
            >
              <span className={c.rowTitle}>
                <span>
                  {item.jurisdiction && <Jur code={item.jurisdiction} />}
                  {item.title}
                </span>
                <span>{tag(item)}</span>
              </span>
              <span className={c.rowLine}>
                <span>{line(item)}</span>
                <span>{note(item)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
