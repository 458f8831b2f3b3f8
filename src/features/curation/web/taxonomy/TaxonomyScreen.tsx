import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { RowLine, RowTitle } from '../../../../ui/workspace/ChoiceList.tsx';
import { Column, ColumnEmpty, Columns } from '../../../../ui/workspace/Columns.tsx';
import { ListColumn } from '../../../../ui/workspace/ListColumn.tsx';
import { taxonomyQuery } from '../api.ts';
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

/** /a/taxonomy and /a/taxonomy/{id}: areas of law, their topics, and the provision groups of these with their fields. */
function TaxonomyScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const query = useQuery(taxonomyQuery);
  const [filters, setFilters] = useState({ text: '', showsArchived: false });
  const [isAdding, setAdding] = useState(false);
  const all = query.data ?? [];
  const open = all.find((row) => row.id === (id ?? all[0]?.id));
  const rows = listedPlaces(all, { ...filters, open: open?.id ?? null });
  const go = (to: string | null) =>
    void navigate(to ? `/a/taxonomy/${to}` : '/a/taxonomy', { replace: true });
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
          onFind: (text) => setFilters((before) => ({ ...before, text })),
        }}
        isFindWide
        filters={
          <Checkbox
            size="xs"
            label={t('Archived too')}
            checked={filters.showsArchived}
            onChange={(event) => {
              const showsArchived = event.currentTarget.checked;
              setFilters((before) => ({ ...before, showsArchived }));
            }}
          />
        }
        query={query}
        failed={t('The taxonomy could not be loaded.')}
        count={t('{{count}} provision groups', {
          count: all.filter(({ kind, isArchived }) => kind === 'provisionGroup' && !isArchived).length,
        })}
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
            <ColumnEmpty
              title={id ? t('This area, topic or group could not be found.') : t('Nothing is open.')}
              text={id ? t('Somebody may have deleted it.') : undefined}
            />
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
