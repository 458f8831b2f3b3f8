import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { RowLine, RowTitle } from '../../../../ui/workspace/ChoiceList.tsx';
import { Column, ColumnEmpty, Columns } from '../../../../ui/workspace/Columns.tsx';
import { ListColumn } from '../../../../ui/workspace/ListColumn.tsx';
import type { StaffIndustry } from '../../industriesContract.ts';
import { staffIndustriesQuery } from '../api.ts';
import { ArchivedToo } from '../parts/ArchivedToo.tsx';
import { IndustryForm } from './IndustryForm.tsx';
import { IndustryPane } from './IndustryPane.tsx';

interface Filters {
  text: string;
  kind: string | null;
  showsArchived: boolean;
}

const listed = (all: readonly StaffIndustry[], { text, kind, showsArchived }: Filters): StaffIndustry[] =>
  all.filter(
    ({ written, archived }) =>
      (!kind || written.kind === kind) &&
      (showsArchived || !archived) &&
      written.name.toLowerCase().includes(text.trim().toLowerCase()),
  );

interface FilterProps {
  filters: Filters;
  onNarrow: (part: Partial<Filters>) => void;
}

const IndustryFilters = ({ filters, onNarrow }: FilterProps) => (
  <>
    <Select
      aria-label={t('Kind')}
      placeholder={t('Kind')}
      data={[
        { value: 'industry', label: t('Industry') },
        { value: 'occupation', label: t('Occupation') },
      ]}
      value={filters.kind}
      onChange={(kind) => onNarrow({ kind })}
      clearable
      clearButtonProps={{ 'aria-label': t('Both kinds') }}
    />
    <ArchivedToo checked={filters.showsArchived} onChange={(showsArchived) => onNarrow({ showsArchived })} />
  </>
);

const IndustryLine = ({ industry: { written, rules, archived } }: { industry: StaffIndustry }) => (
  <>
    <RowTitle right={<RowLine>{rules}</RowLine>}>{written.name}</RowTitle>
    <RowLine>
      {written.kind === 'industry' ? t('Industry') : t('Occupation')}
      {written.naics && <span>{t('NAICS {{codes}}', { codes: written.naics })}</span>}
      {archived && <em>{t('Archived')}</em>}
    </RowLine>
  </>
);

/** /a/industries: the industries and occupations that special rules speak of (specification 2.4). */
function IndustriesScreen() {
  const query = useQuery(staffIndustriesQuery);
  const [filters, setFilters] = useState<Filters>({ text: '', kind: null, showsArchived: false });
  const [isAdding, setAdding] = useState(false);
  const [address, setAddress] = useSearchParams();
  const all = query.data ?? [];
  const rows = listed(all, filters);
  const chosen = address.get('industry') ?? rows[0]?.id ?? null;
  const open = all.find(({ id }) => id === chosen);
  const go = (id: string | null) => setAddress(id ? { industry: id } : {}, { replace: true });
  const narrow = (part: Partial<Filters>) => setFilters((before) => ({ ...before, ...part }));
  return (
    <Columns title={t('Industries')}>
      <ListColumn
        title={t('Industries')}
        width={360}
        narrow={320}
        add={{ label: t('New'), onAdd: () => setAdding(true) }}
        find={{ label: t('Find an industry'), text: filters.text, onFind: (text) => narrow({ text }) }}
        isFindWide
        filters={<IndustryFilters filters={filters} onNarrow={narrow} />}
        query={query}
        failed={t('Industries could not be loaded.')}
        count={t('{{count}} industries and occupations', { count: rows.length })}
        listLabel={t('Industries')}
        rows={rows}
        chosen={chosen}
        onChoose={({ id }) => go(id)}
      >
        {(industry) => <IndustryLine industry={industry} />}
      </ListColumn>
      <Column label={t('Industry or occupation')}>
        {open ? (
          <IndustryPane key={open.id} industry={open} all={all} onOpen={go} />
        ) : (
          query.data && <ColumnEmpty title={t('Nothing is open.')} />
        )}
      </Column>
      {isAdding && (
        <IndustryForm
          industry={null}
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

export { IndustriesScreen as Component };
