import { ActionIcon, TextInput } from '@mantine/core';
import { IconBook2, IconFilter, IconPencil, type TablerIcon } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { Column, ColumnFoot, ColumnHead } from '../../../../ui/workspace/Columns.tsx';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { Mark } from '../../schemas.ts';
import { editorApi, groupQuery, treeQuery } from '../api.ts';
import c from './DataSidebar.module.css';
import { MarkIcon } from './MarkIcon.tsx';
import { markWords } from './markWords.ts';
import { Tree } from './Tree.tsx';
import { pathTo, type TreeRow, treeRows } from './treeRows.ts';

const LEGEND: Mark[] = ['published', 'draft', 'unconfirmed', 'reviewDue', 'unpublished', 'empty'];

export type Shown = 'drafts' | 'queue' | null;

interface Props {
  shown: Shown;
  /** The provision that is open: its group and jurisdiction. */
  chosen: { groupId: string; jurisdiction: string } | null;
}

/** The way around the provisions: what is to be done, and the tree with its filter. */
export function DataSidebar({ shown, chosen }: Props) {
  const tree = useQuery(treeQuery);
  const [filter, setFilter] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(filter);
  const field = useRef<HTMLInputElement>(null);
  // On a narrow screen it folds beside whatever is open, and lies over it while it is used.
  const isFolding = shown !== null || chosen !== null;
  const [isOver, setOver] = useState(false);
  const groupId = chosen?.groupId;
  const openCell = useOpenCell();

  useEffect(() => {
    if (!tree.data || !groupId) return;
    const path = pathTo(tree.data, groupId);
    setOpen((was) => (path.every((id) => was.has(id)) ? was : new Set([...was, ...path])));
  }, [tree.data, groupId]);
  const find = () => {
    setOver(true);
    requestAnimationFrame(() => field.current?.focus());
  };
  useKeys({ f: find });
  useEffect(() => {
    if (groupId && chosen?.jurisdiction) setOver(false);
  }, [groupId, chosen?.jurisdiction]);

  const rows = useMemo(() => (tree.data ? treeRows(tree.data, open, wanted) : []), [tree.data, open, wanted]);
  const toggle = (id: string) =>
    setOpen((was) => {
      const next = new Set(was);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <Column label={t('All provisions')} width={256} narrow={isFolding ? 56 : 256} sunken>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the focus that leaves, and acts on nothing itself */}
      <div
        className={c.inside}
        data-folding={isFolding || undefined}
        data-over={isOver || undefined}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOver(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOver(false);
        }}
      >
        <ColumnHead>
          <nav className={c.places} aria-label={t('To do')}>
            <Place
              to="/a/data?show=drafts"
              icon={IconPencil}
              label={t('Drafts')}
              count={tree.data?.drafts}
              isOpen={shown === 'drafts'}
            />
            <Place
              to="/a/data?show=queue"
              icon={IconBook2}
              label={t('What to read next')}
              count={tree.data?.toRead}
              isOpen={shown === 'queue'}
            />
          </nav>
          <ActionIcon
            className={c.unfold}
            size={38}
            variant="subtle"
            aria-label={t('Find a provision')}
            title={t('Find a provision (F)')}
            onClick={find}
          >
            <IconFilter size={16} aria-hidden />
          </ActionIcon>
          <div className={c.filter}>
            <TextInput
              ref={field}
              size="xs"
              aria-label={t('Filter the tree')}
              placeholder={t('Filter the tree')}
              leftSection={<IconFilter size={14} aria-hidden />}
              rightSection={filter === '' ? <Kbd>F</Kbd> : undefined}
              value={filter}
              onChange={(event) => setFilter(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setFilter('');
              }}
              data-search-target=""
            />
          </div>
        </ColumnHead>
        <Tree
          rows={rows}
          chosen={chosen && `${chosen.groupId} ${chosen.jurisdiction}`}
          onToggle={toggle}
          onOpen={openCell}
        />
        <ColumnFoot>
          <ul className={c.legend} aria-label={t('Legend')}>
            {LEGEND.map((mark) => (
              <li key={mark}>
                <MarkIcon mark={mark} quiet /> {markWords(mark)}
              </li>
            ))}
          </ul>
        </ColumnFoot>
      </div>
    </Column>
  );
}

interface PlaceProps {
  to: string;
  icon: TablerIcon;
  label: string;
  count: number | undefined;
  isOpen: boolean;
}

const Place = ({ to, icon: Icon, label, count, isOpen }: PlaceProps) => (
  <Link to={to} title={label} aria-current={isOpen ? 'page' : undefined}>
    <Icon size={15} stroke={1.7} aria-hidden />
    <span>{label}</span>
    <span className={c.count}>{count || ''}</span>
  </Link>
);

type Cell = Pick<Extract<TreeRow, { kind: 'provision' }>, 'groupId' | 'areaId' | 'topicId' | 'code'>;

/** Opens the provision of a jurisdiction in a group; one that has none is begun. */
export function useOpenCell(): (cell: Cell) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  return ({ groupId, areaId, topicId, code }) => {
    const open = async (): Promise<void> => {
      const { cells } = await client.fetchQuery(groupQuery(groupId));
      const known = cells.find(({ jurisdiction }) => jurisdiction === code)?.provisionId;
      const id =
        known ??
        (await editorApi.beginProvision({ params: { id: groupId }, body: { jurisdiction: code } })).id;
      if (!known) void client.invalidateQueries({ queryKey: groupQuery(groupId).queryKey });
      navigate(`/a/data/${areaId}/${topicId}/${id}`);
    };
    open().catch(toastSomethingWentWrong);
  };
}
