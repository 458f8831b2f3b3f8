import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { StaffBill } from '../../staffContract.ts';
import { staffBillQuery, staffBillsQuery } from './staffBillsApi.ts';

/** Takes what the server answers after a change into the page's queries. Answers whether it holds by now; where it waits, it says so. */
export function useChangeKept(id: string) {
  const client = useQueryClient();
  return ({ waits, ...bill }: StaffBill & { waits: boolean }): boolean => {
    client.setQueryData(staffBillQuery(id).queryKey, bill);
    void client.invalidateQueries({ queryKey: staffBillsQuery.queryKey, exact: true });
    if (waits) {
      toast.success({ lead: t('Kept. It waits for a second reader, and readers see it then.') });
    }
    return !waits;
  };
}
