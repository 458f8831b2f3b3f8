import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Bar } from '../../../../ui/state/Skeleton.tsx';
import { ColumnBody } from '../../../../ui/workspace/Columns.tsx';
import { treeQuery } from '../api.ts';
import c from './Tree.module.css';
import { Tree } from './Tree.tsx';
import { pathTo, treeRows } from './treeRows.ts';
import { useOpenCell } from './useOpenCell.ts';

interface Props {
  filter: string;
  /** The provision that is open: its group and jurisdiction. */
  chosen: { groupId: string; jurisdiction: string } | null;
}

/** The shape of the lines that are awaited. */
const LINES = (
  <div className={c.awaited}>
    {[64, 78, 56, 70, 61, 74].map((percent) => (
      <Bar key={percent} width={`${percent}%`} height={14} gap={13} />
    ))}
  </div>
);

/** The tree behind its filter. A part of its own: while one types, what stands around it is drawn once a key and not twice. */
export function FilteredTree({ filter, chosen }: Props) {
  const query = useQuery(treeQuery);
  const tree = query.data;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(filter);
  const openCell = useOpenCell();
  const groupId = chosen?.groupId;
  useEffect(() => {
    if (!tree || !groupId) return;
    const path = pathTo(tree, groupId);
    setOpen((was) => (path.every((id) => was.has(id)) ? was : new Set([...was, ...path])));
  }, [tree, groupId]);
  const rows = useMemo(() => (tree ? treeRows(tree, open, wanted) : []), [tree, open, wanted]);
  const toggle = (id: string) =>
    setOpen((was) => {
      const next = new Set(was);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  if (!tree) {
    return (
      <ColumnBody>
        <Loaded query={query} skeleton={LINES} failed={t('The provisions could not be loaded.')}>
          {() => null}
        </Loaded>
      </ColumnBody>
    );
  }
  return (
    <Tree
      rows={rows}
      chosen={chosen && `${chosen.groupId} ${chosen.jurisdiction}`}
      onToggle={toggle}
      onOpen={openCell}
    />
  );
}
