import { ActionIcon, TextInput } from '@mantine/core';
import {
  IconBook2,
  IconFileDiff,
  IconFilter,
  IconPencil,
  IconSitemap,
  IconWorldSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Column, ColumnFoot, ColumnHead } from '../../../../ui/workspace/Columns.tsx';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { openCountQuery } from '../../../library/web/api.ts';
import type { Mark } from '../../schemas.ts';
import { treeQuery } from '../api.ts';
import c from './DataSidebar.module.css';
import { FilteredTree } from './FilteredTree.tsx';
import { MarkIcon } from './MarkIcon.tsx';
import { markWords } from './markWords.ts';

const LEGEND: Mark[] = ['published', 'draft', 'unconfirmed', 'reviewDue', 'unpublished', 'empty'];

export type Shown = 'drafts' | 'queue' | 'sources' | 'files' | null;

interface Props {
  shown: Shown;
  /** The provision that is open: its group and jurisdiction. */
  chosen: { groupId: string; jurisdiction: string } | null;
}

/** The way around the provisions: what is to be done, and the tree with its filter. */
export function DataSidebar({ shown, chosen }: Props) {
  const [filter, setFilter] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // On a narrow screen it folds beside whatever is open, and lies over it while it is used.
  const isFolding = shown !== null || chosen !== null;
  const [isOver, setOver] = useState(false);
  const groupId = chosen?.groupId;

  const find = () => {
    setOver(true);
    requestAnimationFrame(() => field.current?.focus());
  };
  useKeys({ f: find });
  useEffect(() => {
    if (groupId && chosen?.jurisdiction) setOver(false);
  }, [groupId, chosen?.jurisdiction]);

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
          <Places shown={shown} groupId={groupId} />
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
          <FilterField field={field} filter={filter} onFilter={setFilter} />
        </ColumnHead>
        <FilteredTree filter={filter} chosen={chosen} />
        <ColumnFoot>
          <Legend />
        </ColumnFoot>
      </div>
    </Column>
  );
}

interface FilterProps {
  field: RefObject<HTMLInputElement | null>;
  filter: string;
  onFilter: (filter: string) => void;
}

const FilterField = ({ field, filter, onFilter }: FilterProps) => (
  <div className={c.filter}>
    <TextInput
      ref={field}
      size="xs"
      aria-label={t('Filter the tree')}
      placeholder={t('Filter the tree')}
      leftSection={<IconFilter size={14} aria-hidden />}
      rightSection={filter === '' ? <Kbd>F</Kbd> : undefined}
      value={filter}
      onChange={(event) => onFilter(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onFilter('');
      }}
      data-search-target=""
    />
  </div>
);

/** What is to be done, with its counts. Drawn for what it says only, and not with every key of the filter. */
const Places = memo(({ shown, groupId }: { shown: Shown; groupId: string | undefined }) => {
  const tree = useQuery(treeQuery);
  const files = useQuery(openCountQuery);
  return (
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
      <Place
        to="/a/data?show=sources"
        icon={IconWorldSearch}
        label={t('Source watch')}
        count={tree.data?.sources}
        isOpen={shown === 'sources'}
      />
      <Place
        to="/a/data?show=files"
        icon={IconFileDiff}
        label={t('Files and database')}
        count={files.data?.open}
        isOpen={shown === 'files'}
      />
      <Place
        to={groupId ? `/a/taxonomy/${groupId}` : '/a/taxonomy'}
        icon={IconSitemap}
        label={t('Taxonomy and fields')}
        count={undefined}
        isOpen={false}
      />
    </nav>
  );
});

const Legend = memo(() => (
  <ul className={c.legend} aria-label={t('Legend')}>
    {LEGEND.map((mark) => (
      <li key={mark}>
        <MarkIcon mark={mark} quiet /> {markWords(mark)}
      </li>
    ))}
  </ul>
));

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
