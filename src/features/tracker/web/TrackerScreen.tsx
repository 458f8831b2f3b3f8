import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { NoMatches } from '../../../ui/state/NoMatches.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import type { TrackedBill } from '../contract.ts';
import { billsQuery } from './api.ts';
import { BillDrawer } from './BillDrawer.tsx';
import { BillTable } from './BillTable.tsx';
import { TrackerFilterBar } from './TrackerFilterBar.tsx';
import { filterBills, standingOf } from './trackerFilters.ts';
import { useTrackerAddress } from './useTrackerAddress.ts';

const lineOf = (bills: readonly TrackedBill[]): string =>
  t('{{count}} bills and regulations in your jurisdictions, {{before}} before a legislature', {
    count: bills.length,
    before: bills.filter((bill) => standingOf(bill) === 'before').length,
  });

/** /m/tracker: the bills of the account's jurisdictions, how far they have come, and what they would change (decisions 7). */
function TrackerScreen() {
  const query = useQuery(billsQuery);
  const { filters, billId, change, clear, openBill, closeBill } = useTrackerAddress();
  const shown = filterBills(query.data ?? [], filters);
  return (
    <Page title={t('Bill Tracker')}>
      <PageHead title={t('Bill Tracker')} line={query.data ? lineOf(shown) : t('Loading')} />
      <PageBody>
        <Loaded query={query} skeleton={<TableSkeleton />} failed={t('The bills could not be loaded.')}>
          {(bills) => (
            <BillTable
              bills={shown}
              sort={filters.sort}
              onSort={(sort) => change({ sort })}
              openId={billId}
              onOpen={openBill}
              filters={<TrackerFilterBar filters={filters} change={change} bills={bills} />}
              empty={
                <NoMatches
                  title={t('No bills found.')}
                  action={{ label: t('Clear all filters'), onClick: clear }}
                />
              }
            />
          )}
        </Loaded>
      </PageBody>
      <BillDrawer billId={billId} opened={billId !== null} onClose={closeBill} />
    </Page>
  );
}

export { TrackerScreen as Component };
