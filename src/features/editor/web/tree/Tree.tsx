import { memo, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { GroupBars } from './GroupBars.tsx';
import { MarkIcon } from './MarkIcon.tsx';
import c from './Tree.module.css';
import type { TreeRow } from './treeRows.ts';

const ROW = 27;
const BEYOND = 6;

interface Props {
  rows: readonly TreeRow[];
  /** The key of the provision that is open. */
  chosen: string | null;
  onToggle: (id: string) => void;
  onOpen: (row: Extract<TreeRow, { kind: 'provision' }>) => void;
}

const viewOf = (element: HTMLDivElement) => ({ top: element.scrollTop, height: element.clientHeight });

/**
 * The lines of the tree that are in sight, of thousands: those above and below are room and no elements. Drawn for other rows only:
 * the key that is typed shows before the tree follows it.
 */
export const Tree = memo(
  PlainTree,
  (before, after) => before.rows === after.rows && before.chosen === after.chosen,
);

function PlainTree({ rows, chosen, onToggle, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  useLayoutEffect(() => {
    if (box.current) setView(viewOf(box.current));
  }, []);
  useEffect(() => {
    const at = rows.findIndex(({ key }) => key === chosen);
    const element = box.current;
    if (!element || at < 0) return;
    const y = at * ROW;
    if (y < element.scrollTop || y > element.scrollTop + element.clientHeight - ROW) {
      element.scrollTop = Math.max(0, y - element.clientHeight / 2);
    }
  }, [chosen, rows]);
  const first = Math.max(0, Math.floor(view.top / ROW) - BEYOND);
  const last = Math.min(rows.length, Math.ceil((view.top + view.height) / ROW) + BEYOND);
  return (
    <div
      className={c.box}
      ref={box}
      onScroll={(event: UIEvent<HTMLDivElement>) => setView(viewOf(event.currentTarget))}
    >
      <ul className={c.tree} aria-label={t('Provisions')} style={{ height: rows.length * ROW }}>
        {rows.slice(first, last).map((row, i) => (
          // The place is the key: what a filter leaves is written into the lines that stand, and none is made anew.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={first + i} style={{ top: (first + i) * ROW }}>
            <Line row={row} isChosen={row.key === chosen} onToggle={onToggle} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className={c.nothing}>{t('Nothing holds these words.')}</p>}
    </div>
  );
}

interface LineProps extends Pick<Props, 'onToggle' | 'onOpen'> {
  row: TreeRow;
  isChosen: boolean;
}

const sameRow = (a: TreeRow, b: TreeRow): boolean =>
  a === b || Object.entries(a).every(([part, value]) => (b as Record<string, unknown>)[part] === value);

/** Drawn anew only when it says something else: while one types, most lines stay. What a click does is the same for all of them. */
const Line = memo(
  PlainLine,
  (before, after) => before.isChosen === after.isChosen && sameRow(before.row, after.row),
);

function PlainLine({ row, isChosen, onToggle, onOpen }: LineProps) {
  const style = { paddingLeft: 8 + row.depth * 14 };
  if (row.kind === 'provision') {
    return (
      <button
        type="button"
        className={c.line}
        style={style}
        aria-current={isChosen ? 'page' : undefined}
        onClick={() => onOpen(row)}
      >
        <MarkIcon mark={row.mark} />
        <span className={c.name}>{row.name}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={`${c.line} ${row.kind === 'area' ? c.area : ''}`}
      style={style}
      aria-expanded={row.isOpen}
      onClick={() => onToggle(row.id)}
    >
      <span className={c.chevron} data-open={row.isOpen || undefined} aria-hidden />
      <span className={c.name}>{row.name}</span>
      {row.kind === 'group' ? (
        <GroupBars marks={row.marks} />
      ) : (
        <span className={c.count}>
          {t('{{answered}} of {{groups}}', { answered: row.answered, groups: row.groups })}
        </span>
      )}
    </button>
  );
}
