import { Button, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../shared/text.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useServerTable } from '../../../ui/table/useServerTable.ts';
import { ColumnBody, ColumnEmpty, ColumnFoot, ColumnHead } from '../../../ui/workspace/Columns.tsx';
import { Kbd, KeyHints } from '../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import { ORGANISATION_SIZES } from '../../accounts/rules.ts';
import {
  ACCOUNT_STATES,
  type AccountOrder,
  type AccountRow,
  type AccountState,
  type StaffAccount,
} from '../contract.ts';
import c from './Accounts.module.css';
import { accountColumns } from './accountColumns.tsx';
import { countsQuery, officeApi } from './api.ts';
import { RequestList } from './RequestList.tsx';

/** The fifth column has room from here on. */
const ROOM_FOR_LAST_SEEN = '(min-width: 87.5em)';
/** Here the list has a part of the screen, and what stays above it would take all of that. */
const PHONE = '(max-width: 47.99em)';

interface Filters {
  text: string;
  state: AccountState | 'all';
  size: StaffAccount['size'];
}

const useAccounts = ({ text, state, size }: Filters) =>
  useServerTable<AccountRow, AccountOrder>({
    queryKey: ['staff', 'accounts', 'list', text, state, size],
    sort: { by: 'name', direction: 'ascending' },
    fetchPage: ({ sort, after, signal }) =>
      officeApi.accounts(
        {
          query: {
            text: text || undefined,
            state: state === 'all' ? undefined : state,
            size: size ?? undefined,
            by: sort?.by,
            direction: sort?.direction,
            after,
          },
        },
        { signal },
      ),
  });

interface FilterProps {
  filters: Filters;
  onNarrow: (part: Partial<Filters>) => void;
}

function AccountFilters({ filters, onNarrow }: FilterProps) {
  const { data: counts } = useQuery(
    countsQuery({ text: filters.text || undefined, size: filters.size ?? undefined }),
  );
  const named = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${count}`;
  return (
    <search className={c.filters} aria-label={t('Filters')}>
      <SearchField
        label={t('Account, name or email')}
        placeholder={t('Account, name or email')}
        pauseMs={300}
        maxLength={200}
        isTarget
        value={filters.text}
        onSearch={(text) => onNarrow({ text })}
      />
      <Select
        aria-label={t('Size')}
        placeholder={t('Size')}
        data={[...ORGANISATION_SIZES]}
        value={filters.size}
        onChange={(size) => onNarrow({ size: size as Filters['size'] })}
        clearable
        clearButtonProps={{ 'aria-label': t('Any size') }}
      />
      <div className={c.states}>
        <Segments
          label={t('How they stand')}
          value={filters.state}
          onChange={(state) => onNarrow({ state })}
          data={[
            { value: 'all', label: named(t('All'), counts?.all) },
            { value: 'trial', label: named(t('Trial'), counts?.trial) },
            { value: 'paid', label: named(t('Paid'), counts?.paid) },
            { value: 'ending', label: named(t('Ending'), counts?.ending) },
            { value: 'expired', label: named(t('Expired'), counts?.expired) },
          ]}
        />
      </div>
    </search>
  );
}

interface Props {
  chosen: string | null;
  onChoose: (id: string) => void;
  onPlans: () => void;
  onNew: () => void;
}

const ListHead = ({ onPlans, onNew }: Pick<Props, 'onPlans' | 'onNew'>) => (
  <div className={c.listHead}>
    <h1>{t('Accounts')}</h1>
    <Button variant="default" onClick={onPlans}>
      {t('Plans')}
    </Button>
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      rightSection={<Kbd>N</Kbd>}
      onClick={onNew}
    >
      {t('New account')}
    </Button>
  </div>
);

interface TableProps extends Pick<Props, 'chosen' | 'onChoose'> {
  found: ReturnType<typeof useAccounts>;
}

function AccountTable({ found: { query, table }, chosen, onChoose }: TableProps) {
  const hasRoom = useMediaQuery(ROOM_FOR_LAST_SEEN, true, { getInitialValueInEffect: false });
  return (
    <div className={c.table}>
      <Loaded
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The accounts could not be loaded.')}
        empty={<ColumnEmpty title={t('Nothing matches.')} text={t('Search by another word, or show all.')} />}
      >
        {(rows) => (
          <DataTable
            caption={t('Accounts')}
            columns={accountColumns(onChoose).filter(({ key }) => hasRoom || key !== 'seen')}
            rows={rows}
            rowKey={({ id }) => id}
            opensRows
            isOpen={({ id }) => id === chosen}
            {...table}
          />
        )}
      </Loaded>
    </div>
  );
}

/** The customers' accounts, found, narrowed and sorted by the server; above them what they ask for. */
export function AccountList({ chosen, onChoose, onPlans, onNew }: Props) {
  const [address] = useSearchParams();
  // The dashboard leads to the trials that end.
  const [filters, setFilters] = useState<Filters>(() => ({
    ...{ text: '', size: null },
    state: ACCOUNT_STATES.find((state) => state === address.get('state')) ?? 'all',
  }));
  const found = useAccounts(filters);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const rows = found.query.data ?? [];
  const move = (by: number) => () => {
    const at = rows.findIndex(({ id }) => id === chosen);
    const next = rows[Math.max(0, Math.min(rows.length - 1, at < 0 ? 0 : at + by))];
    if (next) onChoose(next.id);
  };
  useKeys({ j: move(1), k: move(-1) });
  return (
    <>
      <ColumnHead padded>
        <ListHead onPlans={onPlans} onNew={onNew} />
        {!isPhone && <RequestList onOpen={onChoose} />}
        <AccountFilters
          filters={filters}
          onNarrow={(part) => setFilters((before) => ({ ...before, ...part }))}
        />
      </ColumnHead>
      <ColumnBody>
        {isPhone && (
          <div className={c.inBody}>
            <RequestList onOpen={onChoose} />
          </div>
        )}
        <AccountTable found={found} chosen={chosen} onChoose={onChoose} />
      </ColumnBody>
      <ColumnFoot>
        {t('{{count}} accounts', { count: rows.length })}
        <KeyHints hints={[{ keys: ['J', 'K'], does: t('move') }]} />
      </ColumnFoot>
    </>
  );
}
