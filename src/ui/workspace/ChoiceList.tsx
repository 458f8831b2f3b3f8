import { type ReactNode, useEffect, useRef } from 'react';
import c from './ChoiceList.module.css';
import { useKeys } from './useKeys.ts';

interface Props<T> {
  /** What the list is of, for those who listen. */
  label: string;
  items: readonly T[];
  idOf: (item: T) => string;
  /** The id of the row that is open beside the list. */
  chosen: string | null;
  onChoose: (item: T) => void;
  /** What Enter does with the chosen row. */
  onOpen?: (item: T) => void;
  /** The group that a row belongs to; a head stands above the first row of each. */
  groupOf?: (item: T) => string;
  /** The head says how many stand in its group. */
  countsGroups?: boolean;
  /** Rows of a group that is work to be done: its head is amber. */
  isUrgent?: (item: T) => boolean;
  /** What a row shows: `RowTitle`, `RowLine`. */
  children: (item: T) => ReactNode;
}

/** A list beside a detail: `J` and `K` move, Enter opens. The chosen row stays in sight. */
export function ChoiceList<T>(props: Props<T>) {
  const { label, items, idOf, chosen, onChoose, onOpen, groupOf, countsGroups, isUrgent, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const at = items.findIndex((item) => idOf(item) === chosen);
  const move = (by: number) => () => {
    const next = items[Math.max(0, Math.min(items.length - 1, at < 0 ? 0 : at + by))];
    if (next !== undefined) onChoose(next);
  };
  const open = () => {
    const item = items[at];
    if (item !== undefined) onOpen?.(item);
  };
  useKeys({ j: move(1), k: move(-1), ...(onOpen ? { Enter: open } : {}) });
  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <ul className={c.list} aria-label={label} ref={list}>
      {items.map((item, i) => {
        const id = idOf(item);
        const group = groupOf?.(item);
        const previous = items[i - 1];
        const isFirst = group !== undefined && (previous === undefined || groupOf?.(previous) !== group);
        return (
          <li key={id}>
            {isFirst && (
              <h2 className={c.group} data-urgent={isUrgent?.(item) || undefined}>
                {group}
                {countsGroups && <span>{items.filter((other) => groupOf?.(other) === group).length}</span>}
              </h2>
            )}
            <button
              type="button"
              className={c.row}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoose(item)}
              onDoubleClick={onOpen ? () => onOpen(item) : undefined}
            >
              {children(item)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface RowTitleProps {
  children: ReactNode;
  left?: ReactNode;
  right?: ReactNode;
}

/** The first line of a row, with what stands at its sides. */
export const RowTitle = ({ children, left, right }: RowTitleProps) => (
  <span className={c.title}>
    {left}
    <span className={c.name}>{children}</span>
    {right}
  </span>
);

/** A further line of a row. */
export const RowLine = ({ children }: { children: ReactNode }) => <span className={c.line}>{children}</span>;
