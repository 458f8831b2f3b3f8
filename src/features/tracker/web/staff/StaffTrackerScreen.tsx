import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Column, ColumnEmpty, Columns } from '../../../../ui/workspace/Columns.tsx';
import { JurisdictionFilter } from '../../../../ui/workspace/JurisdictionFilter.tsx';
import { ListColumn } from '../../../../ui/workspace/ListColumn.tsx';
import { BillPane } from './BillPane.tsx';
import { BillRow } from './BillRow.tsx';
import { groupName, groupOf, type ListFilters, listed, NARROWED, type Narrowed } from './billGroups.ts';
import { NewBill } from './NewBill.tsx';
import c from './StaffTracker.module.css';
import { staffBillQuery, staffBillsQuery } from './staffBillsApi.ts';

function OpenBill({ id }: { id: string }) {
  const query = useQuery(staffBillQuery(id));
  return (
    <Loaded query={query} skeleton={320} failed={t('The bill could not be loaded.')} stateClass={c.stateBox}>
      {(bill) => <BillPane key={bill.id} bill={bill} />}
    </Loaded>
  );
}

interface FilterProps {
  filters: ListFilters;
  onNarrow: (part: Partial<ListFilters>) => void;
}

const BillFilters = ({ filters, onNarrow }: FilterProps) => (
  <>
    <JurisdictionFilter
      value={filters.jurisdiction}
      onChange={(jurisdiction) => onNarrow({ jurisdiction })}
    />
    <Select
      aria-label={t('Stage')}
      placeholder={t('Stage')}
      data={NARROWED()}
      value={filters.group}
      onChange={(group) => onNarrow({ group: group as Narrowed | null })}
      clearable
      clearButtonProps={{ 'aria-label': t('Any stage') }}
    />
  </>
);

/** /a/billTracker, the home of staff: every bill by what is to be done with it, and the one that is open (specification 2.4). */
function StaffTrackerScreen() {
  const bills = useQuery(staffBillsQuery);
  const [isAdding, setAdding] = useState(false);
  const [address, setAddress] = useSearchParams();
  // The dashboard leads to a part of the list.
  const [filters, setFilters] = useState<ListFilters>(() => ({
    ...{ text: '', jurisdiction: null },
    group: NARROWED().find(({ value }) => value === address.get('only'))?.value ?? null,
  }));
  const rows = listed(bills.data ?? [], filters);
  const chosen = address.get('bill') ?? rows[0]?.id ?? null;
  const open = (id: string) => setAddress({ bill: id }, { replace: true });
  const narrow = (part: Partial<ListFilters>) => setFilters((before) => ({ ...before, ...part }));
  return (
    <Columns title={t('Bill Tracker')}>
      <ListColumn
        title={t('Bill Tracker')}
        label={t('Bills')}
        width={400}
        narrow={384}
        add={{ label: t('New bill'), onAdd: () => setAdding(true) }}
        find={{ label: t('Find a bill'), text: filters.text, onFind: (text) => narrow({ text }) }}
        isFindWide
        filters={<BillFilters filters={filters} onNarrow={narrow} />}
        query={bills}
        failed={t('The bills could not be loaded.')}
        nothing={t('No bills found.')}
        count={t('{{count}} bills', { count: rows.length })}
        listLabel={t('Bills')}
        rows={rows}
        groupOf={(bill) => groupName(groupOf(bill))}
        countsGroups
        isUrgent={(bill) => groupOf(bill) === 'toRollIn'}
        chosen={chosen}
        onChoose={({ id }) => open(id)}
      >
        {(bill) => <BillRow bill={bill} />}
      </ListColumn>
      <Column label={t('Bill')}>
        {chosen ? (
          <OpenBill key={chosen} id={chosen} />
        ) : (
          bills.data && <ColumnEmpty title={t('No bill is open.')} />
        )}
      </Column>
      {isAdding && (
        <NewBill
          onClose={() => setAdding(false)}
          onCreated={(id) => {
            setAdding(false);
            open(id);
          }}
        />
      )}
    </Columns>
  );
}

export { StaffTrackerScreen as Component };
