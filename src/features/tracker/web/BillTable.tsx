import type { ComponentProps } from 'react';
import { t } from '../../../shared/text.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { TrackedBill } from '../contract.ts';
import { billColumns } from './billColumns.tsx';
import type { TrackerFilters } from './trackerFilters.ts';

type SortKey = TrackerFilters['sort'];

interface Props extends Pick<ComponentProps<typeof DataTable>, 'filters' | 'empty'> {
  bills: TrackedBill[];
  sort: SortKey;
  onSort: (sort: SortKey) => void;
  /** The bill whose drawer is open. */
  openId: string | null;
  onOpen: (id: string) => void;
}

/** The bills, one a row. Each column sorts one way: the furthest and the latest say most. */
export function BillTable({ bills, sort, onSort, openId, onOpen, ...around }: Props) {
  return (
    <DataTable
      caption={t('Bills and regulations')}
      columns={billColumns(onOpen)}
      rows={bills}
      rowKey={({ id }) => id}
      sort={{ by: sort, direction: sort === 'stage' ? 'ascending' : 'descending' }}
      onSort={({ by }) => onSort(by as SortKey)}
      opensRows
      isOpen={({ id }) => id === openId}
      {...around}
    />
  );
}
