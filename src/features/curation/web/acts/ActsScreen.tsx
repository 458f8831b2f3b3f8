import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { RowLine, RowTitle } from '../../../../ui/workspace/ChoiceList.tsx';
import { Column, Columns } from '../../../../ui/workspace/Columns.tsx';
import { JurisdictionFilter } from '../../../../ui/workspace/JurisdictionFilter.tsx';
import { ListColumn } from '../../../../ui/workspace/ListColumn.tsx';
import { titlesOf } from '../../../legislation/bilingualName.ts';
import { instrumentsQuery } from '../api.ts';
import { ArchivedToo } from '../parts/ArchivedToo.tsx';
import { NothingOpen } from '../parts/NothingOpen.tsx';
import c from '../parts/Things.module.css';
import { ActForm } from './ActForm.tsx';
import { ActPane } from './ActPane.tsx';
import { type ListedInstrument, type ListFilters, listed } from './listed.ts';

function ActRow({ row }: { row: ListedInstrument }) {
  return (
    <span className={c.row} data-under={row.isUnder || undefined}>
      {row.isUnder ? <span /> : <Jur code={row.jurisdiction} />}
      <span className={c.rowText}>
        <RowTitle right={<RowLine>{row.citedBy}</RowLine>}>{titlesOf(row.name).english}</RowTitle>
        <RowLine>
          {row.citation}
          {row.isArchived && <em>{t('Archived')}</em>}
        </RowLine>
      </span>
    </span>
  );
}

interface FilterProps {
  filters: ListFilters;
  onNarrow: (part: Partial<ListFilters>) => void;
}

const ActFilters = ({ filters, onNarrow }: FilterProps) => (
  <>
    <JurisdictionFilter
      value={filters.jurisdiction}
      onChange={(jurisdiction) => onNarrow({ jurisdiction })}
    />
    <ArchivedToo checked={filters.showsArchived} onChange={(showsArchived) => onNarrow({ showsArchived })} />
  </>
);

/** /a/acts and /a/acts/{id}: acts with their regulations, and what cites the one that is open (specification 2.4). */
function ActsScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const query = useQuery(instrumentsQuery);
  const [filters, setFilters] = useState<ListFilters>({ text: '', jurisdiction: null, showsArchived: false });
  const [isAdding, setAdding] = useState(false);
  const rows = listed(query.data ?? [], filters);
  const chosen = id ?? rows[0]?.id ?? null;
  const open = query.data?.find((row) => row.id === chosen);
  const go = (to: string) => void navigate(`/a/acts/${to}`, { replace: true });
  const narrow = (part: Partial<ListFilters>) => setFilters((before) => ({ ...before, ...part }));
  return (
    <Columns title={open ? open.name : t('Acts & Regs')}>
      <ListColumn
        title={t('Acts & Regs')}
        width={320}
        narrow={288}
        add={{ label: t('New'), onAdd: () => setAdding(true) }}
        find={{ label: t('Find an act'), text: filters.text, onFind: (text) => narrow({ text }) }}
        filters={<ActFilters filters={filters} onNarrow={narrow} />}
        query={query}
        failed={t('Acts and regulations could not be loaded.')}
        count={t('{{count}} acts and regs', { count: rows.length })}
        listLabel={t('Acts and regulations')}
        rows={rows}
        groupOf={(row) => row.group}
        chosen={chosen}
        onChoose={(row) => go(row.id)}
      >
        {(row) => <ActRow row={row} />}
      </ListColumn>
      <Column label={t('Act or regulation')}>
        {open ? (
          <ActPane key={open.id} row={open} all={query.data ?? []} />
        ) : (
          query.data && <NothingOpen missing={id ? t('This act or regulation could not be found.') : null} />
        )}
      </Column>
      {isAdding && (
        <ActForm
          instrument={null}
          jurisdiction={filters.jurisdiction}
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

export { ActsScreen as Component };
