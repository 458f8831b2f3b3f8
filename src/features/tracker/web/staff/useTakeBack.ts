import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import type { WrittenBillBody } from '../../staffContract.ts';
import { asLeft } from './asLeft.ts';
import { staffBillQuery, staffBillsApi, staffBillsQuery } from './staffBillsApi.ts';

/**
 * Takes back what was written of a bill: by `change` while it is open, and on top of what stands by now when another is open instead,
 * because the offer to undo outlives the bill on the screen.
 */
export function useTakeBack(id: string, change: (part: Partial<WrittenBillBody>) => void) {
  const client = useQueryClient();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const writeLater = async (part: Partial<WrittenBillBody>): Promise<void> => {
    try {
      const standing = await client.fetchQuery(staffBillQuery(id));
      const body = { revision: standing.revision, bill: { ...asLeft(standing), ...part } };
      const saved = await staffBillsApi.changeBill({ params: { id }, body });
      client.setQueryData(staffBillQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: staffBillsQuery.queryKey, exact: true });
      void client.invalidateQueries({ queryKey: ['bills'] });
    } catch (error) {
      toastSomethingWentWrong(error as Error);
    }
  };
  return (part: Partial<WrittenBillBody>) => (isOpen.current ? change(part) : void writeLater(part));
}
