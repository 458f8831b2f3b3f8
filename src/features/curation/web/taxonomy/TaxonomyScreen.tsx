import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { RowLine, RowTitle } from '../../../../ui/workspace/ChoiceList.tsx';
import { Column, Columns } from '../../../../ui/workspace/Columns.tsx';
import { ListColumn } from '../../../../ui/workspace/ListColumn.tsx';
import type { PlaceRow } from '../../taxonomyContract.ts';
import { taxonomyQuery } from '../api.ts';
import { ArchivedToo } from '../parts/ArchivedToo.tsx';
import { NothingOpen } from '../parts/NothingOpen.tsx';
import { type ListedPlace, listedPlaces } from './listedPlaces.ts';
import { NewPlace } from './NewPlace.tsx';
import { PlacePane } from './PlacePane.tsx';
import { countWords } from './placeWords.ts';
import c from './Taxonomy.module.css';

function PlaceLine({ place }: { place: ListedPlace }) {
  return (
    <span className={c.row} data-depth={place.depth}>
      <RowTitle right={<RowLine>{place.count}</RowLine>}>{place.name}</RowTitle>
      {(place.path || place.isArchived || place.depth === 0) && (
        <RowLine>
          {place.path ?? countWords(place)}
          {place.isArchived && <em>{t('Archived')}</em>}
        </RowLine>
      )}
    </span>
  );
}

interface Filters {
  text: string;
  showsArchived: boolean;
}

/** How many provision groups readers may come upon. */
const groupsHeld = (all: readonly PlaceRow[]): number =>
  all.filter(({ kind, isArchived }) => kind === 'provisionGroup' && !isArchived).length;

/** The taxonomy, and the place of it that is open: as the address asks for, or the first. */
function useOpenPlace() {
  const { id } = useParams();
  const navigate = useNavigate();
  const query = useQuery(taxonomyQuery);
  const all = query.data ?? [];
  const open = all.find((row) => row.id === (id ?? all[0]?.id));
  const go = (to: string | null) =>
    void navigate(to ? `/a/taxonomy/${to}` : '/a/taxonomy', { replace: true });
  return { id, query, all, open, go };
}

/** /a/taxonomy and /a/taxonomy/{id}: areas of law, their topics, and the provision groups of these with their fields. */
function TaxonomyScreen() {
  const { id, query, all, open, go } = useOpenPlace();
  const [filters, setFilters] = useState<Filters>({ text: '', showsArchived: false });
  const [isAdding, setAdding] = useState(false);
  const rows = listedPlaces(all, { ...filters, open: open?.id ?? null });
  const narrow = (part: Partial<Filters>) => setFilters((before) => ({ ...before, ...part }));
  return (
    <Columns title={open ? open.name : t('Taxonomy')}>
      <ListColumn
        title={t('Taxonomy')}
        width={360}
        narrow={320}
        add={{ label: t('New'), onAdd: () => setAdding(true) }}
        find={{
          label: t('Find an area, topic or group'),
          text: filters.text,
          onFind: (text) => narrow({ text }),
        }}
        isFindWide
        filters={
          <ArchivedToo
            checked={filters.showsArchived}
            onChange={(showsArchived) => narrow({ showsArchived })}
          />
        }
        query={query}
        failed={t('The taxonomy could not be loaded.')}
        count={t('{{count}} provision groups', { count: groupsHeld(all) })}
        listLabel={t('Areas, topics and provision groups')}
        rows={rows}
        chosen={open?.id ?? null}
        onChoose={(row) => go(row.id)}
      >
        {(row) => <PlaceLine place={row} />}
      </ListColumn>
      <Column label={t('Area, topic or provision group')}>
        {open ? (
          <PlacePane key={open.id} row={open} all={all} onOpen={go} />
        ) : (
          query.data && (
            <NothingOpen missing={id ? t('This area, topic or group could not be found.') : null} />
          )
        )}
      </Column>
      {isAdding && (
        <NewPlace
          all={all}
          open={open}
          onClose={() => setAdding(false)}
          onSaved={(made) => {
            setAdding(false);
            go(made);
          }}
        />
      )}
    </Columns>
  );
}

export { TaxonomyScreen as Component };
