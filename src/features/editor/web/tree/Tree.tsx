import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { GroupBars } from './GroupBars.tsx';
import { MarkIcon } from './MarkIcon.tsx';
import c from './Tree.module.css';
import type { TreeRow } from './treeRows.ts';

const ROW = 27;
const BEYOND = 12;

interface Props {
  rows: readonly TreeRow[];
  /** The key of the provision that is open. */
  chosen: string | null;
  onToggle: (id: string) => void;
  onOpen: (row: Extract<TreeRow, { kind: 'provision' }>) => void;
}

const viewOf = (element: HTMLDivElement) => ({ top: element.scrollTop, height: element.clientHeight });

/** The lines of the tree that are in sight, of thousands: those above and below are room and no elements. */
export function Tree({ rows, chosen, onToggle, onOpen }: Props) {
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
          <li key={row.key} style={{ top: (first + i) * ROW }}>
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

function Line({ row, isChosen, onToggle, onOpen }: LineProps) {
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
  const Chevron = row.isOpen ? IconChevronDown : IconChevronRight;
  return (
    <button
      type="button"
      className={`${c.line} ${row.kind === 'area' ? c.area : ''}`}
      style={style}
      aria-expanded={row.isOpen}
      onClick={() => onToggle(row.id)}
    >
      <Chevron size={14} aria-hidden className={c.chevron} />
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
