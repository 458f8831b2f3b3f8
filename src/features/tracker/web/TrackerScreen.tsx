import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { Page, PageLine, PageTitle } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import type { TrackedBill } from '../contract.ts';
import { billsQuery } from './api.ts';
import { BillDrawer } from './BillDrawer.tsx';
import { BillTable } from './BillTable.tsx';
import { TrackerFilterBar } from './TrackerFilterBar.tsx';
import c from './TrackerScreen.module.css';
import {
  filterBills,
  readTrackerFilters,
  standingOf,
  type TrackerFilters,
  writeTrackerFilters,
} from './trackerFilters.ts';

const BILL = 'bill';

/** The areas that some bill concerns, by name. */
function areasOf(bills: readonly TrackedBill[]): { id: string; name: string }[] {
  const areas = new Map(bills.flatMap((bill) => bill.areas.map((area) => [area.id, area] as const)));
  return [...areas.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const lineOf = (bills: readonly TrackedBill[]): string =>
  t('{{count}} bills and regulations in your jurisdictions, {{before}} before a legislature', {
    count: bills.length,
    before: bills.filter((bill) => standingOf(bill) === 'before').length,
  });

const NoBills = ({ onClear }: { onClear: () => void }) => (
  <Empty
    title={t('No bills found.')}
    text={t('Please adjust your filters and try again.')}
    action={
      <Button variant="default" size="compact-sm" onClick={onClear}>
        {t('Clear all filters')}
      </Button>
    }
  />
);

/** /m/tracker: the bills of the account's jurisdictions, how far they have come, and what they would change (decisions 7). */
function TrackerScreen() {
  const query = useQuery(billsQuery);
  const bills = query.data;
  const [params, setParams] = useSearchParams();
  const filters = readTrackerFilters(params);
  const billId = params.get(BILL);
  const areas = useMemo(() => areasOf(bills ?? []), [bills]);
  const jurisdictions = useMemo(
    () => JURISDICTION_CODES.filter((code) => bills?.some(({ jurisdiction }) => jurisdiction === code)),
    [bills],
  );
  const go = (next: TrackerFilters, open: string | null): void => {
    const written = writeTrackerFilters(next);
    if (open) written.set(BILL, open);
    setParams(written, { replace: true, preventScrollReset: true });
  };
  const change = (part: Partial<TrackerFilters>): void => go({ ...filters, ...part }, billId);
  const shown = filterBills(bills ?? [], filters);
  return (
    <Page title={t('Bill Tracker')}>
      <PageTitle>{t('Bill Tracker')}</PageTitle>
      <PageLine>{bills ? lineOf(shown) : t('Loading')}</PageLine>
      <div className={c.body}>
        <Loaded query={query} skeleton={<TableSkeleton />} failed={t('The bills could not be loaded.')}>
          {() => (
            <BillTable
              bills={shown}
              sort={filters.sort}
              onSort={(sort) => change({ sort })}
              openId={billId}
              onOpen={(id) => go(filters, id)}
              filters={
                <TrackerFilterBar
                  filters={filters}
                  change={change}
                  jurisdictions={jurisdictions}
                  areas={areas}
                />
              }
              empty={<NoBills onClear={() => go(readTrackerFilters(new URLSearchParams()), null)} />}
            />
          )}
        </Loaded>
      </div>
      <BillDrawer billId={billId} opened={billId !== null} onClose={() => go(filters, null)} />
    </Page>
  );
}

export { TrackerScreen as Component };
