import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { treeQuery } from '../api.ts';
import { Tree } from './Tree.tsx';
import { pathTo, treeRows } from './treeRows.ts';
import { useOpenCell } from './useOpenCell.ts';

interface Props {
  filter: string;
  /** The provision that is open: its group and jurisdiction. */
  chosen: { groupId: string; jurisdiction: string } | null;
}

/** The tree behind its filter. A part of its own: while one types, what stands around it is drawn once a key and not twice. */
export function FilteredTree({ filter, chosen }: Props) {
  const tree = useQuery(treeQuery).data;
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
  return (
    <Tree
      rows={rows}
      chosen={chosen && `${chosen.groupId} ${chosen.jurisdiction}`}
      onToggle={toggle}
      onOpen={openCell}
    />
  );
}
