import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type JurisdictionCode, jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { RowLine, RowTitle } from '../../../../ui/workspace/ChoiceList.tsx';
import { Column, ColumnEmpty, Columns } from '../../../../ui/workspace/Columns.tsx';
import { JurisdictionFilter } from '../../../../ui/workspace/JurisdictionFilter.tsx';
import { ListColumn } from '../../../../ui/workspace/ListColumn.tsx';
import type { RequirementRow } from '../../requirementsContract.ts';
import { staffRequirementsQuery } from '../api.ts';
import { RequirementForm } from './RequirementForm.tsx';
import { RequirementPane } from './RequirementPane.tsx';

interface Filters {
  text: string;
  jurisdiction: JurisdictionCode | null;
  showsRetired: boolean;
}

const listed = (
  all: readonly RequirementRow[],
  { text, jurisdiction, showsRetired }: Filters,
): RequirementRow[] =>
  all.filter(
    (row) =>
      (!jurisdiction || row.jurisdiction === jurisdiction) &&
      (showsRetired || !row.isRetired) &&
      `${row.requirement} ${row.type} ${row.group.name}`.toLowerCase().includes(text.trim().toLowerCase()),
  );

interface FilterProps {
  filters: Filters;
  onNarrow: (part: Partial<Filters>) => void;
}

const RequirementFilters = ({ filters, onNarrow }: FilterProps) => (
  <>
    <JurisdictionFilter
      value={filters.jurisdiction}
      onChange={(jurisdiction) => onNarrow({ jurisdiction })}
    />
    <Checkbox
      size="xs"
      label={t('Retired too')}
      checked={filters.showsRetired}
      onChange={(event) => onNarrow({ showsRetired: event.currentTarget.checked })}
    />
  </>
);

const RequirementLine = ({ row }: { row: RequirementRow }) => (
  <>
    <RowTitle right={<Jur code={row.jurisdiction} />}>{row.requirement}</RowTitle>
    <RowLine>
      {row.type}
      {row.isRetired && <em>{t('Retired')}</em>}
      {!row.isPublished && <em>{t('Unpublished')}</em>}
    </RowLine>
  </>
);

/** /a/checklistsManager: the requirements of all checklists, and the one that is open (specification 2.4). */
function ChecklistsManagerScreen() {
  const query = useQuery(staffRequirementsQuery);
  const [filters, setFilters] = useState<Filters>({ text: '', jurisdiction: null, showsRetired: false });
  const [isAdding, setAdding] = useState(false);
  const [address, setAddress] = useSearchParams();
  const all = query.data ?? [];
  const rows = listed(all, filters);
  const chosen = address.get('requirement') ?? rows[0]?.id ?? null;
  const open = all.find(({ id }) => id === chosen);
  const go = (id: string | null) => setAddress(id ? { requirement: id } : {}, { replace: true });
  const narrow = (part: Partial<Filters>) => setFilters((before) => ({ ...before, ...part }));
  return (
    <Columns title={t('Checklists')}>
      <ListColumn
        title={t('Checklists')}
        width={400}
        narrow={340}
        add={{ label: t('New'), onAdd: () => setAdding(true) }}
        find={{
          label: t('Find a requirement'),
          placeholder: t('Find'),
          text: filters.text,
          onFind: (text) => narrow({ text }),
        }}
        filters={<RequirementFilters filters={filters} onNarrow={narrow} />}
        query={query}
        failed={t('The requirements could not be loaded.')}
        count={t('{{count}} requirements', { count: rows.length })}
        listLabel={t('Requirements')}
        rows={rows}
        groupOf={({ jurisdiction }) => jurisdictionName(jurisdiction)}
        chosen={chosen}
        onChoose={({ id }) => go(id)}
      >
        {(row) => <RequirementLine row={row} />}
      </ListColumn>
      <Column label={t('Requirement')}>
        {open ? (
          <RequirementPane key={open.id} row={open} all={all} onOpen={go} />
        ) : (
          query.data && <ColumnEmpty title={t('Nothing is open.')} />
        )}
      </Column>
      {isAdding && (
        <RequirementForm
          requirement={null}
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

export { ChecklistsManagerScreen as Component };
