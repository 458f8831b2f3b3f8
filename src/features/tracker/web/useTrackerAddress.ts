import { useSearchParams } from 'react-router';
import { readTrackerFilters, type TrackerFilters, writeTrackerFilters } from './trackerFilters.ts';

const BILL = 'bill';

/** The filters of the tracker and the bill that is open, which stand in the address, and how they change. */
export function useTrackerAddress() {
  const [params, setParams] = useSearchParams();
  const filters = readTrackerFilters(params);
  const billId = params.get(BILL);
  const go = (next: TrackerFilters, open: string | null): void => {
    const written = writeTrackerFilters(next);
    if (open) written.set(BILL, open);
    setParams(written, { replace: true, preventScrollReset: true });
  };
  return {
    filters,
    billId,
    change: (part: Partial<TrackerFilters>) => go({ ...filters, ...part }, billId),
    clear: () => go(readTrackerFilters(new URLSearchParams()), null),
    openBill: (id: string) => go(filters, id),
    closeBill: () => go(filters, null),
  };
}
