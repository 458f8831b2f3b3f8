import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { ChoiceList } from '../../../../ui/workspace/ChoiceList.tsx';
import {
  Column,
  ColumnBody,
  ColumnEmpty,
  ColumnFoot,
  ColumnHead,
  Columns,
} from '../../../../ui/workspace/Columns.tsx';
import { Kbd, KeyHints } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { BillPane } from './BillPane.tsx';
import { BillRow } from './BillRow.tsx';
import { type BillGroup, GROUPS, groupName, groupOf, type ListFilters, listed } from './billGroups.ts';
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

/** /a/billTracker, the home of staff: every bill by what is to be done with it, and the one that is open (specification 2.4). */
function StaffTrackerScreen() {
  const bills = useQuery(staffBillsQuery);
  const [filters, setFilters] = useState<ListFilters>({ text: '', jurisdiction: null, group: null });
  const [isAdding, setAdding] = useState(false);
  const [address, setAddress] = useSearchParams();
  const rows = listed(bills.data ?? [], filters);
  const chosen = address.get('bill') ?? rows[0]?.id ?? null;
  const open = (id: string) => setAddress({ bill: id }, { replace: true });
  const narrow = (part: Partial<ListFilters>) => setFilters((before) => ({ ...before, ...part }));
  useKeys({ n: () => setAdding(true) });
  return (
    <Columns title={t('Bill Tracker')}>
      <Column label={t('Bills')} width={400} narrow={330}>
        <ColumnHead padded>
          <div className={c.listHead}>
            <h2>{t('Bill Tracker')}</h2>
            <Button onClick={() => setAdding(true)} rightSection={<Kbd>N</Kbd>}>
              {t('New bill')}
            </Button>
          </div>
          <search className={c.filters}>
            <SearchField
              label={t('Find a bill')}
              placeholder={t('Find a bill')}
              pauseMs={0}
              maxLength={200}
              isTarget
              value={filters.text}
              onSearch={(text) => narrow({ text })}
            />
            <Select
              aria-label={t('Jurisdiction')}
              placeholder={t('Jurisdiction')}
              data={JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) }))}
              value={filters.jurisdiction}
              onChange={(code) => narrow({ jurisdiction: code as JurisdictionCode | null })}
              clearable
              clearButtonProps={{ 'aria-label': t('All jurisdictions') }}
            />
            <Select
              aria-label={t('Stage')}
              placeholder={t('Stage')}
              data={GROUPS.map((value) => ({ value, label: groupName(value) }))}
              value={filters.group}
              onChange={(group) => narrow({ group: group as BillGroup | null })}
              clearable
              clearButtonProps={{ 'aria-label': t('Any stage') }}
            />
          </search>
        </ColumnHead>
        <ColumnBody>
          <Loaded query={bills} skeleton={400} failed={t('The bills could not be loaded.')}>
            {() =>
              rows.length === 0 ? (
                <ColumnEmpty title={t('No bills found.')} />
              ) : (
                <ChoiceList
                  label={t('Bills')}
                  items={rows}
                  idOf={({ id }) => id}
                  groupOf={(bill) => groupName(groupOf(bill))}
                  chosen={chosen}
                  onChoose={({ id }) => open(id)}
                >
                  {(bill) => <BillRow bill={bill} />}
                </ChoiceList>
              )
            }
          </Loaded>
        </ColumnBody>
        <ColumnFoot>
          {t('{{count}} bills', { count: rows.length })}
          <KeyHints hints={[{ keys: ['J', 'K'], does: t('move') }]} />
        </ColumnFoot>
      </Column>
      <Column label={t('Bill')}>
        {chosen ? <OpenBill key={chosen} id={chosen} /> : <ColumnEmpty title={t('No bill is open.')} />}
      </Column>
      <NewBill
        opened={isAdding}
        onClose={() => setAdding(false)}
        onCreated={(id) => {
          setAdding(false);
          open(id);
        }}
      />
    </Columns>
  );
}

export { StaffTrackerScreen as Component };
