import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import { Column, ColumnEmpty } from '../../../ui/workspace/Columns.tsx';
import { statuteChangesQuery } from '../../statutes/web/api.ts';
import { sourcesQuery } from './api.ts';
import { type Filter, type Item, itemAt, itemsOf } from './items.ts';
import { LawSource } from './LawSource.tsx';
import { PageSource } from './PageSource.tsx';
import { SourceList } from './SourceList.tsx';
import { bare } from './words.ts';

/** The watch over sources: what changed, moved or is gone, what it says then and now, and the provisions that rest on it. */
export function SourcesPane() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('source');
  // Who comes by the address of a source means that source, to do or not.
  const [filter, setFilter] = useState<Filter>(() => (wanted === null ? 'todo' : 'all'));
  const [found, setFound] = useState(() => (wanted?.startsWith('http') ? bare(wanted) : ''));
  const find = filter === 'all' ? found : '';
  const watch = useQuery(sourcesQuery(filter, find));
  const laws = useQuery(statuteChangesQuery);
  const items = itemsOf(watch.data?.sources ?? [], laws.data ?? [], { filter, find });
  const open = itemAt(items, wanted);
  const choose = ({ id }: Item) =>
    setSearch(
      (was) => new URLSearchParams([...[...was].filter(([key]) => key !== 'source'), ['source', id]]),
      { replace: true },
    );
  return (
    <>
      <SourceList
        watch={watch}
        laws={laws}
        items={items}
        filter={filter}
        onFilter={setFilter}
        find={find}
        onFind={setFound}
        chosen={open?.id ?? null}
        onChoose={choose}
      />
      {open?.kind === 'page' && (
        <PageSource key={open.id} source={open.source} isOn={watch.data?.isOn ?? false} />
      )}
      {open?.kind === 'law' && <LawSource key={open.id} change={open.change} />}
      {!open && (
        <Column label={t('Source')}>
          {watch.isPending || laws.isPending ? (
            <Loading>
              <Bar height={96} gap={8} />
              <Bar height={320} />
            </Loading>
          ) : (
            <ColumnEmpty isMain title={t('Nothing is open.')} />
          )}
        </Column>
      )}
    </>
  );
}
