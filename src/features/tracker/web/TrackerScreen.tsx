import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { Page, PageLine, PageTitle } from '../../../ui/shell/Page.tsx';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import { Empty, Failed } from '../../../ui/state/StateCard.tsx';
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

function TableSkeleton() {
  return (
    <Loading>
      <div className={c.card}>
        {Array.from({ length: 8 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey bars without a name
          <div key={row} className={c.skeletonRow}>
            <Bar width="60%" height={14} gap={8} />
            <Bar width="85%" height={12} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** /m/tracker: the bills of the account's jurisdictions, how far they have come, and what they would change (decisions 7). */
function TrackerScreen() {
  const { data: bills, error, isPending, refetch } = useQuery(billsQuery);
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
        {isPending && <TableSkeleton />}
        {error && (
          <Failed
            title={t('The bills could not be loaded.')}
            text={error.message}
            onRetry={() => void refetch()}
          />
        )}
        {bills && (
          <div className={c.card}>
            <TrackerFilterBar filters={filters} change={change} jurisdictions={jurisdictions} areas={areas} />
            {shown.length > 0 ? (
              <BillTable
                bills={shown}
                sort={filters.sort}
                onSort={(sort) => change({ sort })}
                openId={billId}
                onOpen={(id) => go(filters, id)}
              />
            ) : (
              <Empty
                title={t('No bills found.')}
                text={t('Please adjust your filters and try again.')}
                action={
                  <Button
                    variant="default"
                    size="compact-sm"
                    onClick={() => go(readTrackerFilters(new URLSearchParams()), null)}
                  >
                    {t('Clear all filters')}
                  </Button>
                }
              />
            )}
          </div>
        )}
      </div>
      <BillDrawer billId={billId} opened={billId !== null} onClose={() => go(filters, null)} />
    </Page>
  );
}

export { TrackerScreen as Component };
